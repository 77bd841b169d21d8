import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { formatDateTime } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { Notice } from '../../ui/list/Notice.tsx';

interface Props {
  /** When the device's was last typed in. */
  at: number;
  onDevice: () => void;
  onServer: () => void;
}

/** The device has unsent work on an older version of what the server has: the person says which one goes on. */
export function DraftChoice({ at, onDevice, onServer }: Props) {
  const say = useWords();
  return (
    <Paper variant="outlined">
      <Notice
        title={say('Ada isian di perangkat ini yang belum tersimpan')}
        text={say('Isian di perangkat ini (%{tanggal}) berbeda dari yang tersimpan. Pilih yang dilanjutkan.', {
          tanggal: formatDateTime(new Date(at).toISOString()),
        })}
      >
        <Button variant="contained" onClick={onDevice}>
          {say('Pakai isian di perangkat')}
        </Button>
        <Button variant="outlined" onClick={onServer}>
          {say('Pakai yang di server')}
        </Button>
      </Notice>
    </Paper>
  );
}
