import { useQuery } from '@tanstack/react-query';
import type { Requirements } from '../../../../resources/kit/index.ts';
import type { KelayakanDaftar } from '../../../../resources/kit/requirement.ts';
import { http } from '../../providers/http.ts';
import { judged } from '../../providers/queryClient.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { type Values, valueAt } from './source.ts';

/** Query for the requirements of a programme and period, and which of them are met. */
export const requirementsQuery = (endpoint: string, query: Readonly<Record<string, string>>) => ({
  queryKey: ['syarat', endpoint, query],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await http<KelayakanDaftar>(endpoint, { query, signal })).data,
  staleTime: 60_000,
  retry: false,
  meta: judged,
});

/** Asks as soon as everything that the call needs is chosen, if the role may. */
export function useRequirements(options: Requirements | undefined, values: Values | undefined) {
  const role = useBaseRole();
  const query: Record<string, string> = {};
  for (const [name, source] of Object.entries(options?.params ?? {})) {
    const value = valueAt(values, source);
    if (typeof value === 'string' && value) query[name] = value;
  }
  const chosen = Boolean(query.idProgram && query.idPeriode);
  const allowed = options !== undefined && role !== undefined && (options.roles?.includes(role) ?? true);
  return useQuery({ ...requirementsQuery(options?.endpoint ?? '', query), enabled: chosen && allowed });
}
