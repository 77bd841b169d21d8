import DownloadIcon from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { OwnDownload } from '../../../../resources/pengaturan/panggilanPribadi.ts';
import { formatBytes, formatDateTime } from '../../../platform/providers/format.ts';
import { download, http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { refusalOf } from './formErrors.ts';

const key = ['user', 'unduh-data'];
const path = 'user/unduh-data';
const askedEvery = 2000;

/** Everything that the portal keeps of me, as an archive that is made while one waits or does something else. */
export function OwnData() {
  const say = useWords();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<OwnDownload>(path, { signal })).data,
    refetchInterval: query => (query.state.data?.status === 'disiapkan' ? askedEvery : false),
  });
  const failed = (reason: unknown) => notify(refusalOf(reason).message, { type: 'error' });
  const begin = useMutation({
    mutationFn: async () => (await http<OwnDownload>(path, { method: 'POST' })).data,
    onSuccess: begun => queryClient.setQueryData(key, begun),
    onError: failed,
  });
  const take = useMutation({
    mutationFn: () => download(`${path}/berkas`, undefined, 'data-pribadi.zip'),
    onError: reason => {
      failed(reason);
      void queryClient.invalidateQueries({ queryKey: key });
    },
  });
  const busy = data?.status === 'disiapkan';
  const ready = data?.status === 'siap';
  return (
    <Box component="section" aria-labelledby="unduh-data">
      <Typography id="unduh-data" variant="h6" component="h2" gutterBottom>
        {say('Unduh data saya')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {say(
          'Semua yang disimpan portal tentang Anda dalam satu berkas ZIP: tabel yang dapat dibaca, data untuk program lain, dan dokumen Anda. Berkas dapat diunduh selama 24 jam.',
        )}
      </Typography>
      {error ? <Typography role="alert">{refusalOf(error).message}</Typography> : null}
      {busy ? (
        <Stack spacing={0.5} sx={{ maxWidth: 420 }} role="status">
          <LinearProgress variant="determinate" value={data.kemajuan} aria-label={say('Menyiapkan unduhan')} />
          <Typography variant="body2">
            {say('Menyiapkan unduhan… %{n}%. Anda boleh meninggalkan halaman ini.', { n: data.kemajuan })}
          </Typography>
        </Stack>
      ) : null}
      {data?.status === 'gagal' ? (
        <Alert severity="error" variant="outlined" sx={{ mb: 1.5 }}>
          {say('Unduhan gagal disiapkan. Coba lagi.')}
        </Alert>
      ) : null}
      {ready ? (
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {say('Siap diunduh (%{ukuran}) sampai %{waktu}.', {
            ukuran: formatBytes(data.ukuran ?? 0),
            waktu: formatDateTime(data.berlakuSampai ?? ''),
          })}
        </Typography>
      ) : null}
      {data && !busy ? (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {ready ? (
            <Button
              variant="contained"
              startIcon={<DownloadIcon />}
              onClick={() => take.mutate()}
              disabled={take.isPending}
            >
              {say('Unduh')}
            </Button>
          ) : null}
          <Button variant="outlined" onClick={() => begin.mutate()} disabled={begin.isPending}>
            {ready ? say('Siapkan yang baru') : say('Siapkan unduhan')}
          </Button>
        </Stack>
      ) : null}
    </Box>
  );
}
