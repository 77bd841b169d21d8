import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useInfiniteGetList } from 'react-admin';
import type { LogbookOptions } from '../../../../resources/kit/index.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { statusOf } from '../../../platform/ui/show/statusOf.ts';
import { EntryCard } from './EntryCard.tsx';
import { dayWords, type Entry, textOf } from './entries.ts';
import { useLogbookResource } from './useLog.ts';

interface Props {
  options: LogbookOptions;
  /** One's own, whose entries have a list of their own. */
  participation: string;
}

/** Approved entries of the other members of one's group, the latest day first. */
export function GroupEntries({ options, participation }: Props) {
  const logbook = useLogbookResource();
  const status = statusOf(logbook);
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteGetList<Entry>(
    logbook.name,
    {
      filter: { [`${options.participation.field}_neq`]: participation, [status?.source ?? 'status']: 'disetujui' },
      sort: { field: logbook.log.day, order: 'DESC' },
      pagination: { page: 1, perPage: 50 },
    },
    { retry: false },
  );
  const entries = data?.pages.flatMap(page => page.data) ?? [];
  if (!status) return null;
  if (isPending) return <Loading height={320} label="Memuat log kelompok" />;
  if (error && !data)
    return (
      <Paper variant="outlined">
        <Notice role="alert" title="Log kelompok tidak dapat dimuat" text={messageOf(error)} />
      </Paper>
    );
  if (!entries.length)
    return (
      <Paper variant="outlined">
        <Notice title="Belum ada log yang disetujui" text="Log anggota lain tampil di sini setelah disetujui." />
      </Paper>
    );
  return (
    <Stack spacing={1} component="section" aria-label="Log kelompok">
      {entries.map(entry => (
        <div key={entry.id}>
          <Typography variant="subtitle2" component="h3" sx={{ my: 0.5 }}>
            {dayWords(textOf(entry, logbook.log.day))} · {textOf(entry, 'namaMahasiswa')}
          </Typography>
          <EntryCard entry={entry} statusSource={status.source} />
        </div>
      ))}
      {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
      {hasNextPage ? (
        <Button variant="outlined" onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          Tampilkan yang lebih lama
        </Button>
      ) : null}
    </Stack>
  );
}
