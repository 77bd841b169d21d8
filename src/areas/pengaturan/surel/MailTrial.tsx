import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { z } from 'zod';
import { unfilledMail } from '../../../../resources/pengaturan/firstAccount.ts';
import type { HasilUji } from '../../../../resources/pengaturan/panggilanSurel.ts';
import { useUnsavedInDialog } from '../../../platform/common/unsaved/useUnsaved.ts';
import { http } from '../../../platform/providers/http.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import { MailSection } from './MailSection.tsx';

/** Sends a mail with the server in force, and says what that answered. */
export function MailTrial() {
  const { user } = useAuthState();
  const own = user?.email && user.email !== unfilledMail ? user.email : '';
  const [kepada, setKepada] = useState(own);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [result, setResult] = useState<HasilUji | null>(null);
  useUnsavedInDialog(
    { name: 'surat-uji', dirty: kepada !== own, values: kepada, shape: z.string(), put: setKepada },
    false,
  );
  const send = async () => {
    setBusy(true);
    setProblem(null);
    setResult(null);
    try {
      setResult((await http<HasilUji>('sistem/surel/uji', { method: 'POST', body: { kepada } })).data);
    } catch (error) {
      setProblem(fieldErrorsOf(error).kepada ?? messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <MailSection title="Surat uji">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: { sm: 'flex-start' } }}>
        <TextField
          label="Kirim ke"
          type="email"
          margin="none"
          fullWidth
          value={kepada}
          onChange={event => setKepada(event.target.value)}
          error={problem !== null}
          helperText={problem && inWords(problem)}
        />
        <Button variant="outlined" onClick={send} loading={busy} sx={{ flexShrink: 0, minHeight: 40 }}>
          Kirim surat uji
        </Button>
      </Stack>
      {result ? (
        <Alert severity={result.terkirim ? 'success' : 'error'} sx={{ mt: 2 }}>
          {result.pesan}
          {result.jawaban ? (
            <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              Jawaban server: {result.jawaban}
            </Typography>
          ) : null}
        </Alert>
      ) : null}
    </MailSection>
  );
}
