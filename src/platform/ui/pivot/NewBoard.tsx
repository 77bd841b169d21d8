import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ReportDialog } from './ReportDialog.tsx';
import { useBoardCalls } from './useBoards.ts';

/** "Papan baru" on the shelf: asks for a name and leads to the board. */
export function NewBoard({
  roles,
  onMade,
}: {
  roles: readonly { id: string; nama: string }[];
  onMade: (id: string) => void;
}) {
  const { create } = useBoardCalls();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => setAsking(true)}>
        Papan baru
      </Button>
      {asking ? (
        <ReportDialog
          title="Papan baru"
          of="papan"
          first={{ nama: '', uraian: null, peran: [] }}
          roles={roles}
          onClose={() => setAsking(false)}
          onSave={async ({ nama, peran }) => onMade((await create({ nama, peran, isi: [] })).id)}
        />
      ) : null}
    </>
  );
}
