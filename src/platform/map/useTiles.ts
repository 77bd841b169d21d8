import { useQuery } from '@tanstack/react-query';
import type { Peta } from '../../../resources/pengaturan/peta.ts';
import { http } from '../providers/http.ts';

/** Where a map's tiles come from. Whatever goes wrong, the map does without them. */
export const useTiles = () =>
  useQuery({
    queryKey: ['peta'],
    queryFn: async ({ signal }) => (await http<Peta>('peta', { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
