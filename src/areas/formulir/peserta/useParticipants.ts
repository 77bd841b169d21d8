import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type {
  PesertaFormulir,
  PilihanPeserta,
  PratinjauPeserta,
} from '../../../../resources/formulir/pesertaPanggilan.ts';
import { http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';

const pathOf = (id: string) => `formulir/formulir/${id}/peserta`;

/** Participants of a form in numbers, asked for when they are opened. */
export const useParticipants = (id: string) =>
  useQuery({
    queryKey: ['formulir/peserta', id],
    queryFn: async ({ signal }) => (await http<PesertaFormulir>(pathOf(id), { signal })).data,
    retry: false,
    staleTime: 0,
  });

/** What is done to the participants of a form; each answers with their new numbers. */
export function useParticipantSteps(id: string) {
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  /** @returns whether it was done */
  const step = (end: string, said: string, body: PilihanPeserta | undefined) =>
    attempt(async () => {
      const { data } = await http<PesertaFormulir>(pathOf(id) + end, { method: 'POST', body: body ?? {}, quiet: true });
      client.setQueryData(['formulir/peserta', id], data);
      notify(said, { type: 'success' });
      return true;
    });
  return {
    busy,
    preview: (body: PilihanPeserta) =>
      attempt(
        async () => (await http<PratinjauPeserta>(`${pathOf(id)}/coba`, { method: 'POST', body, quiet: true })).data,
      ),
    add: (body: PilihanPeserta) => step('', 'Pilihan disimpan.', body),
    remind: () => step('/ingatkan', 'Pengingat dikirim.', undefined),
    dropUnanswered: () => step('/keluarkan', 'Peserta yang belum menjawab dikeluarkan.', undefined),
  };
}
