import { useQuery } from '@tanstack/react-query';
import { kelompokKwu } from '../../../resources/kwu/kelompok.ts';
import type { UsahaSaya } from '../../../resources/kwu/usahaSaya.ts';
import { http } from '../../platform/providers/http.ts';

/** The calling student's registration for KWU with its business and invitations. */
export const useOwnBusiness = () =>
  useQuery({
    queryKey: ['kwu', 'usaha-saya'],
    retry: false,
    queryFn: async ({ signal }) => (await http<UsahaSaya>(`${kelompokKwu.endpoint}/milik`, { signal })).data,
  });
