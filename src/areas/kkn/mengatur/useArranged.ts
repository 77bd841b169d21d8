import { useQuery } from '@tanstack/react-query';
import type { KelompokGelombang } from '../../../../resources/kkn/papan.ts';
import { http } from '../../../platform/providers/http.ts';

/** Base of the calls that arrange groups. */
export const arrangePath = 'v3/kkn/mengatur-kelompok';

/**
 * Groups of a wave with composition and violations.
 * @param members also reads the members, and the wave's villages and lecturers
 */
export const useArranged = (idGelombang: string | undefined, members = false) =>
  useQuery({
    // Under the resource's name, so that every write to a group makes it new as well.
    queryKey: ['kkn/kkn-kelompok', 'susunan', idGelombang, members],
    enabled: idGelombang !== undefined,
    retry: false,
    staleTime: 30_000,
    queryFn: async ({ signal }) => {
      const query = { idGelombang: idGelombang ?? '', ...(members ? { anggota: '1' } : {}) };
      return (await http<KelompokGelombang>(arrangePath, { query, signal })).data;
    },
  });
