import {
  decidesIn,
  putOffFilter,
  putOffTab,
  type QueueOptions,
  type QueueTab,
} from '../../../../resources/kit/index.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { usePutOff } from '../../ui/putOff/usePutOff.ts';

/** Tab whose rows wait for a decision of the role; undefined for who only reads. */
export function useDecidingTab(options: QueueOptions): QueueTab | undefined {
  const role = useBaseRole();
  return role && options.tabs.find(tab => decidesIn(tab, role));
}

/**
 * The queue with what its reader has put off in a tab of its own; the queue itself where nothing is. The tab's filter is
 * that of the rows that wait, turned over.
 */
export function useQueueWithPutOff(resource: string, options: QueueOptions): QueueOptions {
  const off = usePutOff(resource);
  const role = useBaseRole();
  const waiting = useDecidingTab(options);
  if (!off.length || !role || !waiting) return options;
  const { task: _, ...rest } = waiting;
  const tabs = options.tabs.map(tab =>
    decidesIn(tab, role) ? { ...tab, filter: { ...tab.filter, [putOffFilter]: false } } : tab,
  );
  const filter = { ...waiting.filter, [putOffFilter]: true };
  return { ...options, tabs: [...tabs, { ...rest, key: putOffTab, label: 'Ditunda', bulk: false, filter }] };
}
