import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isRecord, type Resource } from '../../../../resources/kit/index.ts';
import {
  type Dimension,
  dimensionOf,
  isPivotForm,
  isPivotShare,
  type Measure,
  measureOf,
  type PivotAnswer,
  type PivotForm,
  type PivotShare,
  pivotLimits,
} from '../../../../resources/kit/pivot.ts';
import { http } from '../../providers/http.ts';
import { useRegistry } from '../registry.ts';
import { useSees } from './usePivotWords.ts';

type Filter = Readonly<Record<string, unknown>>;

/** State of a pivot page; all of it is in the address, so that a link shares it. */
export interface PivotState {
  resource: Resource | undefined;
  rows: readonly Dimension[];
  columns: readonly Dimension[];
  measures: readonly Measure[];
  filter: Filter;
  /** The former day at whose end the rows are counted; undefined = as they are now. */
  day: string | undefined;
  form: PivotForm;
  share: PivotShare;
  /** The kept report, or the one that comes with the product, that the address names. */
  kept: string | undefined;
  ready: string | undefined;
  /** Names of a kept question that do not exist or that the role does not see: it is then refused, not asked without them. */
  unseen: readonly { part: 'baris' | 'kolom' | 'nilai'; key: string }[];
}

function listIn(text: string | null): string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(name => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function filterIn(text: string | null): Filter {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
}

/** Names of a question by its parts. */
interface NamesOfQuestion {
  readonly baris: readonly string[];
  readonly kolom: readonly string[];
  readonly nilai: readonly string[];
}

/** Names of a question that do not exist or that the role does not see. */
export function unseenOf(
  question: NamesOfQuestion,
  resource: Resource,
  find: ReturnType<typeof useRegistry>['find'],
  sees: ReturnType<typeof useSees>,
): PivotState['unseen'] {
  const dimension = (key: string) => dimensionOf(resource, key, find, sees);
  const missing = (part: keyof NamesOfQuestion, read: (key: string) => unknown) =>
    question[part].flatMap(key => (read(key) === undefined ? [{ part, key }] : []));
  return [
    ...missing('baris', dimension),
    ...missing('kolom', dimension),
    ...missing('nilai', key => measureOf(resource, key, find, sees)),
  ];
}

/** Reads the page's address; names that do not exist or that the role does not see are left out. */
export function usePivotState(): [PivotState, (patch: Readonly<Record<string, unknown>>) => void] {
  const registry = useRegistry();
  const sees = useSees();
  const [params, setParams] = useSearchParams();
  const resource = registry.find(params.get('sumber') ?? '');
  const dimensions = (name: 'baris' | 'kolom', most: number) =>
    resource
      ? listIn(params.get(name))
          .flatMap(key => dimensionOf(resource, key, registry.find, sees) ?? [])
          .slice(0, most)
      : [];
  const measures = resource
    ? listIn(params.get('nilai')).flatMap(key => measureOf(resource, key, registry.find, sees) ?? [])
    : [];
  const form = params.get('bentuk') ?? '';
  const share = params.get('porsi') ?? '';
  const rows = dimensions('baris', pivotLimits.rows);
  const kept = params.get('laporan') ?? undefined;
  const ready = params.get('siap') ?? undefined;
  const named = {
    baris: listIn(params.get('baris')),
    kolom: listIn(params.get('kolom')),
    nilai: listIn(params.get('nilai')),
  };
  const state: PivotState = {
    resource,
    rows,
    columns: dimensions('kolom', pivotLimits.columns).filter(({ key }) => !rows.some(row => row.key === key)),
    measures: measures.length
      ? measures.slice(0, pivotLimits.values)
      : [{ key: 'jumlah', kind: 'jumlah', of: undefined }],
    filter: filterIn(params.get('filter')),
    day: params.get('pada') ?? undefined,
    form: isPivotForm(form) ? form : 'tabel',
    share: isPivotShare(share) ? share : 'angka',
    kept,
    ready,
    unseen: resource && (kept ?? ready) ? unseenOf(named, resource, registry.find, sees) : [],
  };
  const change = (patch: Readonly<Record<string, unknown>>) =>
    setParams(
      old => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(patch)) {
          const text = typeof value === 'string' ? value : JSON.stringify(value);
          if (value === undefined || text === '[]' || text === '{}' || text === '') next.delete(name);
          else next.set(name, text);
        }
        return next;
      },
      { replace: true },
    );
  return [state, change];
}

/** Query of the call. */
export function pivotQuery({ rows, columns, measures, filter, day, unseen }: PivotState): Record<string, string> {
  // Fields that are not visible are requested as well: the server then refuses them with its message.
  const keys = (part: 'baris' | 'kolom' | 'nilai', list: readonly { key: string }[]) =>
    JSON.stringify([...unseen.filter(one => one.part === part).map(({ key }) => key), ...list.map(({ key }) => key)]);
  return {
    baris: keys('baris', rows),
    kolom: keys('kolom', columns),
    nilai: keys('nilai', measures),
    filter: JSON.stringify(filter),
    ...(day ? { pada: day } : {}),
  };
}

/** The figures of a state; asked as soon as something is chosen. */
export function usePivot(state: PivotState) {
  const query = pivotQuery(state);
  const { resource } = state;
  return useQuery({
    queryKey: [resource?.name, 'rekap', query],
    enabled: resource !== undefined,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await http<PivotAnswer>(`/${resource?.endpoint}/rekap`, { query, signal })).data,
  });
}
