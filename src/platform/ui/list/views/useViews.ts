import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useListContext, useStore } from 'react-admin';
import type { AnswerOf, BodyOf } from '../../../../../resources/kit/index.ts';
import type {
  daftarTampilan,
  IsiTampilan,
  simpanTampilan,
  Tampilan,
  ubahTampilan,
} from '../../../../../resources/umum/panggilanTampilan.ts';
import { http } from '../../../providers/http.ts';
import { useDeclaration } from '../../registry.ts';
import { columnsKey, firstSort } from '../listFields.ts';
import { useColumns, useDensity, useWidths } from '../useView.ts';

const root = 'tampilan';
/** Others' views change rarely. */
const freshFor = 10 * 60_000;

/** Views of the list around that the person keeps or that are shared with them. */
export function useViews(enabled = true) {
  const { name } = useDeclaration();
  return useQuery({
    queryKey: [root, name],
    queryFn: async ({ signal }) =>
      (await http<AnswerOf<typeof daftarTampilan>>('tampilan', { query: { daftar: name }, signal, quiet: true })).data,
    enabled,
    staleTime: freshFor,
    retry: false,
  });
}

/** Keeps, changes and deletes views; each throws what the server refuses. */
export function useViewCalls() {
  const { name } = useDeclaration();
  const client = useQueryClient();
  const asked = async <T>(path: string, method: 'POST' | 'PUT' | 'DELETE', body?: unknown): Promise<T> => {
    const { data } = await http<T>(path, { method, body, quiet: true });
    await client.invalidateQueries({ queryKey: [root, name] });
    return data;
  };
  return {
    create: (view: Omit<BodyOf<typeof simpanTampilan>, 'daftar'>) =>
      asked<Tampilan>('tampilan', 'POST', { daftar: name, ...view }),
    change: (id: string, change: BodyOf<typeof ubahTampilan>) => asked<Tampilan>(`tampilan/${id}`, 'PUT', change),
    remove: (id: string) => asked<{ id: string }>(`tampilan/${id}`, 'DELETE'),
  };
}

/** The list as it stands now, as a view keeps it, and how a view is put on. */
export function useListState() {
  const resource = useDeclaration();
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const { columns, hidden, order, setOrder } = useColumns();
  const [widths, setWidths] = useWidths(resource.name);
  const [, setHidden] = useStore<string[]>(columnsKey(resource.name));
  const [density, setDensity] = useDensity();
  const current: IsiTampilan = {
    tersembunyi: columns.filter(name => hidden.includes(name)),
    kerapatan: density,
    filter: filterValues,
    urut: sort ? { field: sort.field, order: sort.order } : firstSort(resource),
    ...(order.length ? { urutanKolom: order } : {}),
    ...(Object.keys(widths).length ? { lebarKolom: widths } : {}),
  };
  const apply = ({ tersembunyi, kerapatan, filter, urut, urutanKolom = [], lebarKolom = {} }: IsiTampilan) => {
    setHidden(columns.filter(name => tersembunyi.includes(name)));
    setOrder(urutanKolom);
    setWidths(lebarKolom);
    setDensity(kerapatan);
    setFilters(filter, undefined, false);
    setSort(urut);
  };
  return { current, apply };
}
