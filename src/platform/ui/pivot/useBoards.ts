import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../../../../resources/kit/index.ts';
import type { daftarPapan, Papan, simpanPapan, ubahPapan } from '../../../../resources/umum/panggilanPapan.ts';
import { http } from '../../providers/http.ts';

const root = 'papan-laporan';

/** Address of a board. */
export const boardPath = (id: string): string => `/laporan/papan/${id}`;

/** Boards that the person keeps or that are shared with their role. */
export function useBoards() {
  return useQuery({
    queryKey: [root],
    queryFn: async ({ signal }) => (await http<AnswerOf<typeof daftarPapan>>(root, { signal, quiet: true })).data,
    retry: false,
  });
}

/** Makes, changes and deletes boards; each throws what the server refuses. */
export function useBoardCalls() {
  const client = useQueryClient();
  const asked = async <T>(path: string, method: 'POST' | 'PUT' | 'DELETE', body: unknown): Promise<T> => {
    const { data } = await http<T>(path, { method, body, quiet: true });
    await client.invalidateQueries({ queryKey: [root] });
    return data;
  };
  return {
    create: (board: BodyOf<typeof simpanPapan>) => asked<Papan>(root, 'POST', board),
    change: ({ id, version }: Papan, change: BodyOf<typeof ubahPapan>) =>
      asked<Papan>(`${root}/${id}`, 'PUT', { version, ...change }),
    remove: ({ id, version }: Papan) => asked<{ id: string }>(`${root}/${id}`, 'DELETE', { version }),
  };
}
