import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '../../../../resources/kit/index.ts';
import type {
  bacaServerSurel,
  KeadaanSurel,
  lepasServerSurel,
  simpanServerSurel,
} from '../../../../resources/pengaturan/panggilanSurel.ts';
import { http } from '../../../platform/providers/http.ts';

const path = 'sistem/surel/server';
const key = ['sistem', 'surel', 'server'];

/** The mail server in force, and how it is changed. */
export function useMailServer() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await http<AnswerOf<typeof bacaServerSurel>>(path, { signal })).data,
  });
  const put = (state: KeadaanSurel) => client.setQueryData(key, state);
  return {
    ...query,
    save: async (body: BodyOf<typeof simpanServerSurel>) =>
      put((await http<AnswerOf<typeof simpanServerSurel>>(path, { method: 'PUT', body })).data),
    forget: async (body: BodyOf<typeof lepasServerSurel>) =>
      put((await http<AnswerOf<typeof lepasServerSurel>>(path, { method: 'DELETE', body })).data),
  };
}

/** Looks at the queue again, here and in the figures above it. */
export function useLookAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['sistem', 'surel'] });
}
