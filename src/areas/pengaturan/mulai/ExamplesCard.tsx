import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import type { dataContoh, KeadaanContoh } from '../../../../resources/pengaturan/contoh.ts';
import { http } from '../../../platform/providers/http.ts';
import { EmptyDialog } from './EmptyDialog.tsx';

const key = ['pengaturan', 'mulai', 'contoh'];
const pollMs = 1500;

const steps = {
  cadangan: 'Membuat cadangan…',
  data: 'Mengosongkan data contoh…',
  berkas: 'Menghapus berkas data contoh…',
  selesai: null,
  gagal: null,
} as const;

const underWay = (state: KeadaanContoh | undefined): boolean =>
  state?.kemajuan ? steps[state.kemajuan.tahap] !== null : false;

/** On the set-up page of Super Admin, while the demo university is inside: what it is, and the way out of it. */
export function ExamplesCard() {
  const id = useId();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await http<AnswerOf<typeof dataContoh>>('pengaturan/mulai/contoh', { signal })).data,
    staleTime: 0,
    refetchInterval: query => (underWay(query.state.data) ? pollMs : false),
  });
  if (!data || (!data.ada && !data.kemajuan)) return null;
  const { kemajuan } = data;
  const step = kemajuan && steps[kemajuan.tahap];
  if (step)
    return (
      <Paper variant="outlined" role="status" sx={{ p: 2, mb: 2 }}>
        <Typography id={id} sx={{ mb: 1 }}>
          {step}
        </Typography>
        <LinearProgress aria-labelledby={id} />
      </Paper>
    );
  if (!data.ada)
    return (
      <Alert
        severity="success"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" onClick={() => window.location.reload()}>
            Muat ulang
          </Button>
        }
      >
        <AlertTitle>Data contoh sudah dikosongkan</AlertTitle>
        Pengaturan tetap. Bila portal hanya dapat dibuka dari komputer server, mulai ulang portal.
        {kemajuan?.cadangan ? ` Cadangan data contoh: ${kemajuan.cadangan}` : null}
      </Alert>
    );
  return (
    <>
      <Alert
        severity={kemajuan?.tahap === 'gagal' ? 'error' : 'info'}
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" onClick={() => setAsking(true)}>
            Kosongkan
          </Button>
        }
      >
        <AlertTitle>Portal ini berisi data contoh</AlertTitle>
        {kemajuan?.tahap === 'gagal' && kemajuan.pesan
          ? kemajuan.pesan
          : 'Orang, pendaftaran, dan berkasnya rekaan. Kosongkan sebelum portal dipakai sungguhan; pengaturan tetap.'}
      </Alert>
      {asking ? (
        <EmptyDialog
          state={data}
          onClose={() => setAsking(false)}
          onBegun={next => {
            setAsking(false);
            client.setQueryData(key, next);
          }}
        />
      ) : null}
    </>
  );
}
