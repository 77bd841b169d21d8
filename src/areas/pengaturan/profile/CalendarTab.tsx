import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { KalenderSaya } from '../../../../resources/pengaturan/panggilanKalender.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { refusalOf } from './formErrors.ts';

const key = ['user', 'kalender'];

/** The secret address at which a calendar program reads the account's dates. */
export function CalendarTab() {
  const say = useWords();
  const notify = useNotify();
  const { confirm } = useDialogs();
  const queryClient = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<KalenderSaya>('user/kalender', { signal })).data,
    retry: false,
  });
  const change = useMutation({
    mutationFn: async (method: 'POST' | 'DELETE') =>
      (await http<KalenderSaya>('user/kalender', method === 'POST' ? { method, body: {} } : { method })).data,
    onSuccess: next => queryClient.setQueryData(key, next),
    onError: reason => notify(refusalOf(reason).message, { type: 'error' }),
  });
  if (isPending) return <Loading height={200} label={say('Memuat kalender')} />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  const { alamat, dibuat, terakhirDibaca } = data;
  const copy = async () => {
    await navigator.clipboard.writeText(alamat ?? '');
    notify(say('Alamat kalender disalin.'), { type: 'success' });
  };
  const renew = async () => {
    const text = say('Alamat yang lama tidak berlaku lagi; kalender yang memakainya tidak diperbarui lagi.');
    if (await confirm({ title: say('Ganti alamat'), text, accept: say('Ganti alamat') })) change.mutate('POST');
  };
  const drop = async () => {
    const text = say('Kalender yang memakai alamat ini tidak diperbarui lagi.');
    if (await confirm({ title: say('Cabut alamat'), text, accept: say('Cabut alamat') })) change.mutate('DELETE');
  };
  return (
    <Stack spacing={2}>
      <Typography>
        {say(
          'Batas waktu, keberangkatan, kunjungan, dan jendela kegiatan Anda dapat tampil di aplikasi kalender, misalnya Google Calendar, Outlook, atau kalender ponsel.',
        )}
      </Typography>
      {alamat ? (
        <>
          <TextField
            label={say('Alamat kalender')}
            value={alamat}
            fullWidth
            margin="none"
            slotProps={{ htmlInput: { readOnly: true } }}
            helperText={
              terakhirDibaca
                ? say('Terakhir dibaca %{waktu}.', { waktu: formatDateTime(terakhirDibaca) })
                : say('Dibuat %{waktu}, belum pernah dibaca.', { waktu: dibuat ? formatDateTime(dibuat) : '' })
            }
          />
          <Alert severity="info">
            {say('Siapa pun yang memegang alamat ini dapat membaca kalender Anda. Jangan bagikan kepada orang lain.')}
          </Alert>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <Button variant="contained" onClick={copy}>
              {say('Salin alamat')}
            </Button>
            <Button href={alamat.replace(/^https?:/, 'webcal:')}>{say('Buka di aplikasi kalender')}</Button>
            <Button disabled={change.isPending} onClick={renew}>
              {say('Ganti alamat')}
            </Button>
            <Button color="error" disabled={change.isPending} onClick={drop}>
              {say('Cabut alamat')}
            </Button>
          </Stack>
        </>
      ) : (
        <div>
          <Button variant="contained" loading={change.isPending} onClick={() => change.mutate('POST')}>
            {say('Buat alamat kalender')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
