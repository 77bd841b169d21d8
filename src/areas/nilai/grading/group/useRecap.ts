import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { BulkAnswer, GradeRecapOptions } from '../../../../../resources/kit/index.ts';
import type { RekapNilai } from '../../../../../resources/nilai/lembar.ts';
import { http } from '../../../../platform/providers/http.ts';
import { messageOf } from '../../../../platform/ui/failedCall.ts';

/** Rows that a recap can be asked for by, newest first as their list has them. */
export const useWaves = ({ by }: GradeRecapOptions) =>
  useQuery({
    queryKey: [by.resource, 'rekap'],
    queryFn: async ({ signal }) =>
      (await http<{ id: string; nama: string; status?: string }[]>(by.endpoint, { query: { range: '[0,99]' }, signal }))
        .data,
    retry: false,
  });

const keyOf = ({ resource, endpoint }: GradeRecapOptions) => [resource, 'rekap', endpoint] as const;

export const useRecap = (options: GradeRecapOptions, filter: string) =>
  useQuery({
    queryKey: [...keyOf(options), filter],
    queryFn: async ({ signal }) =>
      (await http<RekapNilai[]>(`${options.endpoint}/rekap`, { query: { filter }, signal })).data,
    retry: false,
  });

/** Makes the recap new after something of it was changed. */
export function useRecapChanged(options: GradeRecapOptions): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(options) });
}

/** Finishes participations; what is refused is said with its reason. */
export function useFinish(options: GradeRecapOptions) {
  const notify = useNotify();
  const changed = useRecapChanged(options);
  const [busy, setBusy] = useState(false);
  const finish = async (rows: readonly RekapNilai[], catatan: string): Promise<void> => {
    setBusy(true);
    try {
      const body = { items: rows.map(({ id, version }) => ({ id, version })), ...(catatan ? { catatan } : {}) };
      const { data } = await http<BulkAnswer>(options.finish.endpoint, { method: 'PUT', body });
      const [first] = data.gagal;
      const failed = data.gagal.length ? ` ${data.gagal.length} tidak: ${first?.pesan ?? ''}` : '';
      notify(`${rows.length - data.gagal.length} peserta diselesaikan.${failed}`, {
        type: failed ? 'warning' : 'success',
      });
    } catch (error) {
      notify(messageOf(error), { type: 'warning' });
    } finally {
      setBusy(false);
      await changed();
    }
  };
  return { finish, busy };
}
