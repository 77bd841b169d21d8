import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { QueueOptions } from '../../../../resources/kit/index.ts';
import type { KelompokMenunggu } from '../../../../resources/kit/waitingGroup.ts';
import { formatRelative } from '../../providers/format.ts';
import { http } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';

/** One's own groups; asked for where a queue has them. */
export function useQueueGroups(groups: QueueOptions['groups']) {
  const resource = useResourceContext() ?? '';
  return useQuery({
    // Under the resource's name, so that every decision makes the counts new as well.
    queryKey: [resource, 'kelompok', groups?.endpoint],
    enabled: groups !== undefined,
    queryFn: async () => (await http<KelompokMenunggu[]>(groups?.endpoint ?? '')).data,
    retry: false,
    staleTime: 30_000,
  });
}

interface Props {
  groups: NonNullable<QueueOptions['groups']>;
  data: readonly KelompokMenunggu[];
}

/** One's own groups with what waits in each, the longest first; each leads to its members. */
export function QueueGroups({ groups, data }: Props) {
  const say = useWords();
  if (data.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={say('Kelompok saya')}
      sx={{ display: 'grid', gap: 1, mb: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
    >
      {data.map(({ idKelompok, nama, anggota, menunggu, terlama }) => (
        <Paper
          key={idKelompok}
          variant="outlined"
          component={Link}
          to={`${groups.path}?idKelompok=${encodeURIComponent(idKelompok)}`}
          sx={{ p: 1.5, color: 'text.primary', textDecoration: 'none', '&:hover': { bgcolor: 'action.hover' } }}
        >
          <Typography variant="subtitle2" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {nama}
          </Typography>
          <Typography variant="body2" className="angka">
            {menunggu ? say('%{n} menunggu', { n: menunggu }) : say('Tidak ada yang menunggu')} ·{' '}
            {say('%{n} mahasiswa', { n: anggota })}
          </Typography>
          {terlama ? (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {say('Terlama %{saat}', { saat: formatRelative(terlama) })}
            </Typography>
          ) : null}
        </Paper>
      ))}
    </Box>
  );
}
