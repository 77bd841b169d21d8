import { type RaRecord, useGetMany } from 'react-admin';
import { optionOf } from '../../../platform/ui/inputs/useLookup.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';

/** Names of rows by id; an ellipsis until they are loaded. */
export function useNames(resource: string, ids: readonly string[]): (id: string) => string {
  const target = useRegistry().find(resource);
  const { data = [] } = useGetMany<RaRecord<string>>(
    resource,
    { ids: [...ids], meta: { rujukan: true } },
    { enabled: ids.length > 0 },
  );
  const names = new Map(data.flatMap(row => (row ? [[row.id, optionOf(target, row).label]] : [])));
  return id => names.get(id) ?? '…';
}
