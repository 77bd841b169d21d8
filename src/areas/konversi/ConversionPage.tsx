import { ResourceContextProvider } from 'react-admin';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { ConversionOptions, QueueOptions } from '../../../resources/kit/index.ts';
import { TitleBack } from '../../platform/common/TitleBack.tsx';
import { QueueWalk } from '../../platform/patterns/queue/QueueWalk.tsx';
import { useQueueWalk } from '../../platform/patterns/queue/useQueueWalk.ts';
import { ScreenTitle } from '../../platform/patterns/record/ScreenTitle.tsx';
import type { ScreenProps } from '../../platform/ui/screenParts.ts';
import { PageState } from '../../platform/ui/show/PageState.tsx';
import { useConversionSheet } from '../nilai/grading/conversionSheet.ts';
import { ConversionRecord } from './ConversionRecord.tsx';

/** One conversion with the way on through its queue, or back to its list. */
export default function ConversionPage({ resource, path, options }: ScreenProps<'conversion'>) {
  const { id = '' } = useParams();
  const { from } = options;
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      {'queue' in from ? <Walk queue={from.queue} id={id} /> : <TitleBack to={from.path} label="Kembali ke daftar" />}
      <Sheet options={options} id={id} />
    </ResourceContextProvider>
  );
}

function Walk({ queue, id }: { queue: QueueOptions; id: string }) {
  const { walk } = useQueueWalk(queue, id);
  return <QueueWalk {...walk} />;
}

/** The sheet; one of another kind than the page's leads on to its own page. */
function Sheet({ options, id }: { options: ConversionOptions; id: string }) {
  const [search] = useSearchParams();
  const { data: sheet, error, isPending, refetch } = useConversionSheet(id);
  const { from, kind, siamik } = options;
  if (!sheet) {
    const backTo = 'queue' in from ? `${from.queue.listPath}?${search}` : from.path;
    return <PageState error={error} isPending={isPending} onRetry={refetch} backTo={backTo} />;
  }
  if (kind && sheet.kelompok !== kind.own) {
    const other = kind.path.replace(':kind', sheet.kelompok).replace(':id', encodeURIComponent(id));
    return <Navigate to={`${other}?${search}`} replace />;
  }
  return <ConversionRecord key={id} sheet={sheet} withSiamik={siamik} />;
}
