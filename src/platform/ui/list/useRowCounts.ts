import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useResourceContext } from 'react-admin';
import { onlyIds } from '../../providers/dataProvider.ts';

type Filter = Readonly<Record<string, unknown>>;

const sort = { field: 'id', order: 'ASC' } as const;

/** How many rows of the resource around each filter leaves; undefined while that is not known. Equal ones are asked once. */
export function useRowCounts(filters: readonly Filter[]): (number | undefined)[] {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const keys = filters.map(filter => JSON.stringify(filter));
  const distinct = [...new Map(filters.map((filter, i) => [keys[i], filter])).entries()];
  const counts = useQueries({
    queries: distinct.map(([, filter]) => ({
      // Under the resource's name, so that every write to it makes the counts new as well.
      queryKey: [resource, 'jumlah', filter],
      queryFn: async () => {
        const query = { filter, pagination: { page: 1, perPage: 1 }, sort, meta: onlyIds };
        return (await dataProvider.getList(resource, query)).total ?? 0;
      },
      staleTime: 30_000,
    })),
    combine: found => found.map(({ data }) => data),
  });
  return keys.map(key => counts[distinct.findIndex(([one]) => one === key)]);
}
