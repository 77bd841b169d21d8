import DecreeIcon from '@mui/icons-material/HistoryEduOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { useSelection } from '../../../platform/ui/list/selection.ts';
import { useMay } from '../../../platform/ui/permissions.ts';

const DecreeDialog = lazyScreen(() => import('./DecreeDialog.tsx'));

/** For ticked lecturers: one SK with its number, date and file. */
export default function DecreeForMany() {
  const { all, target } = useSelection();
  const [open, setOpen] = useState(false);
  if (!useMay('edit') || all || !('ids' in target)) return null;
  return (
    <>
      <Button size="small" startIcon={<DecreeIcon />} onClick={() => setOpen(true)}>
        Isi SK
      </Button>
      {open ? (
        <Suspense>
          <DecreeDialog ids={target.ids} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
