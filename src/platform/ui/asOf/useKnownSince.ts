import { useQuery } from '@tanstack/react-query';
import type { Resource } from '../../../../resources/kit/index.ts';
import { http } from '../../providers/http.ts';

/** The first day whose end the history knows whole; undefined while it is not known. */
export function useKnownSince({ name, endpoint }: Resource): string | null | undefined {
  const { data } = useQuery({
    queryKey: [name, 'keadaan', 'sejak'],
    queryFn: async ({ signal }) =>
      (await http<{ mengetahuiSejak: string | null }>(`/${endpoint}/keadaan/sejak`, { signal, quiet: true })).data,
    retry: false,
  });
  return data?.mengetahuiSejak;
}
