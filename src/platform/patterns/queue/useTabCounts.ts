import type { QueueOptions } from '../../../../resources/kit/index.ts';
import { useRowCounts } from '../../ui/list/useRowCounts.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { filterOf } from './queueFilter.ts';

/** How many rows each tab has; undefined while that is not known. */
export function useTabCounts(options: QueueOptions): (number | undefined)[] {
  const role = useBaseRole();
  // The tabs' filters depend on the role.
  const filters = role === undefined ? [] : options.tabs.map(tab => filterOf(options, tab, role));
  return useRowCounts(filters);
}
