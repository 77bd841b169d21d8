import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useResourceContext, useStore } from 'react-admin';
import type { QueueOptions } from '../../../../resources/kit/index.ts';
import { onlyIds } from '../../providers/dataProvider.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { filterOf, listKey } from './queueFilter.ts';

/** The most rows that one walks through. */
const most = 200;

interface Remembered {
  filter?: Record<string, unknown>;
}

/**
 * The rows before and after one in the tab from which one came, with its search and filters. The order is taken once,
 * so that a decided row, which leaves the tab, does not lose one's place.
 */
export function useNeighbours(options: QueueOptions, tabKey: string | null, id: string) {
  const resource = useResourceContext() ?? '';
  const role = useBaseRole();
  const dataProvider = useDataProvider();
  const tab = options.tabs.find(({ key }) => key === tabKey) ?? options.tabs[0];
  const [remembered] = useStore<Remembered>(listKey(options, tab?.key ?? ''), {});
  const [begun] = useState(() => Date.now());
  const { data: ids = [] } = useQuery({
    // Not under the resource's name: a write must not take the walk away.
    queryKey: ['antrean', resource, tab?.key, remembered.filter ?? {}, role, begun],
    queryFn: async () => {
      if (!tab) return [];
      const [field, order] = tab.sort;
      const { data } = await dataProvider.getList(resource, {
        pagination: { page: 1, perPage: most },
        sort: { field, order },
        filter: { ...remembered.filter, ...filterOf(options, tab, role) },
        meta: onlyIds,
      });
      return data.map(row => String(row.id));
    },
    enabled: role !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const at = ids.indexOf(id);
  return {
    tab: tab?.key ?? '',
    position: at < 0 ? null : { at: at + 1, of: ids.length },
    previous: at > 0 ? ids[at - 1] : undefined,
    next: at < 0 ? ids[0] : ids[at + 1],
  };
}
