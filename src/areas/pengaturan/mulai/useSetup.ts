import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import type { LangkahMulai, penyiapan } from '../../../../resources/pengaturan/mulai.ts';
import { http } from '../../../platform/providers/http.ts';

/** Steps of the set-up as the data stands now; asked anew whenever the page is come back to. */
export const useSetup = () =>
  useQuery({
    queryKey: ['pengaturan', 'mulai'],
    queryFn: async ({ signal }) => (await http<AnswerOf<typeof penyiapan>>('pengaturan/mulai', { signal })).data,
    staleTime: 0,
  });

/** The step to take next: the first one that lacks something and that one can take. */
export const nextOf = (steps: readonly LangkahMulai[], mayOpen: (path: string) => boolean): LangkahMulai | undefined =>
  steps.find(({ keadaan, layar }) => keadaan === 'kurang' && layar.some(({ path }) => mayOpen(path)));
