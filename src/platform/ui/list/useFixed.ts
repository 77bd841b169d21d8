import { useListContext } from 'react-admin';
import { fixedFields } from '../../../../resources/kit/index.ts';
import { useBaseRole } from '../permissions.ts';
import { useDeclaration, useRegistry } from '../registry.ts';

/** Fields that are the same in every row of the list around, for this person on this screen: neither column nor filter. */
export function useFixed(): ReadonlySet<string> {
  const registry = useRegistry();
  const resource = useDeclaration();
  const role = useBaseRole();
  const { filter } = useListContext();
  return fixedFields(registry, resource, role, filter);
}
