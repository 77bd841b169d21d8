import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin';
import { type Desa, desa } from '../../../../resources/kkn/desa.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { RecordSections } from '../../../platform/patterns/record/RecordSections.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';

/**
 * Sections shown of the village: address, contacts, condition. Files are left out because they are not kept for offline
 * use.
 */
const sections = ['Lokasi', 'Kontak', 'Keadaan'].map(title => ({ title, fields: desa.sections[title] ?? [] }));

/** The village of one's own group; opens without a connection after one visit of the log (docs/domain/30 §4.3). */
export function VillagePanel({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useGetOne<Desa>(desa.name, { id });
  return (
    <Panel title="Desa">
      {isPending ? (
        <Loading height={160} label="Memuat desa" />
      ) : error ? (
        <RetryAlert error={error} onRetry={() => void refetch()} />
      ) : (
        <ResourceContextProvider value={desa.name}>
          <RecordContextProvider value={data}>
            <RecordSections sections={sections} />
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </Panel>
  );
}
