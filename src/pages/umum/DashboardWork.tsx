import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { messageOf } from '../../crud/errors.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';
import { useDashboard } from './dashboard.ts';
import { ParticipationList } from './ParticipationList.tsx';
import { TaskList } from './TaskList.tsx';

const DashboardFigures = lazyScreen(() => import('./DashboardFigures.tsx'));

/** What the role has to do, and figures where it has any. */
export default function DashboardWork() {
  const [period, setPeriod] = useState<string | null>(null);
  const { data, error, isPending, refetch } = useDashboard(period);
  if (isPending) return <Skeleton variant="rounded" height={120} aria-label="Memuat tugas" sx={{ mt: 3 }} />;
  if (!data)
    return (
      <Alert
        severity="warning"
        sx={{ mt: 3 }}
        action={
          <Button color="inherit" size="small" startIcon={<RefreshIcon />} onClick={() => refetch()}>
            Coba lagi
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
    );
  return (
    <>
      {data.keikutsertaan ? <ParticipationList participations={data.keikutsertaan} /> : null}
      <TaskList tasks={data.tugas} />
      {data.angka ? (
        <Suspense fallback={<Skeleton variant="rounded" height={260} sx={{ mt: 4 }} />}>
          <DashboardFigures figures={data.angka} onPeriod={setPeriod} />
        </Suspense>
      ) : null}
    </>
  );
}
