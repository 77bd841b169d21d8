import { ResourceContextProvider } from 'react-admin';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { type Keluarga, keluargaDariAlamat } from '../../../resources/konversi/families.ts';
import { opsiKeluarga } from '../../../resources/konversi/options.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { PageState } from '../../crud/show/PageState.tsx';
import { useConversionSheet } from '../../patterns/grading/conversionSheet.ts';
import { QueueWalk } from '../../patterns/queue/QueueWalk.tsx';
import { useQueueWalk } from '../../patterns/queue/useQueueWalk.ts';
import { ScreenTitle } from '../../patterns/record/ScreenTitle.tsx';
import { ConversionRecord } from './ConversionRecord.tsx';

/** …/detail/{kind}/:id of each family; the wrong kind leads on to the right one. */
export default function KonversiDetailPage() {
  const found = keluargaDariAlamat(useLocation().pathname);
  if (!found) return null;
  return (
    <ResourceContextProvider value={pendaftar.name}>
      <Walked keluarga={found.keluarga} kelompok={found.kelompok ?? 'penilaian'} />
    </ResourceContextProvider>
  );
}

function Walked({ keluarga, kelompok }: { keluarga: Keluarga; kelompok: string }) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const options = opsiKeluarga(keluarga);
  const { walk } = useQueueWalk(options, id);
  const { data: sheet, error, isPending, refetch } = useConversionSheet(id);
  if (sheet && sheet.kelompok !== kelompok)
    return <Navigate to={`${keluarga.path}/detail/${sheet.kelompok}/${id}?${search}`} replace />;
  return (
    <>
      <ScreenTitle path={`${keluarga.path}/detail/${kelompok}/:id`} />
      <QueueWalk {...walk} />
      {sheet ? (
        <ConversionRecord key={id} sheet={sheet} />
      ) : (
        <PageState error={error} isPending={isPending} onRetry={refetch} backTo={walk.backTo} />
      )}
    </>
  );
}
