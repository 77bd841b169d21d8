import { useListContext } from 'react-admin';
import {
  type Action,
  type ActionWords,
  type QueueOptions,
  rolesOf,
  stepsFor,
} from '../../../../resources/kit/index.ts';
import { useBaseRole, useMay } from '../../ui/permissions.ts';
import { useDeclaration } from '../../ui/registry.ts';
import { statusOf } from '../../ui/show/statusOf.ts';
import { markAction } from './markAction.ts';
import { useMarks } from './useMarks.ts';

/** A step that may be taken on the ticked rows together. */
export interface QueueStep {
  /** Name in the bulk call. */
  name: string;
  action: ActionWords & Pick<Action, 'looks'>;
  /** Name and words of what may be said along; absent where nothing is asked for. */
  note?: { name: string; label: string };
}

/**
 * The steps of a queue that the role may take on at least one of the ticked rows; where none of them is on this page,
 * those that the role may take at all. The server judges each row.
 */
export function useQueueSteps(options: QueueOptions): QueueStep[] {
  const status = statusOf(useDeclaration(), options.status);
  const role = useBaseRole();
  const mayAct = useMay('action');
  const marks = useMarks(options);
  const { data = [], selectedIds } = useListContext();
  const ticked = data.filter(row => selectedIds.includes(row.id));
  const steps = options.bulk.actions.flatMap((name): QueueStep[] => {
    const action = status?.workflow.actions[name];
    if (!action || !role || !mayAct || !rolesOf(action).includes(role)) return [];
    const offered = ticked.flatMap(row => stepsFor(status, row, role).filter(step => step.name === name));
    if (ticked.length > 0 && offered.length === 0) return [];
    const note = action.note || offered.some(step => step.note);
    return [{ name, action: { ...action, note }, note: { name: 'catatan', label: 'Catatan' } }];
  });
  return [
    ...steps,
    ...marks.map(mark => ({ name: mark.action, action: markAction(mark), ...(mark.note ? { note: mark.note } : {}) })),
  ];
}
