import { useBaseRole, useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudPages } from '../useCrudPath.ts';

/** Tells if the person may merge rows here, and the address of the merge page; without a query, that of the list. */
export function useMerge(): { may: boolean; pathTo: (query: Readonly<Record<string, string>>) => string } {
  const resource = useDeclaration();
  const role = useBaseRole();
  const { pathTo } = useCrudPages(resource.name);
  const mayEdit = useMay('edit');
  const mayDelete = useMay('delete');
  const named = role !== undefined && (resource.merge?.by.includes(role) ?? false);
  const base = pathTo({ type: 'list' }) ?? '';
  return {
    may: named && mayEdit && mayDelete && base !== '',
    pathTo: query => {
      const search = new URLSearchParams(query).toString();
      return search ? `${base}/gabung?${search}` : `${base}/gabung`;
    },
  };
}
