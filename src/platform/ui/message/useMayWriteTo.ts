import { useBaseRole } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';

/** Whether the role may write to the people of the list around. */
export function useMayWriteTo(): boolean {
  const { reaches } = useDeclaration();
  const role = useBaseRole();
  return role !== undefined && reaches?.by.includes(role) === true;
}
