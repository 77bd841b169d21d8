import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { PemegangTautan, TautanFormulir } from '../../../../resources/formulir/tautanPanggilan.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';

const pathOf = (id: string) => `formulir/formulir/${id}/tautan`;
const keyOf = (id: string) => ['formulir/tautan', id];

/** Links of a form: the open one, and a page of personal ones. */
export const useLinks = (id: string, { q, mulai }: { q: string; mulai: number }) =>
  useQuery({
    queryKey: [...keyOf(id), q, mulai],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ mulai: String(mulai), ...(q ? { q } : {}) });
      return (await http<TautanFormulir>(`${pathOf(id)}?${query}`, { signal })).data;
    },
    retry: false,
    staleTime: 0,
    placeholderData: before => before,
  });

/** What is done to the links of a form. */
export function useLinkSteps(id: string) {
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const step = async (end: string, said: string) => {
    setBusy(true);
    try {
      await http<TautanFormulir | PemegangTautan>(pathOf(id) + end, { method: 'POST', body: {}, quiet: true });
      await client.invalidateQueries({ queryKey: keyOf(id) });
      notify(said, { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    make: () => step('', 'Tautan dibuat.'),
    revoke: () => step('/cabut', 'Tautan dicabut.'),
    revokeOf: (link: string) => step(`/${link}/cabut`, 'Tautan pribadi dicabut.'),
    renewOf: (link: string) => step(`/${link}/ganti`, 'Tautan baru dikirim lewat surel.'),
  };
}
