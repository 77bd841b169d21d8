import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, required, SaveButton, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { http } from '../../../platform/providers/http.ts';
import { type Phrase, useWords } from '../../../platform/providers/language.ts';
import { reloadSession, useAuthState } from '../../../platform/providers/session.ts';
import { refusalOf } from './formErrors.ts';
import { SecretInput } from './SecretInput.tsx';

const mustFill = [required()];
const different = 'Tidak sama dengan kata sandi baru.' satisfies Phrase;
/** The new password once more, or the account would be lost with a slip of the finger. */
const sameAsNew = (value: string, { newPassword }: FieldValues) => (value === newPassword ? undefined : different);
const mustRepeat = [required(), sameAsNew];

/** Changes one's own password; other sessions end. */
export function PasswordTab() {
  const say = useWords();
  const { user } = useAuthState();
  const notify = useNotify();
  const navigate = useNavigate();
  if (!user) return null;

  if (user.sumber === 'silaturahmi') {
    return <Typography>{say('Kata sandi akun Anda dikelola Silaturahmi. Gantilah lewat Silaturahmi.')}</Typography>;
  }

  const save = async ({ oldPassword, newPassword }: FieldValues) => {
    try {
      await http(`user/password/${user.id}`, { method: 'PUT', body: { oldPassword, newPassword } });
      const first = user.wajibGantiSandi;
      await reloadSession();
      notify(say('Kata sandi diganti. Sesi di perangkat lain telah diakhiri.'), { type: 'success' });
      if (first) navigate('/dashboard');
    } catch (error) {
      const { fields, message } = refusalOf(error);
      if (!fields) notify(message, { type: 'error' });
      return fields;
    }
  };

  return (
    <Form onSubmit={save} key={user.wajibGantiSandi ? 'wajib' : 'sukarela'}>
      {/* Password managers look for the account's name beside a new password. */}
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <Stack spacing={1} sx={{ maxWidth: 420 }}>
        <SecretInput
          source="oldPassword"
          label={say('Kata sandi lama')}
          autoComplete="current-password"
          validate={mustFill}
        />
        <SecretInput
          source="newPassword"
          label={say('Kata sandi baru')}
          help={say(
            'Minimal 8 karakter, memuat huruf dan angka. Kata umum dengan angka (Rahasia123), nama pengguna, dan nomor induk terlalu mudah ditebak.',
          )}
          autoComplete="new-password"
          validate={mustFill}
        />
        <SecretInput
          source="ulangi"
          label={say('Ulangi kata sandi baru')}
          autoComplete="new-password"
          validate={mustRepeat}
        />
        <Box sx={{ pt: 1 }}>
          <SaveButton label={say('Ganti kata sandi')} />
        </Box>
      </Stack>
    </Form>
  );
}
