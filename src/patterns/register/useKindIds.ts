import { useGetList } from 'react-admin';
import type { KindLimit } from '../../../resources/kit/index.ts';
import { rujukan } from '../../providers/references.ts';

const none: KindLimit = { field: '', resource: '', codes: [] };

/** Ids of the rows that a limit names by their codes; undefined while they are not known. */
export function useKindIds(limit: KindLimit = none): string[] | undefined {
  const { data } = useGetList(
    limit.resource,
    { filter: {}, sort: { field: 'kode', order: 'ASC' }, pagination: { page: 1, perPage: 100 }, meta: rujukan },
    { enabled: limit !== none, staleTime: 300_000 },
  );
  return data?.filter(row => limit.codes.includes(row.kode)).map(row => String(row.id));
}
