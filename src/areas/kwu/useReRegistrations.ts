import { useQuery } from '@tanstack/react-query';
import type { UsahaMendaftarUlang } from '../../../resources/kwu/bacaan.ts';
import { kelompokKwu } from '../../../resources/kwu/kelompok.ts';
import { http } from '../../platform/providers/http.ts';

/** The accepted businesses of a period in the reader's scope, with their steps and their lecturer. */
export const useReRegistrations = (idPeriode: string | null) =>
  useQuery({
    // Below the resource's own key, so that a refresh of the page asks for it anew.
    queryKey: [kelompokKwu.name, 'daftar-ulang-semua', idPeriode],
    enabled: idPeriode !== null,
    retry: false,
    queryFn: async ({ signal }) =>
      (
        await http<UsahaMendaftarUlang[]>(`${kelompokKwu.endpoint}/daftar-ulang`, {
          query: { idPeriode: idPeriode ?? '' },
          signal,
        })
      ).data,
  });
