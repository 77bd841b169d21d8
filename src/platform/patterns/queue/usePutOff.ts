import { useQuery } from '@tanstack/react-query';
import { decidesIn, type QueueOptions, type QueueTab } from '../../../../resources/kit/index.ts';
import type { Ditunda } from '../../../../resources/umum/panggilanTunda.ts';
import { http } from '../../providers/http.ts';
import { useBaseRole } from '../../ui/permissions.ts';

/** Key of the tab with what the reader has put off. */
const putOffTab = 'ditunda';

/** Query of the rows of a resource that the reader has put off. */
export const putOffKey = (resource: string) => ['tunda', resource];

const nothing: readonly Ditunda[] = [];

/** Rows of a resource that the reader has put off; none while that is not known. */
export function usePutOff(resource: string): readonly Ditunda[] {
  const { data = nothing } = useQuery({
    queryKey: putOffKey(resource),
    queryFn: async ({ signal }) =>
      (await http<{ baris: Ditunda[] }>('tunda', { query: { resource }, signal, quiet: true })).data.baris,
    retry: false,
  });
  return data;
}

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
    decidesIn(tab, role) ? { ...tab, filter: { ...tab.filter, ditunda: false } } : tab,
  );
  const own = { ...rest, key: putOffTab, label: 'Ditunda', bulk: false, filter: { ...waiting.filter, ditunda: true } };
  return { ...options, tabs: [...tabs, own] };
}
