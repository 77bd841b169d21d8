import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import type { kesehatan } from '../../../../resources/pengaturan/kesehatan.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { HealthCard } from './HealthCard.tsx';

const rank = { masalah: 0, saran: 1, baik: 2 };

/** /pengaturan/kesehatan: how the installation stands, what is wrong first, each with what to do. */
export default function HealthPage() {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['pengaturan', 'kesehatan'],
    queryFn: async ({ signal }) => (await http<AnswerOf<typeof kesehatan>>('pengaturan/kesehatan', { signal })).data,
    staleTime: 0,
  });
  const bad = data?.bagian.filter(({ keadaan }) => keadaan === 'masalah').length ?? 0;
  return (
    <Box sx={{ maxWidth: 1080 }}>
      <ScreenTitle path="/pengaturan/kesehatan" />
      {isPending ? <Loading height={480} label="Memeriksa portal" /> : null}
      {error ? <RetryAlert error={error} onRetry={refetch} sx={{ mt: 2 }} /> : null}
      {data ? (
        <>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mt: 1, mb: 2 }}>
            <Typography sx={{ flex: 1 }}>
              {bad ? `${bad} bagian bermasalah` : 'Semua bagian bekerja'} · diperiksa {formatDateTime(data.diperiksa)}
            </Typography>
            <Button size="small" startIcon={<RefreshIcon />} onClick={() => refetch()} loading={isFetching}>
              Periksa ulang
            </Button>
          </Stack>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {data.bagian
              .toSorted((a, b) => rank[a.keadaan] - rank[b.keadaan])
              .map(part => (
                <HealthCard key={part.kunci} part={part} />
              ))}
          </Box>
        </>
      ) : null}
    </Box>
  );
}
