import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import SignDialog from './SignDialog.tsx';

/** Signs the ticked letters in one act. */
export default function SignTicked() {
  const { selectedIds, onUnselectItems } = useListContext();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        {'Tandatangani'}
      </Button>
      {open ? (
        <SignDialog ids={selectedIds.map(String)} onBegun={() => onUnselectItems()} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
