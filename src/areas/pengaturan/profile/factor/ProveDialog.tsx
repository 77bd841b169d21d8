import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isRecord } from '../../../../platform/providers/isRecord.ts';
import { useWords } from '../../../../platform/providers/language.ts';
import { AskDialog } from '../../../../platform/ui/AskDialog.tsx';
import { refusalOf } from '../formErrors.ts';

interface Props {
  title: string;
  text: string;
  verb: string;
  danger?: boolean;
  /** Does it; a refusal is shown in the dialog. */
  onProve: (proof: { password: string; kode: string }) => Promise<void>;
  onClose: () => void;
}

const said = (fields: unknown, name: string): string | undefined =>
  isRecord(fields) && typeof fields[name] === 'string' ? fields[name] : undefined;

/** Asks for the password and a code before something about the second factor changes. */
export function ProveDialog({ title, text, verb, danger, onProve, onClose }: Props) {
  const say = useWords();
  const [password, setPassword] = useState('');
  const [kode, setKode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ReturnType<typeof refusalOf>>();
  const prove = async () => {
    setBusy(true);
    try {
      await onProve({ password, kode });
    } catch (error) {
      setProblem(refusalOf(error));
      setBusy(false);
    }
  };
  const wrong = { password: said(problem?.fields, 'password'), kode: said(problem?.fields, 'kode') };
  return (
    <AskDialog
      title={title}
      verb={verb}
      danger={danger}
      busy={busy}
      problem={problem && !wrong.password && !wrong.kode ? problem.message : null}
      onAgree={() => void prove()}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography>{text}</Typography>
        <TextField
          label={say('Kata sandi')}
          type="password"
          required
          autoFocus
          value={password}
          onChange={event => setPassword(event.target.value)}
          error={wrong.password !== undefined}
          helperText={wrong.password}
          slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
        />
        <TextField
          label={say('Kode verifikasi')}
          required
          value={kode}
          onChange={event => setKode(event.target.value)}
          error={wrong.kode !== undefined}
          helperText={wrong.kode ?? say('Dari aplikasi autentikator, atau kode pemulihan.')}
          slotProps={{ htmlInput: { autoComplete: 'one-time-code', maxLength: 20 } }}
        />
      </Stack>
    </AskDialog>
  );
}
