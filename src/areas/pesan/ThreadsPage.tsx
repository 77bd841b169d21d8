import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PercakapanRingkas } from '../../../resources/pesan/panggilanPercakapan.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../platform/patterns/record/ScreenTitle.tsx';
import { formatDateTime } from '../../platform/providers/format.ts';
import { useWords } from '../../platform/providers/language.ts';
import { CardHead } from '../../platform/ui/CardHead.tsx';
import { Notice } from '../../platform/ui/list/Notice.tsx';
import { Pages } from '../../platform/ui/message/Pages.tsx';
import { useThreads } from '../../platform/ui/message/useThreads.ts';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';

const onPage = 25;

/** /pesan/percakapan: messages that the reader may answer, and answers to the reader's own. */
export default function ThreadsPage() {
  const say = useWords();
  const [from, setFrom] = useState(0);
  const { data, error, isPending, refetch } = useThreads(from);
  return (
    <Box sx={{ maxWidth: 800 }}>
      <ScreenTitle path="/pesan/percakapan" />
      {isPending ? (
        <Loading height={240} label={say('Memuat percakapan')} />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : data.jumlah === 0 ? (
        <Notice title={say('Belum ada percakapan')} text={say('Pesan yang boleh Anda balas akan muncul di sini.')} />
      ) : (
        <>
          <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {data.percakapan.map(thread => (
              <Thread key={thread.id} thread={thread} />
            ))}
          </Stack>
          <Pages from={from} onPage={onPage} total={data.jumlah} onMove={setFrom} />
        </>
      )}
    </Box>
  );
}

function Thread({
  thread: { id, judul, lawan, terakhir, balasan, giliranSaya, ditutup },
}: {
  thread: PercakapanRingkas;
}) {
  const say = useWords();
  const facts = [say('dengan %{nama}', { nama: lawan }), say('%{n} balasan', { n: balasan }), formatDateTime(terakhir)];
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <CardHead
        level="h2"
        title={
          <MuiLink component={Link} to={`/pesan/percakapan/${id}`}>
            {judul}
          </MuiLink>
        }
      >
        {ditutup ? (
          <Chip size="small" variant="outlined" label={say('Ditutup')} />
        ) : giliranSaya ? (
          <Chip size="small" variant="outlined" color="info" label={say('Giliran Anda')} />
        ) : null}
      </CardHead>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts.join(' · ')}
      </Typography>
    </Paper>
  );
}
