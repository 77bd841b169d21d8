import { useListContext } from 'react-admin';
import { type Offered, stepsFor } from '../../../../resources/kit/index.ts';
import { useBaseRole, useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { statusesOf } from '../show/statusOf.ts';

/** Steps that the role may take on at least one of the ticked rows of this page; with a note when one of them asks for it. */
export function useBulkTransitions(): Offered[] {
  const resource = useDeclaration();
  const role = useBaseRole();
  const mayAct = useMay('action');
  const { data, selectedIds } = useListContext();
  if (!role || !mayAct) return [];
  const found = new Map<string, Offered>();
  for (const row of (data ?? []).filter(({ id }) => selectedIds.includes(id)))
    for (const status of statusesOf(resource))
      for (const step of stepsFor(status, row, role))
        found.set(step.key, { ...step, note: step.note || found.get(step.key)?.note === true });
  return [...found.values()];
}
