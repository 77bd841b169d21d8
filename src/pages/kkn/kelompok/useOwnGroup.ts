import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { kelompok } from '../../../../resources/kkn/kelompok.ts';
import type { KelompokSaya } from '../../../../resources/kkn/kelompokSaya.ts';
import { messageOf } from '../../../crud/errors.ts';
import { type Call, http } from '../../../providers/http.ts';

const key = ['kkn', 'kelompok-saya'];

/** The calling student's registration with its group and invitations. */
export const useOwnGroup = () =>
  useQuery({
    queryKey: key,
    retry: false,
    queryFn: async ({ signal }) => (await http<KelompokSaya | null>(`${kelompok.endpoint}/milik`, { signal })).data,
  });

/** A call that changes the group; what came of it is said, and the page read anew either way. */
export function useGroupCall() {
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);
  const call = async (
    name: string,
    path: string,
    { done, ...how }: Call & { done: string },
  ): Promise<string | null> => {
    setBusy(name);
    try {
      await http(path, how);
      notify(done, { type: 'success' });
      return null;
    } catch (error) {
      return messageOf(error);
    } finally {
      setBusy(null);
      await client.invalidateQueries({ queryKey: key });
      await client.invalidateQueries({ queryKey: ['kkn', 'dpl-tersedia'] });
    }
  };
  return { call, busy };
}
