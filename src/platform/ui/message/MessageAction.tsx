import MessageIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useListRows } from './meantRows.ts';
import { useMayWriteTo } from './useMayWriteTo.ts';

const MessageDialog = lazyScreen(() => import('./MessageDialog.tsx'));

/** Writes to the people of the chosen rows, for roles that may. */
export function MessageAction() {
  const may = useMayWriteTo();
  const [open, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button size="small" startIcon={<MessageIcon />} onClick={() => setOpen(true)}>
        Kirim pesan
      </Button>
      <Suspense>{open ? <ListMessageDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

/** The rows are those that were ticked when it opened. */
function ListMessageDialog({ onClose }: { onClose: () => void }) {
  const rows = useListRows();
  return <MessageDialog rows={rows} onClose={onClose} />;
}
