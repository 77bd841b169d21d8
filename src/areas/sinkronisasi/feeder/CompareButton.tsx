import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { pengirimanFeeder } from '../../../../resources/sinkronisasi/feeder/pengiriman.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { useMay } from '../../../platform/ui/permissions.ts';

const CompareDialog = lazyScreen(() => import('./CompareDialog.tsx'));

/** 'Bandingkan' on the page of a sending: what only the Feeder has of its semester, and what only the portal has. */
export default function CompareButton() {
  const record = useRecordContext();
  const may = useMay('action', pengirimanFeeder.name);
  const [open, setOpen] = useState(false);
  if (!record || !may) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Bandingkan
      </Button>
      {open ? (
        <Suspense>
          <CompareDialog id={String(record.id)} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
