import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { Loading } from '../../crud/Loading.tsx';
import { RetryAlert } from '../../crud/RetryAlert.tsx';
import { lazyScreen } from '../../layout/lazyScreen.ts';
import { useDashboard } from './dashboard.ts';
import { FigureCards } from './FigureCards.tsx';
import { NoticeList } from './NoticeList.tsx';
import { ParticipationList } from './ParticipationList.tsx';
import { ScheduleList } from './ScheduleList.tsx';
import { TaskList } from './TaskList.tsx';

const DashboardFigures = lazyScreen(() => import('./DashboardFigures.tsx'));

/** What the role has to do, and figures where it has any. */
export default function DashboardWork() {
  const [period, setPeriod] = useState<string | null>(null);
  const { data, error, isPending, refetch } = useDashboard(period);
  if (isPending) return <Loading height={120} label="Memuat tugas" sx={{ mt: 3 }} />;
  if (!data) return <RetryAlert error={error} onRetry={refetch} severity="warning" sx={{ mt: 3 }} />;
  return (
    <>
      {data.keikutsertaan ? (
        <ParticipationList participations={data.keikutsertaan} entrances={data.pendaftaran ?? []} />
      ) : null}
      <TaskList tasks={data.tugas} />
      {data.kartu.length > 0 ? (
        <Box sx={{ mt: 3 }}>
          <FigureCards cards={data.kartu} />
        </Box>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          mt: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <ScheduleList lines={data.jadwal} />
        <NoticeList notices={data.terbaru} />
      </Box>
      {data.angka ? (
        <Suspense fallback={<Skeleton variant="rounded" height={260} sx={{ mt: 4 }} />}>
          <DashboardFigures figures={data.angka} onPeriod={setPeriod} />
        </Suspense>
      ) : null}
    </>
  );
}
