import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ToldMerging } from '../../../../resources/kit/index.ts';
import { formatDateTime } from '../../providers/format.ts';
import { RowPages } from '../import/RowPages.tsx';
import { Notice } from '../list/Notice.tsx';
import { useDeclaration } from '../registry.ts';
import { PageState } from '../show/PageState.tsx';
import { useCrudApi } from '../useCrudApi.ts';
import { useMerge } from './useMerge.ts';

/** All mergings of a resource, the newest first: who made what one, and whether it was taken back. */
export function MergeList() {
  const { name, label } = useDeclaration();
  const api = useCrudApi();
  const [page, setPage] = useState(0);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [name, 'penggabungan', page],
    queryFn: () => api.mergings(name, page + 1),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!data) return <PageState error={error} isPending={isPending} onRetry={refetch} />;
  if (data.jumlah === 0)
    return (
      <Paper>
        <Notice title="Belum ada penggabungan" text={`${label} yang digabungkan muncul di sini.`} />
      </Paper>
    );
  return (
    <Paper sx={{ px: { xs: 2, sm: 3 }, py: 1 }}>
      <Box component="ul" aria-label="Penggabungan" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.baris.map(one => (
          <Line key={one.id} merging={one} />
        ))}
      </Box>
      <RowPages total={data.jumlah} page={page} onPage={setPage} />
    </Paper>
  );
}

function Line({ merging }: { merging: ToldMerging }) {
  const { pathTo } = useMerge();
  const { id, namaLebur, namaTetap, namaUser, waktu, catatan, dibatalkanPada } = merging;
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
    >
      <MuiLink component={Link} to={pathTo({ hasil: id })} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {namaLebur} dilebur ke {namaTetap}
      </MuiLink>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {namaUser ?? 'Sistem'}, {formatDateTime(waktu)}
        {catatan ? ` · ${catatan}` : ''}
      </Typography>
      {dibatalkanPada ? <Typography variant="body2">Dibatalkan {formatDateTime(dibatalkanPada)}</Typography> : null}
    </Box>
  );
}
