import MessageIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { oneRow } from './meantRows.ts';

const MessageDialog = lazyScreen(() => import('./MessageDialog.tsx'));

/** Writes to the people of one row. */
export function RowMessageAction({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<MessageIcon />} onClick={() => setOpen(true)}>
        Kirim pesan
      </Button>
      <Suspense>{open ? <MessageDialog rows={oneRow(id)} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
