import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useWords } from '../../../platform/providers/language.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { sendWaiting, takeBack } from './waiting.ts';

interface Props {
  form: string;
  row: string | undefined;
  /** The server has them now. */
  onArrived: () => void;
}

/** Answers that wait for a connection, with what may be done meanwhile. */
export function WaitingAnswers({ form, row, onArrived }: Props) {
  const say = useWords();
  const { user } = useAuthState();
  const id = String(user?.id ?? '');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      if ((await sendWaiting(id)).length) onArrived();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Alert severity="warning">
      {say('Menunggu dikirim. Jawaban tersimpan di perangkat ini dan dikirim sendiri begitu ada sambungan.')}
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" color="inherit" loading={busy} onClick={send}>
          {say('Kirim sekarang')}
        </Button>
        <Button size="small" color="inherit" disabled={busy} onClick={() => takeBack(id, form, row)}>
          {say('Ubah jawaban')}
        </Button>
      </Stack>
    </Alert>
  );
}
