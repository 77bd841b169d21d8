import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatDate } from '../providers/format.ts';
import { useLabel, useWords } from '../providers/language.ts';
import { useAuthState } from '../providers/session.ts';
import { useSwitchAkses } from './bar/useSwitchAkses.ts';

/** Says for whom somebody acts, and leads back to a role of their own. */
export default function DeputyBar() {
  const say = useWords();
  const labelOf = useLabel();
  const { user } = useAuthState();
  const change = useSwitchAkses();
  const acting = user?.userRole.find(({ id }) => id === user.idUserRole);
  if (!user || !acting?.atasNama) return null;
  const own = user.userRole.find(({ atasNama }) => !atasNama);
  const { nama, sampai } = acting.atasNama;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2 }}
      action={
        own ? (
          <Button color="inherit" size="small" onClick={() => change(own)}>
            {say('Kembali ke peran saya')}
          </Button>
        ) : null
      }
    >
      {say('Anda mewakili %{nama} sebagai %{peran} sampai %{hari}.', {
        nama,
        peran: labelOf(acting.name),
        hari: formatDate(sampai),
      })}
    </Alert>
  );
}
