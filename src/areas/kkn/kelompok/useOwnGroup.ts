import { useQuery } from '@tanstack/react-query';
import { kelompok } from '../../../../resources/kkn/kelompok.ts';
import type { KelompokSaya } from '../../../../resources/kkn/kelompokSaya.ts';
import { http } from '../../../platform/providers/http.ts';

/** The calling student's registration with its group and invitations. */
export const useOwnGroup = () =>
  useQuery({
    queryKey: ['kkn', 'kelompok-saya'],
    retry: false,
    queryFn: async ({ signal }) => (await http<KelompokSaya | null>(`${kelompok.endpoint}/milik`, { signal })).data,
  });
