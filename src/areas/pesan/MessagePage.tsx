import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { AnswerOf } from '../../../resources/kit/index.ts';
import type { batalPesan } from '../../../resources/pesan/panggilan.ts';
import { useDialogs } from '../../platform/common/dialogs/useDialogs.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { PageTitle } from '../../platform/common/PageTitle.tsx';
import { formatNumber } from '../../platform/providers/format.ts';
import { http } from '../../platform/providers/http.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { Pages } from '../../platform/ui/message/Pages.tsx';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { ReceiverRow } from './ReceiverRow.tsx';
import { StateChip } from './StateChip.tsx';
import { type Shown, sentKey, useMessage } from './useSent.ts';

const onPage = 50;

/** /pesan/{id}: one message of the reader's, and what became of it with each receiver. */
export default function MessagePage() {
  const { id = '' } = useParams();
  const [from, setFrom] = useState(0);
  const [shown, setShown] = useState<Shown>('semua');
  const { data, error, isPending, refetch } = useMessage(id, from, shown);
  if (isPending) return <Loading height={320} label="Memuat pesan" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  return (
    <Box sx={{ maxWidth: 900 }}>
      <PageTitle title={data.judul} />
      <Paper variant="outlined" sx={{ p: 2, mb: 2 }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}>
          <StateChip {...data} />
          <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
            {formatNumber(data.terkirim)} dari {formatNumber(data.penerima)} terkirim · {formatNumber(data.dibaca)}{' '}
            dibaca{data.bolehDibalas ? ` · ${formatNumber(data.dibalas)} membalas` : ''} · {formatNumber(data.gagal)}{' '}
            tidak terjangkau
          </Typography>
          {data.status === 'menunggu' ? <StopButton id={id} /> : null}
        </Stack>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {data.isi}
        </Typography>
      </Paper>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Penerima yang ditampilkan"
        value={shown}
        onChange={(_, chosen: Shown | null) => {
          setShown(chosen ?? shown);
          setFrom(0);
        }}
      >
        <ToggleButton value="semua">Semua</ToggleButton>
        <ToggleButton value="belum">Belum membaca</ToggleButton>
        {data.bolehDibalas ? <ToggleButton value="dibalas">Dibalas</ToggleButton> : null}
        <ToggleButton value="gagal">Tidak terjangkau</ToggleButton>
      </ToggleButtonGroup>
      {data.orang.length ? (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
          {data.orang.map(one => (
            <ReceiverRow key={one.id} message={id} one={one} />
          ))}
        </Box>
      ) : (
        <Alert severity="info" sx={{ mt: 2 }}>
          Tidak ada penerima dengan keadaan ini.
        </Alert>
      )}
      <Pages from={from} onPage={onPage} total={data.jumlah} onMove={setFrom} />
    </Box>
  );
}

/** Ends what has not gone out yet. */
function StopButton({ id }: { id: string }) {
  const notify = useNotify();
  const { confirm } = useDialogs();
  const queryClient = useQueryClient();
  const stop = useMutation({
    mutationFn: () => http<AnswerOf<typeof batalPesan>>(`pesan/${id}/batal`, { method: 'POST', body: {} }),
    onSuccess: ({ data: { dibatalkan } }) =>
      notify(`${formatNumber(dibatalkan)} penerima tidak dikirimi lagi.`, { type: 'success' }),
    onError: reason => notify(messageOf(reason), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sentKey }),
  });
  const ask = async () => {
    if (
      await confirm({
        title: 'Hentikan pesan',
        text: 'Yang belum terkirim tidak dikirim lagi; yang sudah terkirim tetap ada.',
        accept: 'Hentikan',
      })
    )
      stop.mutate();
  };
  return (
    <Button size="small" color="error" disabled={stop.isPending} onClick={ask}>
      Hentikan
    </Button>
  );
}
