import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { PerangkatSaya } from '../../../../resources/pengaturan/panggilanPush.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { type DeviceState, deviceState, turnOnDevice } from '../../../platform/providers/devicePush.ts';
import { http } from '../../../platform/providers/http.ts';
import { type Phrase, useWords } from '../../../platform/providers/language.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { browserKey, DeviceRow, devicesKey } from './DeviceRow.tsx';
import { refusalOf } from './formErrors.ts';

const stateKey = [...browserKey, 'keadaan'];

/** Why notices cannot be switched on here. */
const closed: Readonly<Partial<Record<DeviceState, Phrase>>> = {
  unsupported:
    'Peramban ini tidak dapat menampilkan pemberitahuan. Pakai Chrome, Edge, Firefox, atau Safari yang baru.',
  install: 'Di iPhone dan iPad, tambahkan portal ke layar utama dahulu, lalu buka dari sana.',
  denied:
    'Peramban ini menolak pemberitahuan dari portal. Izinkan di pengaturan situs peramban, lalu muat ulang halaman.',
};

/** The devices on which notices appear by themselves, and the switch for this one. */
export function DevicePush() {
  const say = useWords();
  const devices = useQuery({
    queryKey: devicesKey,
    queryFn: async ({ signal }) => (await http<PerangkatSaya>('user/perangkat', { signal })).data,
    retry: false,
  });
  const own = useQuery({ queryKey: stateKey, queryFn: deviceState, retry: false });
  return (
    <Box component="section">
      <Typography variant="subtitle2">{say('Pemberitahuan di perangkat')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {say('Pemberitahuan muncul di layar perangkat meskipun portal tidak dibuka.')}
      </Typography>
      {devices.error ? (
        <RetryAlert error={devices.error} onRetry={devices.refetch} />
      ) : devices.isPending || own.isPending ? (
        <Loading height={80} label={say('Memuat perangkat')} />
      ) : (
        <>
          <ThisDevice known={devices.data} state={own.data ?? 'unsupported'} />
          {devices.data.perangkat.length ? (
            <List disablePadding sx={{ mt: 1 }}>
              {devices.data.perangkat.map(device => (
                <DeviceRow key={device.id} device={device} />
              ))}
            </List>
          ) : null}
        </>
      )}
    </Box>
  );
}

function ThisDevice({ known, state }: { known: PerangkatSaya; state: DeviceState }) {
  const say = useWords();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const turnOn = useMutation({
    mutationFn: () => turnOnDevice(known.kunci),
    onSuccess: devices => {
      if (devices) queryClient.setQueryData(devicesKey, devices);
      if (devices) notify(say('Pemberitahuan menyala di perangkat ini.'), { type: 'success' });
      else notify(say('Peramban tidak mengizinkan pemberitahuan.'), { type: 'warning' });
    },
    onError: reason =>
      // The browser itself, or its push service, may refuse; it says so in words of its own.
      notify(
        reason instanceof DOMException
          ? say('Peramban tidak dapat berlangganan. Coba lagi nanti.')
          : refusalOf(reason).message,
        { type: 'error' },
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: stateKey }),
  });
  const why = closed[state];
  if (why) return <Alert severity="info">{say(why)}</Alert>;
  if (state === 'on' && known.perangkat.some(({ sesiIni }) => sesiIni)) return null;
  return (
    <Button variant="outlined" loading={turnOn.isPending} onClick={() => turnOn.mutate()}>
      {say('Nyalakan di perangkat ini')}
    </Button>
  );
}
