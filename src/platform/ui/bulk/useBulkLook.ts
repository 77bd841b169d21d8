import { useQuery } from '@tanstack/react-query';
import type { Action } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import type { Target } from '../list/selection.ts';
import { useDeclaration } from '../registry.ts';
import { nothingFound, type StepLook } from '../show/useStepLook.ts';
import { useCrudApi } from '../useCrudApi.ts';

/**
 * Messages before a step on many rows, in one call; a step without looks needs none. A sentence about some of the rows
 * says how many. Rows on which the step makes no sense are skipped; where there are no others the step is refused.
 * @param asks false while the step is taken: the rows have left its state then, which is no refusal
 */
export function useBulkLook(
  { key, action }: { key: string; action: Pick<Action, 'looks'> },
  target: Target,
  asks = true,
): StepLook {
  const say = useWords();
  const resource = useDeclaration();
  const api = useCrudApi();
  const looks = Boolean(action.looks?.length);
  const { data, isFetching } = useQuery({
    queryKey: [resource.name, 'aksi', 'banyak', key, target],
    queryFn: () => api.previewMany(resource.name, key, target),
    enabled: looks && asks,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  if (!looks) return nothingFound;
  if (!data) return { ...nothingFound, busy: isFetching };
  const { pesan, catatan, baris: rows, ditolak } = data;
  return {
    found: pesan.map(({ teks, bobot, baris }) => ({
      teks: baris < rows ? `${say('%{a} dari %{b}', { a: baris, b: rows })}: ${teks}` : teks,
      bobot,
    })),
    note: catatan,
    refused: rows > 0 && ditolak === rows,
    busy: false,
  };
}
