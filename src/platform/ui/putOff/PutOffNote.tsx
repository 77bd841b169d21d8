import SnoozeIcon from '@mui/icons-material/Snooze';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useResourceContext } from 'react-admin';
import { formatDate } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { usePutOff } from './usePutOff.ts';
import { useTakeBack } from './useTakeBack.ts';

/** Says until when and why the reader has put a row of the resource around off, and takes it back. */
export function PutOffNote({ id }: { id: unknown }) {
  const say = useWords();
  const resource = useResourceContext() ?? '';
  const takeBack = useTakeBack(resource);
  const found = usePutOff(resource).find(one => one.id === id);
  if (!found) return null;
  return (
    <Alert
      severity="info"
      icon={<SnoozeIcon fontSize="inherit" />}
      sx={{ mb: 2, overflowWrap: 'anywhere' }}
      action={
        <Button color="inherit" size="small" loading={takeBack.isPending} onClick={() => takeBack.mutate([found.id])}>
          {say('Kembali ke antrean')}
        </Button>
      }
    >
      {say('Anda tunda sampai %{hari}: %{alasan}', { hari: formatDate(found.sampai), alasan: found.alasan })}
    </Alert>
  );
}
