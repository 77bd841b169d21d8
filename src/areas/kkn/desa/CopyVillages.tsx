import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { useMay } from '../../../platform/ui/permissions.ts';

const CopyDialog = lazyScreen(() => import('./CopyDialog.tsx'));

/** "Salin dari gelombang lain". */
export default function CopyVillages() {
  const [open, setOpen] = useState(false);
  if (!useMay('create')) return null;
  return (
    <>
      <Button startIcon={<CopyIcon />} onClick={() => setOpen(true)}>
        Salin dari gelombang lain
      </Button>
      {open ? (
        <Suspense>
          <CopyDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
