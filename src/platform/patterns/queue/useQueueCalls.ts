import { useListContext } from 'react-admin';
import type { MarkedCall, QueueOptions } from '../../../../resources/kit/index.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { holds } from '../record/source.ts';

/** The calls of a queue that the role may make about ticked rows. */
export function useCallsOfRole({ calls = [] }: Pick<QueueOptions, 'calls'>): readonly MarkedCall[] {
  const role = useBaseRole();
  if (!role) return [];
  return calls.flatMap(call => (call.about === 'marked' && call.roles.includes(role) ? [call] : []));
}

/** The calls that the role may make about at least one of the ticked rows; for rows on other pages the server judges. */
export function useQueueCalls(options: Pick<QueueOptions, 'calls'>): readonly MarkedCall[] {
  const calls = useCallsOfRole(options);
  const { data = [], selectedIds } = useListContext();
  const ticked = data.filter(row => selectedIds.includes(row.id));
  return calls.filter(
    ({ when }) => ticked.length === 0 || ticked.some(row => when.every(condition => holds(condition, row))),
  );
}
