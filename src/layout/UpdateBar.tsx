import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNewRelease } from '../providers/appWorker.ts';

/** Says that a new release of the portal waits; what is being written is asked for before the page reloads. */
export function UpdateBar() {
  const renew = useNewRelease();
  const [agreed, setAgreed] = useState(false);
  if (!renew) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          loading={agreed}
          onClick={() => {
            setAgreed(true);
            renew();
          }}
        >
          Muat ulang
        </Button>
      }
    >
      Versi baru portal tersedia.
    </Alert>
  );
}
