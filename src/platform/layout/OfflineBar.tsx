import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { linkOpens } from '../../../resources/kit/index.ts';
import { useDeclaredScreens } from '../common/declaredScreens.ts';
import { useLabel, useWords } from '../providers/language.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const networkPath = '/network';

/** Says that the device is offline, and leads to the state of the network (docs/domain/10 §4 "/network"). */
export function OfflineBar() {
  const say = useWords();
  const labelOf = useLabel();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const { pathname } = useLocation();
  // Logbook entries are kept on the device.
  const writes = useDeclaredScreens().some(
    ({ pattern, path }) => pattern.startsWith('logbook') && linkOpens(path, pathname),
  );
  if (online) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2 }}
      action={
        pathname === networkPath ? null : (
          <Button component={Link} to={networkPath} color="inherit" size="small">
            {labelOf('Status Jaringan')}
          </Button>
        )
      }
    >
      {say('Anda sedang luring.')}{' '}
      {writes
        ? say('Catatan tersimpan di perangkat ini dan dikirim setelah tersambung.')
        : say('Perubahan belum dapat disimpan.')}
    </Alert>
  );
}
