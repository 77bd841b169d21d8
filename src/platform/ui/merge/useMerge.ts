import { useBaseRole, useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudPages } from '../useCrudPath.ts';

/** Whether the person may make one row of two here, and the address where that is done; without a query, where all are listed. */
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
