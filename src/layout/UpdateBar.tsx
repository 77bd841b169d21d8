import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNewRelease } from '../providers/appWorker.ts';

/** Says that a new release of the portal waits; what is being written is asked for before the page reloads. */
export function UpdateBar() {
  const renew = useNewRelease();
  if (!renew) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={renew}>
          Muat ulang
        </Button>
      }
    >
      Versi baru portal tersedia.
    </Alert>
  );
}
