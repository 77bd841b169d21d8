import { useQuery } from '@tanstack/react-query';
import { http } from '../../providers/http.ts';

/** A lecturer with the students that it looks after and how many it may. */
export interface Load {
  id: string;
  nama: string;
  prodi: string | null;
  beban: number;
  kuota: number;
}

/** Lecturers by load; the search is the server's. */
export function useLoads(q: string) {
  return useQuery({
    queryKey: ['monitoring', 'beban', q],
    queryFn: async ({ signal }) =>
      (await http<Load[]>('magang/pendaftar-program-mbkm/dospem/beban', { query: q ? { q } : {}, signal })).data,
    placeholderData: previous => previous,
    retry: false,
  });
}
