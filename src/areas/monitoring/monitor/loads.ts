import { useQuery } from '@tanstack/react-query';
import type { BebanDosen } from '../../../../resources/monitoring/bimbingan.ts';
import { http } from '../../../platform/providers/http.ts';

/** Lecturers by load; the search is the server's. */
export function useLoads(q: string) {
  return useQuery({
    queryKey: ['monitoring', 'beban', q],
    queryFn: async ({ signal }) =>
      (await http<BebanDosen[]>('magang/pendaftar-program-mbkm/dospem/beban', { query: q ? { q } : {}, signal })).data,
    placeholderData: previous => previous,
    retry: false,
  });
}
