import { useQuery } from '@tanstack/react-query';
import type { LangkahDaftarUlang } from '../../../../resources/kwu/bacaan.ts';
import { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import { http } from '../../../platform/providers/http.ts';

/** The five steps of a business from its acceptance to its outputs. */
export const useSteps = (id: string) =>
  useQuery({
    queryKey: [kelompokKwu.name, 'daftar-ulang', id],
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<LangkahDaftarUlang[]>(`${kelompokKwu.endpoint}/${id}/daftar-ulang`, { signal })).data,
  });
