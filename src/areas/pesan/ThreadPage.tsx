import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { IsiPercakapan } from '../../../resources/pesan/panggilanPercakapan.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { PageTitle } from '../../platform/common/PageTitle.tsx';
import { formatDateTime } from '../../platform/providers/format.ts';
import { http } from '../../platform/providers/http.ts';
import { useWords } from '../../platform/providers/language.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { threadsKey, useThread } from './useThreads.ts';

/** /pesan/percakapan/{id}: a message and the answers to it, between its sender and one receiver. */
export default function ThreadPage() {
  const { id = '' } = useParams();
  const say = useWords();
  const { data, error, isPending, refetch } = useThread(id);
  if (isPending) return <Loading height={320} label={say('Memuat percakapan')} />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  const other = data.sayaPengirim ? data.penerima : data.pengirim;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageTitle title={data.judul} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {say('Hanya Anda dan %{nama} yang membaca percakapan ini.', { nama: other })}
      </Typography>
      <Stack spacing={1.5} component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        <Said who={data.pengirim} when={data.dikirim} text={data.isi} mine={data.sayaPengirim} />
        {data.balasan.map(({ id: key, penulis, waktu, isi, milikSaya }) => (
          <Said key={key} who={penulis} when={waktu} text={isi} mine={milikSaya} />
        ))}
      </Stack>
      {data.balasan.length ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {say('Belum ada balasan.')}
        </Typography>
      )}
      <Box sx={{ mt: 3 }}>
        <End thread={data} />
      </Box>
    </Box>
  );
}

function Said({ who, when, text, mine }: { who: string; when: string; text: string; mine: boolean }) {
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 1.5, width: 'fit-content', maxWidth: '92%', alignSelf: mine ? 'flex-end' : 'flex-start' }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', overflowWrap: 'anywhere' }}>
        {who} · {formatDateTime(when)}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Paper>
  );
}

/** The next word, or why there is none; its sender closes and opens it. */
function End({ thread: { id, sayaPengirim, ditutup, terbuka } }: { thread: IsiPercakapan }) {
  const say = useWords();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const close = useMutation({
    mutationFn: async (shut: boolean) =>
      (await http<IsiPercakapan>(`percakapan/${id}/tutup`, { method: 'POST', body: { ditutup: shut } })).data,
    onError: reason => notify(messageOf(reason), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: threadsKey }),
  });
  const why = !ditutup
    ? say('Percakapan ini tidak dapat dibalas lagi.')
    : sayaPengirim
      ? say('Anda menutup percakapan ini.')
      : say('Percakapan ini sudah ditutup pengirimnya.');
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {terbuka ? <AnswerForm key={id} id={id} /> : <Alert severity="info">{why}</Alert>}
      {sayaPengirim ? (
        <Button size="small" disabled={close.isPending} onClick={() => close.mutate(!ditutup)}>
          {ditutup ? say('Buka lagi percakapan') : say('Tutup percakapan')}
        </Button>
      ) : null}
    </Stack>
  );
}
