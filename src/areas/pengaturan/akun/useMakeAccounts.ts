import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KemajuanAkun, RencanaAkun } from '../../../../resources/pengaturan/panggilanUndangan.ts';
import { http } from '../../../platform/providers/http.ts';
import type { Target } from '../../../platform/ui/list/selection.ts';

const pollMs = 1500;

/** Accounts for people of a list: first what would happen, then how far it is. */
export function useMakeAccounts(sumber: string, target: Target) {
  const [id, setId] = useState<string | null>(null);
  const plan = useQuery({
    queryKey: ['akun', 'banyak', 'periksa', sumber, target],
    queryFn: async ({ signal }) =>
      (await http<RencanaAkun>('akun/banyak/periksa', { method: 'POST', body: { sumber, ...target }, signal })).data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const start = useMutation({
    mutationFn: async (undang: boolean) =>
      (await http<KemajuanAkun>('akun/banyak', { method: 'POST', body: { sumber, ...target, undang } })).data,
    onSuccess: begun => setId(begun.id),
  });
  const progress = useQuery({
    queryKey: ['akun', 'banyak', id],
    enabled: id !== null,
    queryFn: async ({ signal }) => (await http<KemajuanAkun>(`akun/banyak/${id}`, { signal })).data,
    refetchInterval: query => (query.state.data?.status === 'selesai' ? false : pollMs),
  });
  return { plan, start, run: progress.data ?? start.data ?? null };
}
