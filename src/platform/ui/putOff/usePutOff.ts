import { useQuery } from '@tanstack/react-query';
import type { Ditunda } from '../../../../resources/umum/panggilanTunda.ts';
import { http } from '../../providers/http.ts';

/** Query of the rows of a resource that the reader has put off. */
export const putOffKey = (resource: string) => ['tunda', resource];

const nothing: readonly Ditunda[] = [];

/**
 * Rows of a resource that the reader has put off; none while that is not known.
 * @param asks false where nothing waits for the reader: nothing is asked then
 */
export function usePutOff(resource: string, asks = true): readonly Ditunda[] {
  const { data = nothing } = useQuery({
    queryKey: putOffKey(resource),
    queryFn: async ({ signal }) =>
      (await http<{ baris: Ditunda[] }>('tunda', { query: { resource }, signal, quiet: true })).data.baris,
    enabled: asks,
    retry: false,
  });
  return data;
}
