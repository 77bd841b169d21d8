import FactCheck from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { useMay } from '../../../platform/ui/permissions.ts';

const SampleDialog = lazyScreen(() => import('./SampleDialog.tsx'));

/** "Mulai dari contoh": a draft out of a ready-made survey. */
export default function StartFromSample() {
  const [open, setOpen] = useState(false);
  if (!useMay('create')) return null;
  return (
    <>
      <Button startIcon={<FactCheck />} onClick={() => setOpen(true)}>
        Mulai dari contoh
      </Button>
      {open ? (
        <Suspense>
          <SampleDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
