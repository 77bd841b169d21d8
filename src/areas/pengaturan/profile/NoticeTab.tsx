import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  type PilihanNotifikasi,
  simpanPilihanNotifikasi,
} from '../../../../resources/pengaturan/panggilanNotifikasi.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { useKept } from '../../../platform/common/unsaved/useKept.ts';
import { http } from '../../../platform/providers/http.ts';
import { type Phrase, useWords } from '../../../platform/providers/language.ts';
import { MomentField } from '../../../platform/ui/moment/MomentField.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { DevicePush } from './DevicePush.tsx';
import { refusalOf } from './formErrors.ts';
import { WhatsAppConsent } from './WhatsAppConsent.tsx';

const key = ['user', 'notifikasi'];

/** How the account hears of its notices. */
export function NoticeTab() {
  const say = useWords();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<PilihanNotifikasi>('user/notifikasi', { signal })).data,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (isPending) return <Loading height={280} label={say('Memuat pilihan')} />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  return (
    <Stack spacing={3} sx={{ maxWidth: 520 }}>
      <Choices known={data} />
      <Divider />
      <DevicePush />
      <WhatsAppConsent />
    </Stack>
  );
}

const ways = {
  segera: 'Portal dan surel segera',
  ringkasan: 'Portal dan satu surel ringkasan sehari',
  portal: 'Hanya di portal',
  tanpa: 'Tidak sama sekali',
} as const satisfies Record<string, Phrase>;

type Kind = keyof PilihanNotifikasi['pilihan'];
const kinds: readonly { kind: Kind; label: Phrase; help: Phrase }[] = [
  { kind: 'tugas', label: 'Tugas', help: 'Sesuatu menunggu Anda.' },
  { kind: 'peringatan', label: 'Peringatan', help: 'Dikembalikan, ditolak, atau hampir terlambat.' },
  { kind: 'pesan', label: 'Pesan', help: 'Ditulis orang lain kepada Anda.' },
  { kind: 'info', label: 'Kabar umum', help: 'Kabar yang tidak meminta apa pun.' },
];

function Choices({ known }: { known: PilihanNotifikasi }) {
  const say = useWords();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [values, put] = useKept({
    name: 'pilihan-notifikasi',
    initial: known,
    shape: simpanPilihanNotifikasi.body,
    onPage: true,
  });
  const [busy, setBusy] = useState(false);
  const choose = (kind: Kind, way: string) =>
    put(simpanPilihanNotifikasi.body.parse({ ...values, pilihan: { ...values.pilihan, [kind]: way } }));
  const save = async () => {
    setBusy(true);
    try {
      const body = values;
      queryClient.setQueryData(key, (await http('user/notifikasi', { method: 'PUT', body })).data);
      notify(say('Pilihan pemberitahuan disimpan.'), { type: 'success' });
    } catch (error) {
      notify(refusalOf(error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack spacing={2.5}>
      {kinds.map(({ kind, label, help }) => (
        <TextField
          key={kind}
          select
          margin="none"
          label={say(label)}
          helperText={say(help)}
          value={values.pilihan[kind]}
          onChange={event => choose(kind, event.target.value)}
        >
          {Object.entries(ways)
            .filter(([way]) => way !== 'tanpa' || kind === 'info')
            .map(([way, words]) => (
              <MenuItem key={way} value={way}>
                {say(words)}
              </MenuItem>
            ))}
        </TextField>
      ))}
      <FormControl component="fieldset">
        <FormLabel component="legend">{say('Tampil juga di perangkat')}</FormLabel>
        <FormGroup row>
          {kinds.map(({ kind, label }) => (
            <FormControlLabel
              key={kind}
              label={say(label)}
              disabled={values.pilihan[kind] === 'tanpa'}
              control={
                <Checkbox
                  checked={values.push[kind] && values.pilihan[kind] !== 'tanpa'}
                  onChange={(_, on) => put({ ...values, push: { ...values.push, [kind]: on } })}
                />
              }
            />
          ))}
        </FormGroup>
      </FormControl>
      <div>
        <Typography variant="subtitle2">{say('Jam tenang')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {say('Surel dan pemberitahuan di perangkat pada jam ini dikirim sesudahnya. Kosongkan bila tidak perlu.')}
        </Typography>
        <Stack direction="row" spacing={1}>
          <MomentField
            kind="time"
            label={say('Mulai')}
            value={values.tenangMulai}
            onChange={tenangMulai => put({ ...values, tenangMulai })}
          />
          <MomentField
            kind="time"
            label={say('Selesai')}
            value={values.tenangSelesai}
            onChange={tenangSelesai => put({ ...values, tenangSelesai })}
          />
        </Stack>
      </div>
      <div>
        <Button variant="contained" loading={busy} onClick={save}>
          {say('Simpan')}
        </Button>
      </div>
    </Stack>
  );
}
