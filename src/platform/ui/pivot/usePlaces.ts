import { useQuery } from '@tanstack/react-query';
import type { Dimension, PivotAnswer } from '../../../../resources/kit/pivot.ts';
import { type Places, placesOf } from '../../../../resources/kit/places.ts';
import type { Point } from '../../map/baseMap.ts';
import { http } from '../../providers/http.ts';
import { useRegistry } from '../registry.ts';
import { useSees } from './usePivotWords.ts';

/** Rows with positions that lie in what the only group down refers to; undefined where there are none. */
export function usePlaces(rows: readonly Dimension[]): Places | undefined {
  const { resources, find } = useRegistry();
  const sees = useSees();
  const [row] = rows;
  return row?.field.kind === 'ref' && rows.length === 1 ? placesOf(row.field.to, resources, find, sees) : undefined;
}

/** Mean position of those rows by what they lie in, in the reader's scope. */
export function useMiddles({ resource: { endpoint }, way, lintang, bujur }: Places) {
  const query = { baris: JSON.stringify([way]), nilai: JSON.stringify([lintang, bujur]) };
  return useQuery({
    queryKey: [endpoint, 'rekap', query],
    retry: false,
    queryFn: async ({ signal }) => (await http<PivotAnswer>(`/${endpoint}/rekap`, { query, signal })).data,
    select: ({ sel }): ReadonlyMap<string, Point> =>
      new Map(
        sel.flatMap(({ baris: [id], nilai: [south, east] }): [string, Point][] =>
          typeof id === 'string' && typeof south === 'number' && typeof east === 'number'
            ? [[id, { lintang: south, bujur: east }]]
            : [],
        ),
      ),
  });
}
