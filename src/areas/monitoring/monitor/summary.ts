import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MonitorOptions } from '../../../../resources/kit/index.ts';
import type { NamaPeriode, PilihanPeriode } from '../../../../resources/master/pilihanPeriode.ts';
import { statusTerlihat } from '../../../../resources/mbkm/alurPendaftaran.ts';
import type { Ringkasan } from '../../../../resources/monitoring/ringkasan.ts';
import type { Bagan } from '../../../../resources/umum/bagan.ts';
import type { Values } from '../../../platform/patterns/record/source.ts';
import { http } from '../../../platform/providers/http.ts';
import { useAuthState } from '../../../platform/providers/session.ts';

/** Filters of the list that the figures follow. */
const followed = ['idPeriode', 'idProgramProdi', 'idMitra', 'kodeJenisMbkm'] as const;

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(',') : typeof value === 'string' ? value : '';

/** The parameters of the call for the filters of the list. */
export function summaryQuery(options: Pick<MonitorOptions, 'kinds'>, filter: Values): Record<string, string> {
  const kinds = textOf(filter.kodeJenisMbkm) || (options.kinds?.join(',') ?? '');
  const given = { prodi: textOf(filter.idProgramProdi), mitra: textOf(filter.idMitra), jenis: kinds };
  return {
    idPeriode: textOf(filter.idPeriode) || 'semua',
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)),
  };
}

/** What the figures count, as filters of a list: a report under them says the same. */
export function countedFilter(options: Pick<MonitorOptions, 'kinds'>, filter: Values): Values {
  const kinds = options.kinds ? { kodeJenisMbkm: options.kinds } : {};
  return { ...kinds, ...keptOf(filter), status: statusTerlihat };
}

const keptOf = (filter: Values): Values =>
  Object.fromEntries(followed.filter(name => filter[name]).map(name => [name, filter[name]]));

/** The address of the list that shows what a figure counts, within the filters that the figure followed. */
export function listAddress(options: Pick<MonitorOptions, 'listPath'>, filter: Values, saring: Values): string {
  return `${options.listPath}?filter=${encodeURIComponent(JSON.stringify({ ...keptOf(filter), ...saring }))}`;
}

/** The charts with the addresses of what they count. */
export const chartsOf = (options: Pick<MonitorOptions, 'listPath'>, filter: Values, summary: Ringkasan): Bagan[] =>
  summary.bagan.map(({ batang, ...chart }) => ({
    ...chart,
    batang: batang.map(({ label, jumlah, saring }) => ({
      label,
      jumlah,
      link: saring ? listAddress(options, filter, saring) : null,
    })),
  }));

/** The role and its place: figures of one are not those of another. */
function useWho(): readonly unknown[] {
  const { user } = useAuthState();
  return [user?.role.id, user?.idProgramProdi];
}

/** The periods to choose from. */
export function usePeriods() {
  const who = useWho();
  return useQuery({
    queryKey: ['monitoring', 'periode', ...who],
    queryFn: async ({ signal }) =>
      (await http<PilihanPeriode<NamaPeriode | null>>('mbkm/monitoring/periode', { signal })).data,
    staleTime: 300_000,
    retry: false,
  });
}

/**
 * The figures within the list's filters; the former ones stay until the new ones are there. `fresh` has them counted
 * now where the portal keeps them for a minute.
 */
export function useSummary(options: Pick<MonitorOptions, 'kinds'>, filter: Values) {
  const who = useWho();
  const client = useQueryClient();
  const query = summaryQuery(options, filter);
  const queryKey = ['monitoring', 'ringkasan', ...who, query];
  const ask = async (more: Record<string, string>, signal?: AbortSignal) =>
    (await http<Ringkasan>('mbkm/monitoring/ringkasan', { query: { ...query, ...more }, signal })).data;
  const fresh = useMutation({
    mutationFn: () => ask({ segar: '1' }),
    onSuccess: found => client.setQueryData(queryKey, found),
  });
  const summary = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask({}, signal),
    placeholderData: previous => previous,
    retry: false,
  });
  return { ...summary, fresh };
}
