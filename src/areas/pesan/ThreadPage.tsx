import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { Loading } from '../../platform/common/Loading.tsx';
import { PageTitle } from '../../platform/common/PageTitle.tsx';
import { useWords } from '../../platform/providers/language.ts';
import { Thread } from '../../platform/ui/message/Thread.tsx';
import { useThread } from '../../platform/ui/message/useThreads.ts';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';

/** /pesan/percakapan/{id}: a message and the answers to it. */
export default function ThreadPage() {
  const { id = '' } = useParams();
  const say = useWords();
  const { data, error, isPending, refetch } = useThread(id);
  if (isPending) return <Loading height={320} label={say('Memuat percakapan')} />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageTitle title={data.judul} />
      <Thread thread={data} />
    </Box>
  );
}
