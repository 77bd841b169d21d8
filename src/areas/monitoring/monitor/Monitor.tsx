import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { ListBase, ResourceContextProvider, useListContext } from 'react-admin';
import { monitorFields } from '../../../../resources/kit/index.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { useExtraColumns } from '../../../platform/ui/extras/useExtraColumns.ts';
import { KeptSince } from '../../../platform/ui/KeptSince.tsx';
import { useAsked } from '../../../platform/ui/list/useView.ts';
import { useBaseRole } from '../../../platform/ui/permissions.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import type { ScreenProps } from '../../../platform/ui/screenParts.ts';
import { MonitorRows } from './MonitorRows.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { PhoneFold } from './PhoneFold.tsx';
import { listAddress, usePeriods, useSummary } from './summary.ts';
import { TodoList } from './TodoList.tsx';

const MonitorFigures = lazyScreen(() => import('./MonitorFigures.tsx'));
const Loads = lazyScreen(() => import('./Loads.tsx'));

type Props = ScreenProps<'monitor'>;

/** MONITOR: what needs action, the rows that a role watches, and below them figures and charts of the same. */
export function Monitor(props: Props) {
  return (
    <ResourceContextProvider value={props.resource}>
      <Overview {...props} />
    </ResourceContextProvider>
  );
}

function Overview({ path, options, parts: { below: Below, bulk } }: Props) {
  const say = useWords();
  const asked = useAsked([...monitorFields(useDeclaration(), options), ...useExtraColumns().chosen]);
  const role = useBaseRole();
  const { data: periods, isPending } = usePeriods();
  const period = periods?.periode?.id;
  return (
    <>
      <ScreenTitle path={path} />
      {isPending ? (
        <Loading height={420} label={say('Memuat monitoring')} sx={{ mt: 2 }} />
      ) : (
        <ListBase
          filter={options.filter}
          filterDefaultValues={options.figures && !options.everyPeriod && period ? { idPeriode: period } : {}}
          storeKey={`monitor${options.listPath}`}
          sort={{ field: 'tanggalDaftar', order: 'DESC' }}
          perPage={25}
          debounce={300}
          queryOptions={{ retry: false, ...asked }}
        >
          {role && options.loads?.includes(role) ? (
            <PhoneFold what={say('beban pembimbing')}>
              <Suspense fallback={<Skeleton variant="rounded" height={250} sx={{ mt: 2 }} />}>
                <Loads />
              </Suspense>
            </PhoneFold>
          ) : null}
          {options.figures ? (
            <>
              <PeriodPicker periods={periods?.pilihan ?? []} />
              <Watched options={options} bulk={bulk}>
                {Below ? (
                  <Suspense fallback={<Skeleton variant="rounded" height={280} sx={{ mt: 3 }} />}>
                    <Below />
                  </Suspense>
                ) : null}
              </Watched>
            </>
          ) : (
            <MonitorRows options={options} bulk={bulk} />
          )}
        </ListBase>
      )}
    </>
  );
}

/** The three parts from one call; they come together, and before what stands below, so that none pushes another away. */
function Watched({ options, bulk, children }: ComponentProps<typeof MonitorRows> & { children: ReactNode }) {
  const say = useWords();
  const { filterValues, isPending: listPending } = useListContext();
  const { data, error, isPending, isPlaceholderData, refetch, fresh } = useSummary(options, filterValues);
  if (isPending) return <Loading height={420} label={say('Memuat monitoring')} sx={{ mt: 1 }} />;
  return (
    <>
      {data ? (
        <>
          <TodoList
            icons={options.warnings.icons}
            todos={data.tindakan}
            linkOf={saring => listAddress(options, filterValues, saring)}
          />
          <KeptSince moment={data.keadaan} busy={fresh.isPending} onFresh={() => fresh.mutate()} sx={{ mt: 1 }} />
          {fresh.error ? (
            <RetryAlert error={fresh.error} onRetry={fresh.mutate} severity="warning" sx={{ mt: 1 }} />
          ) : null}
        </>
      ) : (
        <RetryAlert error={error} onRetry={refetch} severity="warning" sx={{ mt: 1 }} />
      )}
      <MonitorRows options={options} bulk={bulk} />
      {data && !listPending ? (
        <Suspense fallback={<Skeleton variant="rounded" height={280} sx={{ mt: 3 }} />}>
          <MonitorFigures options={options} summary={data} former={isPlaceholderData} />
        </Suspense>
      ) : null}
      {listPending ? null : children}
    </>
  );
}
