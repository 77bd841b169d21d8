import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin';
import { type Desa, desa } from '../../../../resources/kkn/desa.ts';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { useMay } from '../../../platform/ui/permissions.ts';
import { VillagePeople } from './VillagePeople.tsx';

/** Whom to call in a village, as far as the role reads it. */
export function VillageContact({ id }: { id: string }) {
  const mayRead = useMay('list', desa.name);
  const { data, isLoading } = useGetOne<Desa & { id: string }>(desa.name, { id }, { enabled: mayRead, retry: false });
  useListWaits(isLoading);
  if (!data) return null;
  return (
    <ResourceContextProvider value={desa.name}>
      <RecordContextProvider value={data}>
        <VillagePeople />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
