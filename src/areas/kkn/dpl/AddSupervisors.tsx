import GroupAddIcon from '@mui/icons-material/GroupAddOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { useMay } from '../../../platform/ui/permissions.ts';

const AddSupervisorsDialog = lazyScreen(() => import('./AddSupervisorsDialog.tsx'));

/** "Tambah banyak". */
export default function AddSupervisors() {
  const [open, setOpen] = useState(false);
  if (!useMay('create')) return null;
  return (
    <>
      <Button startIcon={<GroupAddIcon />} onClick={() => setOpen(true)}>
        Tambah banyak
      </Button>
      {open ? (
        <Suspense>
          <AddSupervisorsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
