import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { FirstScreen } from '../../platform/common/FirstScreen.tsx';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { useWords } from '../../platform/providers/language.ts';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { useDashboard } from './dashboard.ts';
import { FigureCards } from './FigureCards.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { NoticeList } from './NoticeList.tsx';
import { ParticipationList } from './ParticipationList.tsx';
import { ScheduleList } from './ScheduleList.tsx';
import { ShortcutTiles } from './ShortcutTiles.tsx';
import { TaskList } from './TaskList.tsx';

const BoardFigures = lazyScreen(() => import('./BoardFigures.tsx'));
const Represented = lazyScreen(() => import('./Represented.tsx'));
const DashboardFigures = lazyScreen(() => import('./DashboardFigures.tsx'));

/** Tasks of the role first; beside them the schedule and notices, below them figures where the role has any. */
export function DashboardWork() {
  const say = useWords();
  const [period, setPeriod] = useState<string | null>(null);
  const { data, error, isPending, refetch } = useDashboard(period);
  // Nothing stands below it that what arrives could move.
  if (isPending) return <FirstScreen height={420} label={say('Memuat beranda')} sx={{ mt: 2 }} />;
  if (!data) return <RetryAlert error={error} onRetry={refetch} severity="warning" sx={{ mt: 3 }} />;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 4 },
          mt: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 5fr)' },
        }}
      >
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          {data.langkah ? <FirstSteps steps={data.langkah} until={data.batas} /> : null}
          {data.keikutsertaan ? (
            <ParticipationList participations={data.keikutsertaan} entrances={data.pendaftaran ?? []} />
          ) : (
            <TaskList tasks={data.tugas} />
          )}
          {data.mewakili ? (
            <Suspense fallback={null}>
              <Represented people={data.mewakili} />
            </Suspense>
          ) : null}
          <FigureCards cards={data.kartu} />
        </Stack>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <ScheduleList lines={data.jadwal} noPeriod={data.tanpaPeriode} />
          <NoticeList notices={data.terbaru} />
        </Stack>
      </Box>
      {data.papan ? (
        <Suspense fallback={<Skeleton variant="rounded" height={260} sx={{ mt: 4 }} />}>
          <BoardFigures boards={data.papan} />
        </Suspense>
      ) : null}
      {data.angka ? (
        <Suspense fallback={<Skeleton variant="rounded" height={260} sx={{ mt: 4 }} />}>
          <DashboardFigures figures={data.angka} onPeriod={setPeriod} />
        </Suspense>
      ) : null}
      <ShortcutTiles />
    </>
  );
}
