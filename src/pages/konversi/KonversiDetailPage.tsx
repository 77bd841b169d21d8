import { ResourceContextProvider } from 'react-admin';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type Keluarga, keluargaDariAlamat } from '../../../resources/konversi/families.ts';
import { opsiKeluarga } from '../../../resources/konversi/options.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { useConversionSheet } from '../../patterns/grading/conversionSheet.ts';
import { QueueWalk } from '../../patterns/queue/QueueWalk.tsx';
import { detailAddress } from '../../patterns/queue/queueFilter.ts';
import { useNeighbours } from '../../patterns/queue/useNeighbours.ts';
import { useWalkKeys } from '../../patterns/queue/useWalkKeys.ts';
import { RecordMissing } from '../../patterns/record/RecordMissing.tsx';
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
  const navigate = useNavigate();
  const options = opsiKeluarga(keluarga);
  const { tab, position, previous, next } = useNeighbours(options, search.get('tab'), id);
  const to = (other: string | undefined) =>
    other ? () => navigate(detailAddress(options, other, tab), { replace: true }) : undefined;
  const toNext = to(next);
  const toPrevious = to(previous);
  useWalkKeys(toNext, toPrevious);
  const { data: sheet, error, isPending, refetch } = useConversionSheet(id);
  const backTo = `${keluarga.path}?tab=${tab}`;
  if (sheet && sheet.kelompok !== kelompok)
    return <Navigate to={`${keluarga.path}/detail/${sheet.kelompok}/${id}?${search}`} replace />;
  return (
    <>
      <ScreenTitle path={`${keluarga.path}/detail/${kelompok}/:id`} />
      <QueueWalk backTo={backTo} position={position} onPrevious={toPrevious} onNext={toNext} />
      {sheet ? (
        <ConversionRecord key={id} sheet={sheet} />
      ) : (
        <RecordMissing error={error} isPending={isPending} onRetry={refetch} backTo={backTo} />
      )}
    </>
  );
}
