import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isRecord, type Resource } from '../../../../resources/kit/index.ts';
import {
  type Dimension,
  dimensionOf,
  type Measure,
  measureOf,
  type PivotAnswer,
  pivotLimits,
} from '../../../../resources/kit/pivot.ts';
import { http } from '../../providers/http.ts';
import { useRegistry } from '../registry.ts';
import { useSees } from './usePivotWords.ts';

export const pivotForms = {
  tabel: 'Tabel',
  batang: 'Batang',
  tumpuk: 'Bertumpuk',
  garis: 'Garis',
  panas: 'Peta panas',
} as const;
export type PivotForm = keyof typeof pivotForms;
const isForm = (name: string): name is PivotForm => Object.hasOwn(pivotForms, name);

export const shares = { angka: 'Angka', baris: '% dari baris', kolom: '% dari kolom', semua: '% dari semua' } as const;
export type Share = keyof typeof shares;
const isShare = (name: string): name is Share => Object.hasOwn(shares, name);

type Filter = Readonly<Record<string, unknown>>;

/** What a pivot page shows; all of it stands in the address, so that a link shares it. */
export interface PivotState {
  resource: Resource | undefined;
  rows: readonly Dimension[];
  columns: readonly Dimension[];
  measures: readonly Measure[];
  filter: Filter;
  form: PivotForm;
  share: Share;
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
  const state: PivotState = {
    resource,
    rows,
    columns: dimensions('kolom', pivotLimits.columns).filter(({ key }) => !rows.some(row => row.key === key)),
    measures: measures.length
      ? measures.slice(0, pivotLimits.values)
      : [{ key: 'jumlah', kind: 'jumlah', of: undefined }],
    filter: filterIn(params.get('filter')),
    form: isForm(form) ? form : 'tabel',
    share: isShare(share) ? share : 'angka',
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
export function pivotQuery({ rows, columns, measures, filter }: PivotState): Record<string, string> {
  const keys = (list: readonly { key: string }[]) => JSON.stringify(list.map(({ key }) => key));
  return { baris: keys(rows), kolom: keys(columns), nilai: keys(measures), filter: JSON.stringify(filter) };
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
