import Alert from '@mui/material/Alert';
import { useAuthState } from '../../../platform/providers/session.ts';
import { Deputies } from '../deputies/Deputies.tsx';

/** Deputies of one's own roles. Who acts for somebody else goes back to an own role first. */
export function DeputyTab() {
  const { user } = useAuthState();
  const acting = user?.userRole.find(({ id }) => id === user.idUserRole)?.atasNama;
  if (acting)
    return (
      <Alert severity="info">
        Anda sedang mewakili {acting.nama}. Kembali ke peran Anda sendiri untuk menunjuk atau mencabut wakil.
      </Alert>
    );
  return <Deputies />;
}
