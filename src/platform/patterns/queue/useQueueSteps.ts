import { useListContext } from 'react-admin';
import { type Action, type QueueOptions, rolesOf, stepKey, stepsFor } from '../../../../resources/kit/index.ts';
import { useBaseRole, useMay } from '../../ui/permissions.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { statusOf } from '../../ui/show/statusOf.ts';

/** A step that may be taken on the ticked rows together. */
export interface QueueStep {
  name: string;
  /** As calls name it. */
  key: string;
  action: Action;
}

/**
 * The steps of a queue that the role may take on at least one of the ticked rows; where none of them is on this page,
 * those that the role may take at all. The server judges each row.
 */
export function useQueueSteps(options: QueueOptions): QueueStep[] {
  const status = statusOf(useDeclaration(), options.status);
  const role = useBaseRole();
  const mayAct = useMay('action');
  const { data = [], selectedIds } = useListContext();
  const ticked = data.filter(row => selectedIds.includes(row.id));
  return options.bulk.actions.flatMap((name): QueueStep[] => {
    const action = status?.workflow.actions[name];
    if (!action || !role || !mayAct || !rolesOf(action).includes(role)) return [];
    const offered = ticked.flatMap(row => stepsFor(status, row, role).filter(step => step.name === name));
    if (ticked.length > 0 && offered.length === 0) return [];
    const note = action.note || offered.some(step => step.note);
    return [{ name, key: stepKey(name, status.source, status.first), action: { ...action, note } }];
  });
}
