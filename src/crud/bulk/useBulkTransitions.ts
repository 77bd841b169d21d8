import { useListContext } from 'react-admin';
import { type Action, actionsFor, type Workflow } from '../../../resources/kit/index.ts';
import { useBaseRole, useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { statusOf } from '../show/statusOf.ts';

/** Transitions that the role may make on at least one of the ticked rows of this page. */
export function useBulkTransitions(): [name: string, action: Action][] {
  const resource = useDeclaration();
  const role = useBaseRole();
  const mayAct = useMay('action');
  const { data, selectedIds } = useListContext();
  const status = statusOf(resource);
  if (!status || !role || !mayAct) return [];
  const states = new Set((data ?? []).filter(row => selectedIds.includes(row.id)).map(row => row[status.source]));
  const found = new Map<string, Action>();
  for (const state of states)
    if (typeof state === 'string')
      for (const [name, action] of actionsFor(status.workflow, state, role)) found.set(name, action);
  return [...found];
}

export const actionOf = (workflow: Workflow, name: string): Action | undefined => workflow.actions[name];
