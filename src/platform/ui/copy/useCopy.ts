import { useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { useCrudPages } from '../useCrudPath.ts';

/** Names the source in the address of the form for a new row; empty where it is still to be chosen. */
export const copyParameter = 'salin';

/**
 * Tells if rows of this resource are copied by themselves here, and the address of the form. A resource that only comes
 * along with another row is not.
 */
export function useCopy(): { may: boolean; pathTo: (source?: string) => string } {
  const { name, copy } = useDeclaration();
  const { hasCreate, pathTo } = useCrudPages(name);
  const mayCreate = useMay('create');
  const base = pathTo({ type: 'create' });
  const byItself = copy !== null && !(copy.along && !copy.start && !copy.within);
  return {
    may: byItself && mayCreate && hasCreate && base !== undefined,
    pathTo: (source = '') => `${base}?${new URLSearchParams({ [copyParameter]: source }).toString()}`,
  };
}
