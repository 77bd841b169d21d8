import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BodyOf } from '../../../../resources/kit/index.ts';
import type { HasilSimpanImpor, ImporPendaftar, PratinjauPendaftar } from '../../../../resources/mbkm/imporPeserta.ts';
import type { urutanTanggalImpor } from '../../../../resources/mbkm/panggilanImpor.ts';
import { http, upload } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import type { ImportSheet } from './types.ts';

/** One import from file to result, as the server keeps it; which one is part of the address, so that reloading goes on. */
export function useApplicantImport({ programme: { endpoint } }: ImportSheet) {
  const key = `${endpoint}/import`;
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const id = search.get('impor');

  const preview = useQuery({
    queryKey: [key, id],
    queryFn: async () => (await http<PratinjauPendaftar>(`${key}/${id}`)).data,
    enabled: id !== null,
    retry: false,
  });
  const past = useQuery({
    queryKey: [key],
    queryFn: async () => (await http<ImporPendaftar[]>(key)).data,
    retry: false,
  });

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefusal(null);
    setSaid(null);
    try {
      await work();
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setBusy(false);
      setProgress(null);
    }
  };
  const open = (next: string | null) => {
    setRefusal(null);
    setSaid(null);
    setSearch(next ? { impor: next } : {});
  };

  return {
    preview: id === null ? undefined : preview.data,
    loading: id !== null && preview.isPending,
    past,
    progress,
    busy,
    said,
    error: refusal ?? (id !== null && preview.error ? messageOf(preview.error) : null),
    open,
    send: (file: File, target: { idProgram: string; idPeriode: string }) =>
      attempt(async () => {
        const form = new FormData();
        form.append('idProgram', target.idProgram);
        form.append('idPeriode', target.idPeriode);
        form.append('file', file);
        setProgress(0);
        const made = await upload<PratinjauPendaftar>(key, form, setProgress);
        client.setQueryData([key, made.idImport], made);
        open(made.idImport);
        await client.invalidateQueries({ queryKey: [key], exact: true });
      }),
    orderDates: (judul: string, order: 'hari' | 'bulan') =>
      attempt(async () => {
        const body: BodyOf<ReturnType<typeof urutanTanggalImpor>> = { urutanTanggal: { [judul]: order } };
        await http(`${key}/${id}`, { method: 'PUT', body });
        await client.invalidateQueries({ queryKey: [key] });
      }),
    save: () =>
      attempt(async () => {
        await http<HasilSimpanImpor>(`${endpoint}/save-import`, { method: 'POST', body: { idImport: id } });
        // Both the list and this import are different now, and so are the lists of applicants.
        await client.invalidateQueries();
      }),
    undo: () =>
      attempt(async () => {
        const { data } = await http<{ dikembalikan: number; gagal: { label: string; pesan: string }[] }>(
          `${key}/${id}/batalkan`,
          { method: 'POST', body: {} },
        );
        const left = data.gagal.map(({ label, pesan }) => ` ${label}: ${pesan}`).join('');
        setSaid(`${data.dikembalikan} pendaftar dikembalikan.${left}`);
        await client.invalidateQueries();
      }),
  };
}

export type ApplicantImport = ReturnType<typeof useApplicantImport>;
