import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { SyncOptions } from '../../../resources/kit/index.ts';
import type { BarisBeda, HasilBaris, PratinjauSinkron, StatusBeda } from '../../../resources/sinkronisasi/pratinjau.ts';
import { http } from '../../platform/providers/http.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import type { Run } from './types.ts';

/** Milliseconds between two questions about a running synchronisation (docs/domain/10 §3.5). */
const pollMs = 1000;

/** Fetching, looking at and applying the differences of one kind. */
export function useSync({ jenis, getData, singkron }: SyncOptions) {
  const notify = useNotify();
  const client = useQueryClient();
  const [taken, setTaken] = useState<string | null>(null);
  const [state, setState] = useState<StatusBeda>('baru');
  const [page, setPage] = useState(1);
  const [q, setQ] = useState('');
  const [runId, setRunId] = useState<string | null>(null);
  const keys = { preview: ['sinkronisasi', jenis, taken], runs: ['sinkronisasi', jenis, 'riwayat'] };

  const preview = useQuery({
    queryKey: [...keys.preview, state, page, q],
    enabled: taken !== null,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<PratinjauSinkron>(getData, { query: { statusBeda: state, page: String(page), q }, signal })).data,
  });

  const take = useMutation({
    mutationFn: async () => (await http<PratinjauSinkron>(getData, { query: { segar: '1' } })).data,
    onSuccess: fresh => {
      setTaken(fresh.idPratinjau);
      setPage(1);
      setQ('');
      setRunId(null);
      const first = (['baru', 'berubah', 'hilang'] as const).find(name => fresh.ringkasan[name] > 0);
      setState(first ?? 'sama');
    },
  });

  const refresh = () => client.invalidateQueries({ queryKey: ['sinkronisasi', jenis] });
  const refuse = (error: unknown) => notify(messageOf(error), { type: 'error' });

  const one = useMutation({
    mutationFn: async (item: BarisBeda) =>
      (await http<HasilBaris>(`${singkron}/${item.id}`, { method: 'PUT', body: {} })).data,
    onSuccess: ({ hasil, pesan }, item) => {
      if (hasil === 'gagal') notify(pesan ?? 'Gagal diterapkan.', { type: 'error' });
      else notify(`${item.nama} diterapkan.`, { type: 'success' });
      return refresh();
    },
    onError: refuse,
  });

  const all = useMutation({
    mutationFn: async (statusBeda: readonly StatusBeda[]) =>
      (
        await http<{ idProses: string }>(singkron, {
          method: 'PUT',
          body: {
            idPratinjau: preview.data?.idPratinjau,
            statusBeda,
            ...(statusBeda.includes('hilang') ? { konfirmasiHilang: preview.data?.ringkasan.hilang } : {}),
          },
        })
      ).data,
    onSuccess: ({ idProses }) => setRunId(idProses),
    onError: refuse,
  });

  const run = useQuery({
    queryKey: ['sinkronisasi', 'proses', runId],
    enabled: runId !== null,
    queryFn: async () => {
      const { data } = await http<Run>(`sinkronisasi/proses/${runId}`);
      if (data.status !== 'berjalan') await refresh();
      return data;
    },
    refetchInterval: query => (query.state.data && query.state.data.status !== 'berjalan' ? false : pollMs),
    gcTime: 0,
  });

  const runs = useQuery({
    queryKey: keys.runs,
    queryFn: async ({ signal }) =>
      (
        await http<Run[]>('sinkronisasi/proses', {
          query: { filter: JSON.stringify({ jenis }), range: '[0,9]', sort: '["mulai","DESC"]', embed: '1' },
          signal,
        })
      ).data,
  });

  // A run that was started elsewhere, or before this page was left, is followed as one's own.
  const underWay = runs.data?.find(({ status }) => status === 'berjalan');
  if (runId === null && underWay) setRunId(underWay.id);

  return {
    preview: taken === null ? undefined : preview.data,
    loading: preview.isPlaceholderData || (taken !== null && preview.isPending),
    error: take.error ?? preview.error,
    taking: take.isPending,
    take: () => take.mutate(),
    state,
    page,
    q,
    show: (next: StatusBeda) => {
      setState(next);
      setPage(1);
    },
    setPage,
    search: (words: string) => {
      setQ(words);
      setPage(1);
    },
    applying: one.isPending ? (one.variables?.id ?? null) : null,
    apply: (item: BarisBeda) => one.mutate(item),
    applyAll: (chosen: readonly StatusBeda[]) => all.mutate(chosen),
    run: runId === null ? undefined : run.data,
    busy: all.isPending || (runId !== null && (run.data === undefined || run.data.status === 'berjalan')),
    runs: runs.data ?? [],
  };
}
