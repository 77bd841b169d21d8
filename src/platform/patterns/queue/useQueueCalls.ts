import { useListContext } from 'react-admin';
import type { BulkCall, QueueOptions } from '../../../../resources/kit/index.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { holds } from '../record/source.ts';

/** The calls that the role may make about at least one of the ticked rows; for rows on other pages the server judges. */
export function useQueueCalls({ calls = [] }: Pick<QueueOptions, 'calls'>): readonly BulkCall[] {
  const role = useBaseRole();
  const { data = [], selectedIds } = useListContext();
  const ticked = data.filter(row => selectedIds.includes(row.id));
  if (!role) return [];
  return calls.filter(
    ({ roles, when }) =>
      roles.includes(role) &&
      (ticked.length === 0 || ticked.some(row => when.every(condition => holds(condition, row)))),
  );
}
