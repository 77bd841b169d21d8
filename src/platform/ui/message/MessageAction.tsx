import MessageIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../common/lazyScreen.ts';
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
      <Suspense>{open ? <MessageDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
