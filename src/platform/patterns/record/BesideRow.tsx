import { RecordContextProvider, ResourceContextProvider, useGetOne, useRecordContext } from 'react-admin';
import { hasChosenExtras, type RecordView } from '../../../../resources/kit/index.ts';
import { WithExtras } from '../../ui/extras/extended.tsx';
import { useRegistry } from '../../ui/registry.ts';
import { RecordSections } from './RecordSections.tsx';

/** Sections of the row that the record in context refers to; nothing while, and where, it cannot be read. */
export function BesideRow({ resource, by, sections }: NonNullable<RecordView['beside']>) {
  const id: unknown = useRecordContext()?.[by];
  const declared = useRegistry().find(resource);
  const { data } = useGetOne(
    resource,
    { id: typeof id === 'string' ? id : '' },
    { enabled: typeof id === 'string' && declared !== undefined, retry: false, onError: () => undefined },
  );
  if (!data || !declared) return null;
  const shown = <RecordSections sections={sections} />;
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={data}>
        {hasChosenExtras(declared) ? <WithExtras>{shown}</WithExtras> : shown}
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
