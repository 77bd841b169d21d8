import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { http } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';
import { messageOf } from '../failedCall.ts';
import { putOffKey } from './usePutOff.ts';

/** Takes back rows of a resource that the reader has put off. */
export function useTakeBack(resource: string) {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      http('tunda/kembali', { method: 'POST', body: { resource, ids }, quiet: true }),
    onSuccess: async () => {
      notify(say('Kembali ke antrean.'), { type: 'success' });
      await client.invalidateQueries({ queryKey: putOffKey(resource) });
      refresh();
    },
    onError: reason => notify(messageOf(reason), { type: 'error' }),
  });
}
