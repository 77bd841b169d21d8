import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HalamanDiubah, KeadaanSitus } from '../../../../resources/pengaturan/panggilanSitus.ts';
import type { HalamanSitus } from '../../../../resources/pengaturan/situs.ts';
import { http } from '../../../platform/providers/http.ts';

const path = 'pengaturan/situs';
const listKey = [path];
const keyOf = (page: HalamanSitus) => [path, page];

/** The pages with who changed each last. */
export const usePages = () =>
  useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }) => (await http<HalamanDiubah[]>(path, { signal })).data,
    retry: false,
  });

/** Stored page; loaded when opened, and not reloaded while somebody edits. */
export const usePage = (page: HalamanSitus) =>
  useQuery({
    queryKey: keyOf(page),
    queryFn: async ({ signal }) => (await http<KeadaanSitus>(`${path}/${page}`, { signal })).data,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

type Step = 'draf' | 'terbit' | 'kembali';

/** Calls that change a page; each answers its new state. */
export function usePageCalls(page: HalamanSitus) {
  const client = useQueryClient();
  const send = async (step: Step, method: 'PUT' | 'POST' | 'DELETE', body: unknown): Promise<KeadaanSitus> => {
    const { data } = await http<KeadaanSitus>(`${path}/${page}/${step}`, { method, body });
    client.setQueryData(keyOf(page), data);
    await client.invalidateQueries({ queryKey: listKey, exact: true });
    return data;
  };
  return {
    saveDraft: (body: unknown) => send('draf', 'PUT', body),
    dropDraft: (body: unknown) => send('draf', 'DELETE', body),
    publish: (body: unknown) => send('terbit', 'POST', body),
    takeBack: (body: unknown) => send('kembali', 'POST', body),
  };
}
