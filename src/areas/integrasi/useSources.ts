import { useQuery } from '@tanstack/react-query';
import type { SumberKunci } from '../../../resources/integrasi/panggilan.ts';
import { http } from '../../platform/providers/http.ts';

/** Data that a key of a role may name; asked once a role is chosen. */
export const useSources = (role: unknown) =>
  useQuery({
    queryKey: ['integrasi/sumber', role],
    queryFn: async ({ signal }) =>
      (await http<SumberKunci[]>(`integrasi/sumber?peran=${encodeURIComponent(String(role))}`, { signal })).data,
    enabled: typeof role === 'string' && role !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
