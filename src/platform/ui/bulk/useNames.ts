import { useGetMany, useListContext } from 'react-admin';
import { namingFields } from '../../../../resources/kit/index.ts';
import { useDeclaration } from '../registry.ts';
import { nameAmong } from '../representation.ts';

/** Ids of rows with their words; those on other pages are asked for. A row whose words are on their way has none. */
export function useNames(ids: readonly string[]): { id: string; name: string }[] {
  const resource = useDeclaration();
  const { data: page = [] } = useListContext();
  const known = new Map(page.map(row => [String(row.id), row]));
  const elsewhere = ids.filter(id => !known.has(id));
  const { data: others = [] } = useGetMany(
    resource.name,
    { ids: elsewhere, meta: { kolom: namingFields(resource) } },
    { enabled: elsewhere.length > 0 },
  );
  for (const row of others) if (row) known.set(String(row.id), row);
  return ids.map(id => ({ id, name: nameAmong(resource, known.get(id)) }));
}
