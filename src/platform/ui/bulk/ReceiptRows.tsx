import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import type { bukaBukti } from '../../../../resources/umum/panggilanUbahBanyak.ts';
import { Loading } from '../../common/Loading.tsx';
import { http } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';
import { RowPages } from '../import/RowPages.tsx';
import { LoadFailed } from '../list/LoadFailed.tsx';
import { ChangeList } from '../show/ChangeList.tsx';
import { Refused } from './BulkReport.tsx';

/** The rows of a receipt with their former and new values, and those that were left. */
export function ReceiptRows({ id }: { id: string }) {
  const say = useWords();
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['ubah-banyak', id, page],
    queryFn: async ({ signal }) =>
      (await http<AnswerOf<typeof bukaBukti>>(`ubah-banyak/${id}`, { query: { halaman: String(page) }, signal })).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  if (isPending) return <Loading height={120} label={say('Memuat isi')} />;
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  const { baris, total, barisDitolak, barisTersisa } = data;
  return (
    <Box sx={{ pt: 1 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {baris.map(({ id: row, label, perubahan }) => (
          <Box component="li" key={row} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {label}
            </Typography>
            <ChangeList changes={perubahan} />
          </Box>
        ))}
      </Box>
      <RowPages total={total} page={page - 1} onPage={next => setPage(next + 1)} />
      {barisDitolak.length ? <Refused rows={barisDitolak} words={say('Yang ditolak:')} /> : null}
      {barisTersisa.length ? <Refused rows={barisTersisa} words={say('Yang dibiarkan ketika diurungkan:')} /> : null}
    </Box>
  );
}
