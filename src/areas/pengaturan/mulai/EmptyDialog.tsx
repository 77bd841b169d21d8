import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Form, InputHelperText, required, useInput, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import type { IsiContoh, isiContoh, KeadaanContoh } from '../../../../resources/pengaturan/contoh.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatNumber } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { DialogButtons } from '../../../platform/ui/DialogButtons.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { refusalOf } from '../profile/formErrors.ts';
import { SecretInput } from '../profile/SecretInput.tsx';

interface Props {
  state: KeadaanContoh;
  onClose: () => void;
  onBegun: (state: KeadaanContoh) => void;
}

const mustFill = [required()];
const sameAsNew = (value: string, { kataSandiBaru }: FieldValues) =>
  value === kataSandiBaru ? undefined : 'Tidak sama dengan kata sandi baru.';
const mustRepeat = [required(), sameAsNew];
const fewest = 8;

/** Says what goes and what stays, then asks for the portal's name and the password that the account has from then on. */
export function EmptyDialog({ state, onClose, onBegun }: Props) {
  const id = useId();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const content = useQuery({
    queryKey: ['pengaturan', 'mulai', 'contoh', 'isi'],
    queryFn: async ({ signal }) =>
      (await http<AnswerOf<typeof isiContoh>>('pengaturan/mulai/contoh/isi', { signal })).data,
    staleTime: 0,
    retry: false,
  });

  const empty = async ({ namaPortal, kataSandiBaru, cadangan }: FieldValues) => {
    setBusy(true);
    try {
      const body = { namaPortal, kataSandiBaru, cadangan };
      onBegun((await http<KeadaanContoh>('pengaturan/mulai/contoh/kosongkan', { method: 'POST', body })).data);
    } catch (error) {
      const { fields, message } = refusalOf(error);
      if (!fields) notify(message, { type: 'error' });
      return fields;
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={busy ? undefined : onClose} aria-labelledby={`${id}-judul`}>
      <DialogTitle id={`${id}-judul`}>Kosongkan data contoh</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>
          Yang dihapus tidak dapat dikembalikan, kecuali dari cadangan. Semua orang keluar dari portal, dan akun Anda (
          {state.username}) menjadi satu-satunya akun.
        </Typography>
        {content.data ? (
          <>
            <Numbers title="Dihapus" rows={content.data.pergi} />
            <Numbers title="Tetap" rows={content.data.tetap} />
          </>
        ) : content.error ? (
          <RetryAlert error={content.error} onRetry={content.refetch} sx={{ mb: 2 }} />
        ) : (
          <Loading label="Menghitung isi data contoh" height={240} sx={{ mb: 2 }} />
        )}
        <Form id={id} defaultValues={{ cadangan: true }} onSubmit={empty} noValidate>
          <input type="text" name="username" autoComplete="username" value={state.username} readOnly hidden />
          <Stack spacing={1} sx={{ pt: 1 }}>
            <SecretInput
              source="kataSandiBaru"
              label="Kata sandi baru akun Anda"
              help="Kata sandi akun contoh diketahui semua orang. Minimal 8 karakter, memuat huruf dan angka. Kata umum dengan angka (Rahasia123), nama pengguna, dan nomor induk terlalu mudah ditebak."
              autoComplete="new-password"
              validate={mustFill}
            />
            <SecretInput
              source="ulangi"
              label="Ulangi kata sandi baru"
              autoComplete="new-password"
              validate={mustRepeat}
            />
            <BackupInput />
            <NameInput name={state.namaPortal} />
          </Stack>
        </Form>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose} disabled={busy}>
          Batal
        </Button>
        <Button type="submit" form={id} variant="contained" color="error" loading={busy} disabled={!content.data}>
          Kosongkan data contoh
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function BackupInput() {
  const { field } = useInput({ source: 'cadangan' });
  return (
    <FormControlLabel
      label="Buat cadangan lebih dahulu"
      control={<Checkbox checked={field.value === true} onChange={field.onChange} />}
    />
  );
}

/** The portal's name, which nobody types by mistake. */
function NameInput({ name }: { name: string }) {
  const { id, field, fieldState } = useInput({ source: 'namaPortal', validate: mustFill });
  const { ref, ...control } = field;
  const error = fieldState.error?.message;
  return (
    <TextField
      {...control}
      id={id}
      inputRef={ref}
      label={`Tulis "${name}" untuk melanjutkan`}
      required
      autoComplete="off"
      error={error !== undefined}
      helperText={error ? <InputHelperText error={error} /> : null}
    />
  );
}

/** Rows of what, the most first; the rest on demand. */
function Numbers({ title, rows }: { title: string; rows: IsiContoh['pergi'] }) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, fewest);
  const total = rows.reduce((sum, { jumlah }) => sum + jumlah, 0);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {title}: {formatNumber(total)} baris
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, rowGap: 0.25, my: 0.5 }}
      >
        {shown.map(({ label, jumlah }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2">
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              {formatNumber(jumlah)}
            </Typography>
          </Box>
        ))}
      </Box>
      {rows.length > fewest ? (
        <Button size="small" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? 'Ringkas' : `Lihat semua (${rows.length})`}
        </Button>
      ) : null}
    </Box>
  );
}
