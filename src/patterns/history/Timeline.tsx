import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { messageOf } from '../../crud/errors.ts';
import { useDeclaration } from '../../crud/registry.ts';
import { useCrudApi } from '../../crud/useCrudApi.ts';
import { TimelineEntry } from './TimelineEntry.tsx';

/** What happened to the record in context: who, when, note, from → to; newest first. */
export function Timeline() {
  const { name } = useDeclaration();
  const record = useRecordContext();
  const api = useCrudApi();
  const id = String(record?.id);
  const { data, error, isPending } = useQuery({
    // Under the resource's name, so that every write to it makes the history new as well.
    queryKey: [name, 'riwayat', id, record?.version],
    queryFn: () => api.history(name, id),
    retry: false,
  });
  if (isPending) return <Skeleton variant="rounded" height={160} aria-label="Memuat riwayat" />;
  if (error)
    return (
      <Typography role="alert" variant="body2" sx={{ color: 'text.secondary' }}>
        {messageOf(error)}
      </Typography>
    );
  if (data.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Setiap langkah akan tercatat di sini.
      </Typography>
    );
  return (
    <Box component="ol" aria-label="Riwayat" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((entry, i) => (
        <TimelineEntry key={entry.id} entry={entry} last={i === data.length - 1} />
      ))}
    </Box>
  );
}
