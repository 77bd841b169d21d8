import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeadaanRetensi } from '../../../../resources/pengaturan/panggilanRetensi.ts';
import { http } from '../../../platform/providers/http.ts';

const path = 'pengaturan/retensi';
const key = ['pengaturan', 'retensi'];
const pollMs = 10_000;

/** Periods of retention, runs and held data; every change answers all of it. */
export function useRetention() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<KeadaanRetensi>(path, { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.jalan.some(({ status }) => status === 'berjalan') ? pollMs : false),
  });
  const send = async (below: string, method: 'POST' | 'PUT', body: object): Promise<void> => {
    const { data } = await http<KeadaanRetensi>(`${path}${below}`, { method, body });
    client.setQueryData(key, data);
  };
  return { ...query, send };
}

/** Sends a change; the page shows what it answers. */
export type Send = ReturnType<typeof useRetention>['send'];
