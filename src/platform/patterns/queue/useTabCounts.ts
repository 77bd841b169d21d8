import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useResourceContext } from 'react-admin';
import type { QueueOptions } from '../../../../resources/kit/index.ts';
import { onlyIds } from '../../providers/dataProvider.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { filterOf } from './queueFilter.ts';

/** How many rows each tab has; undefined while that is not known. */
export function useTabCounts(options: QueueOptions): (number | undefined)[] {
  const resource = useResourceContext() ?? '';
  const role = useBaseRole();
  const dataProvider = useDataProvider();
  return useQueries({
    queries: options.tabs.map(tab => {
      const filter = filterOf(options, tab, role);
      return {
        // Under the resource's name, so that every write to it makes the counts new as well.
        queryKey: [resource, 'jumlah', filter],
        queryFn: async () => {
          const pagination = { page: 1, perPage: 1 };
          const { total } = await dataProvider.getList(resource, {
            pagination,
            filter,
            sort: { field: 'id', order: 'ASC' },
            meta: onlyIds,
          });
          return total ?? 0;
        },
        enabled: role !== undefined,
        staleTime: 30_000,
      };
    }),
    combine: found => found.map(({ data }) => data),
  });
}
