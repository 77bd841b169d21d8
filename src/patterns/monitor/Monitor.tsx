import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { ListBase, ResourceContextProvider } from 'react-admin';
import { Loading } from '../../crud/Loading.tsx';
import { useBaseRole } from '../../crud/permissions.ts';
import { lazyScreen } from '../../layout/lazyScreen.ts';
import type { ScreenProps } from '../../screens/types.ts';
import { ScreenTitle } from '../record/ScreenTitle.tsx';
import { MonitorRows } from './MonitorRows.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { usePeriods } from './summary.ts';

const MonitorFigures = lazyScreen(() => import('./MonitorFigures.tsx'));
const Loads = lazyScreen(() => import('./Loads.tsx'));

type Props = ScreenProps<'monitor'>;

/** MONITOR: figures and charts of what the role sees, and the rows that they count. */
export function Monitor({ resource, path, options }: Props) {
  const role = useBaseRole();
  const { data: periods, isPending } = usePeriods();
  const period = periods?.periode?.id;
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      {isPending ? (
        <Loading height={320} label="Memuat monitoring" sx={{ mt: 2 }} />
      ) : (
        <ListBase
          filter={options.filter}
          filterDefaultValues={options.figures && !options.everyPeriod && period ? { idPeriode: period } : {}}
          storeKey={`monitor${options.listPath}`}
          sort={{ field: 'tanggalDaftar', order: 'DESC' }}
          perPage={25}
          debounce={300}
          queryOptions={{ retry: false }}
        >
          {options.figures ? (
            <>
              <PeriodPicker periods={periods?.pilihan ?? []} />
              <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
                <MonitorFigures options={options} />
              </Suspense>
            </>
          ) : null}
          {role && options.loads?.includes(role) ? (
            <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
              <Loads />
            </Suspense>
          ) : null}
          <MonitorRows options={options} />
        </ListBase>
      )}
    </ResourceContextProvider>
  );
}
