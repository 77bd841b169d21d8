import { useGetList } from 'react-admin';
import { rujukan } from '../../providers/references.ts';

interface Options {
  /** Only rows of these values can be copied. */
  filter?: Record<string, unknown>;
  /** How many there have to be: two where a copy goes from one of them into another. */
  least?: number;
  enabled?: boolean;
}

/** True if there are rows to copy from; false while unknown, true where it cannot be asked. */
export function useCopySources(resource: string, { filter = {}, least = 1, enabled = true }: Options = {}): boolean {
  const { total = 0, error } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: '', order: 'ASC' }, filter, meta: rujukan },
    { enabled, retry: false },
  );
  return enabled && (Boolean(error) || total >= least);
}
