import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { z } from 'zod';
import type { BodyOf } from '../../../../resources/kit/index.ts';
import type {
  KeadaanSurel,
  lepasServerSurel,
  simpanServerSurel,
} from '../../../../resources/pengaturan/panggilanSurel.ts';
import { keamananSurel } from '../../../../resources/sistem/serverSurel.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { useUnsaved } from '../../../platform/common/unsaved/useUnsaved.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { fieldErrorsOf, messageOf } from '../../../platform/ui/failedCall.ts';
import { MailSection } from './MailSection.tsx';

/** Typed settings; the password is never kept on the device. */
const typed = z.object({
  host: z.string(),
  port: z.string(),
  keamanan: z.enum(['starttls', 'tls', 'tanpa']),
  pengguna: z.string(),
  namaPengirim: z.string(),
  alamatPengirim: z.string(),
});
type Typed = z.infer<typeof typed>;

const typedOf = (state: KeadaanSurel): Typed => ({
  host: state.host,
  port: String(state.port),
  keamanan: state.keamanan,
  pengguna: state.pengguna,
  namaPengirim: state.namaPengirim,
  alamatPengirim: state.alamatPengirim,
});

const origins = {
  tersimpan: null,
  lingkungan: 'Yang berlaku sekarang berasal dari SMTP_URL server. Yang disimpan di sini menggantikannya.',
  tidak: 'Belum ada server surel: pemberitahuan hanya tampil di dalam portal.',
} as const;

interface Props {
  state: KeadaanSurel;
  onSave: (body: BodyOf<typeof simpanServerSurel>) => Promise<unknown>;
  onForget: (body: BodyOf<typeof lepasServerSurel>) => Promise<unknown>;
}

/** The mail server, as stored or as the environment has it. */
export function MailServerForm({ state, onSave, onForget }: Props) {
  const notify = useNotify();
  const { confirm } = useDialogs();
  const before = typedOf(state);
  const [values, setValues] = useState(before);
  const [password, setPassword] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const dirty = password !== null || JSON.stringify(values) !== JSON.stringify(before);
  useUnsaved({ name: 'server-surel', dirty, values, shape: typed, put: setValues });

  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setErrors({});
    try {
      await work();
      notify(done, { type: 'success' });
    } catch (error) {
      const byField = fieldErrorsOf(error);
      setErrors(byField);
      if (!Object.keys(byField).length) notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const port = /^\d+$/.test(values.port.trim()) ? Number(values.port) : 0;
    const sandi = password === null ? {} : { sandi: password };
    const body = Object.assign(sandi, { ...values, port, version: state.version });
    void attempt(() => onSave(body), 'Server surel disimpan dan langsung berlaku.');
  };
  const forget = async () => {
    const { version } = state;
    if (version === null) return;
    const text = 'Yang berlaku kembali dari SMTP_URL server. Tanpa itu, tidak ada surel yang dikirim.';
    if (await confirm({ title: 'Hapus server surel', text, accept: 'Hapus', danger: true }))
      await attempt(() => onForget({ version }), 'Server surel dihapus.');
  };
  const field = (name: keyof Typed | 'sandi') => ({
    error: errors[name] !== undefined,
    helperText: errors[name] === undefined ? undefined : inWords(errors[name]),
    margin: 'none' as const,
    fullWidth: true,
  });
  const text = (name: Exclude<keyof Typed, 'keamanan'>) => ({
    ...field(name),
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  const origin = origins[state.asal];
  return (
    <MailSection title="Server surel">
      {origin ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {origin}
        </Alert>
      ) : null}
      <Box component="form" noValidate onSubmit={save}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
          }}
        >
          <TextField {...text('host')} label="Host" required placeholder="smtp.kampus.ac.id" />
          <TextField {...text('port')} label="Port" required slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            mt: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <TextField
            {...field('keamanan')}
            select
            label="Keamanan"
            required
            value={values.keamanan}
            onChange={event => setValues({ ...values, keamanan: typed.shape.keamanan.parse(event.target.value) })}
            sx={{ gridColumn: '1 / -1' }}
          >
            {Object.entries(keamananSurel).map(([value, label]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <TextField {...text('pengguna')} label="Nama pengguna" slotProps={{ htmlInput: { autoComplete: 'off' } }} />
          <TextField
            {...field('sandi')}
            label="Kata sandi"
            type="password"
            value={password ?? ''}
            placeholder={state.sandiTersimpan ? 'Tersimpan; isi untuk menggantinya' : undefined}
            onChange={event => setPassword(event.target.value)}
            slotProps={{
              htmlInput: { autoComplete: 'new-password' },
              inputLabel: state.sandiTersimpan ? { shrink: true } : {},
            }}
          />
          <TextField {...text('namaPengirim')} label="Nama pengirim" placeholder="Nama portal" />
          <TextField {...text('alamatPengirim')} label="Alamat pengirim" required type="email" />
        </Box>
        <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
          <Button type="submit" variant="contained" loading={busy} disabled={!dirty}>
            Simpan
          </Button>
          {state.version === null ? null : (
            <Button color="error" disabled={busy} onClick={forget}>
              Hapus
            </Button>
          )}
        </Stack>
      </Box>
    </MailSection>
  );
}
