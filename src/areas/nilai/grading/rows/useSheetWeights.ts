import { useQuery } from '@tanstack/react-query';
import type { Resource, SheetWeights } from '../../../../../resources/kit/index.ts';
import { http } from '../../../../platform/providers/http.ts';

const none: SheetWeights = {};

/** Weights that the totals of a sheet are summed up by: GET `{endpoint}/lembar/bobot`. */
export function useSheetWeights({ name, endpoint, sheet }: Resource): SheetWeights {
  const { data } = useQuery({
    queryKey: [name, 'bobot'],
    queryFn: async ({ signal }) => (await http<SheetWeights>(`${endpoint}/lembar/bobot`, { signal })).data,
    enabled: Boolean(sheet?.totals.length),
  });
  return data ?? none;
}
