import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { PerangkatPush, PerangkatSaya, UjiPerangkat } from '../../../../resources/pengaturan/panggilanPush.ts';
import { turnOffDevice } from '../../../platform/providers/devicePush.ts';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { deviceName } from './deviceName.ts';
import { refusalOf } from './formErrors.ts';

/** What the server knows of the account's devices, and this browser of itself. */
export const devicesKey = ['user', 'perangkat'];
export const browserKey = ['perangkat'];

/** One device: what it shows, a try, its end. */
export function DeviceRow({ device }: { device: PerangkatPush }) {
  const say = useWords();
  const labelOf = useLabel();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const name = labelOf(deviceName(device.perangkat ?? '', say('di')));
  const path = `user/perangkat/${device.id}`;
  const fail = (reason: Error) => notify(refusalOf(reason).message, { type: 'error' });
  const change = useMutation({
    mutationFn: async (call: { method: 'PUT' | 'DELETE'; body?: { judul: boolean } }) => {
      const { data } = await http<PerangkatSaya>(path, call);
      if (call.method === 'DELETE' && device.sesiIni) await turnOffDevice();
      return data;
    },
    onSuccess: (data, { method }) => {
      queryClient.setQueryData(devicesKey, data);
      if (method === 'DELETE') notify(say('Perangkat dilepas.'), { type: 'success' });
    },
    onError: fail,
    onSettled: () => queryClient.invalidateQueries({ queryKey: browserKey }),
  });
  const attempt = useMutation({
    mutationFn: async () => (await http<UjiPerangkat>(`${path}/uji`, { method: 'POST', body: {} })).data,
    onSuccess: ({ berhasil, alasan }) =>
      berhasil
        ? notify(say('Pemberitahuan percobaan dikirim.'), { type: 'success' })
        : notify(labelOf(alasan ?? ''), { type: 'error' }),
    onError: fail,
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesKey }),
  });
  const received = device.terakhirTerkirim
    ? say('Terakhir menerima %{waktu}', { waktu: formatDateTime(device.terakhirTerkirim) })
    : say('Belum menerima pemberitahuan');
  return (
    <ListItem disableGutters divider sx={{ display: 'block', py: 1.5 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>{name}</Typography>
        {device.sesiIni ? <Chip size="small" color="success" variant="outlined" label={say('Perangkat ini')} /> : null}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {device.kesalahan ? say('Gagal terakhir: %{alasan}', { alasan: device.kesalahan }) : received}
      </Typography>
      <FormControlLabel
        label={say('Tampilkan judul di layar')}
        control={
          <Switch
            checked={device.judul}
            disabled={change.isPending}
            onChange={(_, judul) => change.mutate({ method: 'PUT', body: { judul } })}
          />
        }
      />
      <FormHelperText sx={{ mt: 0 }}>
        {say('Tanpa ini hanya jenisnya yang tampil, misalnya "Ada tugas baru untuk Anda".')}
      </FormHelperText>
      <Stack direction="row" spacing={1} sx={{ mt: 0.5 }}>
        <Button
          size="small"
          loading={attempt.isPending}
          onClick={() => attempt.mutate()}
          aria-label={say('Coba pemberitahuan di %{perangkat}', { perangkat: name })}
        >
          {say('Coba')}
        </Button>
        <Button
          size="small"
          color="error"
          disabled={change.isPending}
          onClick={() => change.mutate({ method: 'DELETE' })}
          aria-label={say('Lepas %{perangkat}', { perangkat: name })}
        >
          {say('Lepas')}
        </Button>
      </Stack>
    </ListItem>
  );
}
