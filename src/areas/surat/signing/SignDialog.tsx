import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { tandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import { shownItems } from '../../../platform/providers/shownVersions.ts';
import { AskDialog } from '../../../platform/ui/AskDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import { namesOf, type Signed } from './namesOf.ts';
import { useSigning } from './useSigning.ts';

interface Props {
  ids: readonly string[];
  /** The same, as far as they are at hand: they name what is signed. */
  signed: readonly Signed[];
  /** The act has begun. */
  onBegun: () => void;
  onClose: () => void;
}

/** Asks for the passphrase once, and begins to sign; it is forgotten with the dialog. */
export default function SignDialog({ ids, signed, onBegun, onClose }: Props) {
  const { data, error, sign } = useSigning();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const layanan = data?.layanan;
  const begin = async () => {
    if (busy || !password) return;
    setBusy(true);
    setProblem(null);
    setWrong(undefined);
    try {
      await sign(shownItems(tandaTangan.name, ids), password);
      onBegun();
    } catch (failure) {
      const { password: said } = fieldErrorsOf(failure);
      setWrong(said);
      setProblem(said === undefined ? messageOf(failure) : null);
      setBusy(false);
    }
  };
  const label = layanan?.minta === 'kataSandi' ? 'Kata sandi akun Anda' : 'Frasa sandi sertifikat Anda';
  return (
    <AskDialog
      title={`Tandatangani ${signed.length === ids.length ? namesOf(signed) : `${ids.length} dokumen`}?`}
      verb="Tandatangani"
      busy={busy}
      disabled={!layanan || !password}
      problem={problem ?? (error ? messageOf(error) : null)}
      onAgree={() => void begin()}
      onClose={onClose}
    >
      {layanan === null ? (
        <Alert severity="info">Tanda tangan elektronik belum disiapkan pengelola server.</Alert>
      ) : (
        <Stack
          component="form"
          spacing={2}
          onSubmit={event => {
            event.preventDefault();
            void begin();
          }}
        >
          {layanan?.cara === 'contoh' ? (
            <Alert severity="warning">
              {'Contoh, tidak sah: sertifikat ini dibuat sendiri oleh portal contoh dan tidak dipercaya siapa pun.'}
            </Alert>
          ) : null}
          <Typography>
            {
              'Tanda tangan elektronik dibubuhkan pada setiap berkas. Diketik sekali untuk semuanya, dan tidak disimpan.'
            }
          </Typography>
          <TextField
            label={label}
            type="password"
            required
            autoFocus
            value={password}
            onChange={event => setPassword(event.target.value)}
            error={wrong !== undefined}
            helperText={wrong}
            slotProps={{
              htmlInput: {
                autoComplete: layanan?.minta === 'kataSandi' ? 'current-password' : 'off',
                maxLength: 200,
              },
            }}
          />
        </Stack>
      )}
    </AskDialog>
  );
}
