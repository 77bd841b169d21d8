import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { desa } from '../../../../resources/kkn/desa.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { useCopySources } from '../../../platform/ui/copy/useCopySources.ts';
import { useMay } from '../../../platform/ui/permissions.ts';

const CopyDialog = lazyScreen(() => import('./CopyDialog.tsx'));

/** "Salin dari gelombang lain". */
export default function CopyVillages() {
  const [open, setOpen] = useState(false);
  const may = useMay('create');
  const villages = useCopySources(desa.name, { enabled: may });
  const waves = useCopySources('kkn/gelombang', { least: 2, enabled: may });
  if (!villages || !waves) return null;
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
