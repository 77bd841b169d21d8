import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Row } from '../../../../resources/kit/index.ts';
import type { tandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import SignDialog from './SignDialog.tsx';

/** Signs what is ticked in one act. */
export default function SignTicked() {
  const { data, selectedIds, onUnselectItems } = useListContext<Row<typeof tandaTangan>>();
  const ticked = new Set(selectedIds.map(String));
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        {'Tandatangani'}
      </Button>
      {open ? (
        <SignDialog
          ids={[...ticked]}
          signed={data?.filter(({ id }) => ticked.has(id)) ?? []}
          onBegun={() => onUnselectItems()}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
