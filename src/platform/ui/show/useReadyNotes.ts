import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../resources/kit/index.ts';
import type { CatatanSiap, daftarCatatan } from '../../../../resources/umum/panggilanCatatan.ts';
import { http } from '../../providers/http.ts';
import { useDeclaration } from '../registry.ts';

/** Others' notes change rarely. */
const freshFor = 10 * 60_000;

/** Notes that the person keeps for a step of the resource around, or that are shared with them, and what is done with them. */
export function useReadyNotes(step: string) {
  const { name: antrean } = useDeclaration();
  const client = useQueryClient();
  const queryKey = ['catatan-siap', antrean, step];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (
        await http<AnswerOf<typeof daftarCatatan>>('catatan-siap', {
          query: { antrean, langkah: step },
          signal,
          quiet: true,
        })
      ).data,
    staleTime: freshFor,
    retry: false,
  });
  const asked = async <T>(path: string, method: 'POST' | 'PUT' | 'DELETE', body?: unknown): Promise<T> => {
    const { data } = await http<T>(path, { method, body, quiet: true });
    await client.invalidateQueries({ queryKey });
    return data;
  };
  return {
    notes: query.data?.catatan ?? [],
    roles: query.data?.peran ?? [],
    /** They were told; without them nothing is offered. */
    told: query.data !== undefined,
    keep: (note: Pick<CatatanSiap, 'teks' | 'idRole'>) =>
      asked<CatatanSiap>('catatan-siap', 'POST', { antrean, langkah: step, ...note }),
    share: (id: string, idRole: string | null) => asked<CatatanSiap>(`catatan-siap/${id}`, 'PUT', { idRole }),
    remove: (id: string) => asked<{ id: string }>(`catatan-siap/${id}`, 'DELETE'),
  };
}
