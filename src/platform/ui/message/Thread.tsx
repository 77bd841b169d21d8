import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { IsiPercakapan } from '../../../../resources/pesan/panggilanPercakapan.ts';
import { formatDateTime } from '../../providers/format.ts';
import { http } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';
import { messageOf } from '../failedCall.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { threadsKey } from './useThreads.ts';

/** A message and the answers to it, who reads them, and the next word for whoever has it. */
export function Thread({ thread }: { thread: IsiPercakapan }) {
  const say = useWords();
  const { saya, pengirim, penerima, dibacaTim, dikirim, isi, balasan } = thread;
  const nama = saya === 'pengirim' ? penerima : pengirim;
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {saya === 'tim'
          ? say('Antara %{pengirim} dan %{penerima}; Anda dapat membacanya.', { pengirim, penerima })
          : dibacaTim
            ? say('Dibaca oleh Anda, %{nama}, dan tim yang mengurus datanya.', { nama })
            : say('Hanya Anda dan %{nama} yang membaca percakapan ini.', { nama })}
      </Typography>
      <Stack spacing={1.5} component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        <Word who={pengirim} when={dikirim} text={isi} mine={saya === 'pengirim'} />
        {balasan.map(({ id: key, penulis, waktu, isi: text, milikSaya }) => (
          <Word key={key} who={penulis} when={waktu} text={text} mine={milikSaya} />
        ))}
      </Stack>
      {balasan.length ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {say('Belum ada balasan.')}
        </Typography>
      )}
      {saya === 'tim' ? null : (
        <Box sx={{ mt: 3 }}>
          <End thread={thread} />
        </Box>
      )}
    </>
  );
}

function Word({ who, when, text, mine }: { who: string; when: string; text: string; mine: boolean }) {
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
function End({ thread: { id, saya, ditutup, terbuka } }: { thread: IsiPercakapan }) {
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
    : saya === 'pengirim'
      ? say('Anda menutup percakapan ini.')
      : say('Percakapan ini sudah ditutup pengirimnya.');
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {terbuka ? <AnswerForm key={id} id={id} /> : <Alert severity="info">{why}</Alert>}
      {saya === 'pengirim' ? (
        <Button size="small" disabled={close.isPending} onClick={() => close.mutate(!ditutup)}>
          {ditutup ? say('Buka lagi percakapan') : say('Tutup percakapan')}
        </Button>
      ) : null}
    </Stack>
  );
}
