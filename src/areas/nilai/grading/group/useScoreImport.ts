import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GroupGradingOptions } from '../../../../../resources/kit/index.ts';
import type { HasilSimpanImpor, PratinjauImpor } from '../../../../../resources/mbkm/imporPeserta.ts';
import { http, upload } from '../../../../platform/providers/http.ts';
import { messageOf } from '../../../../platform/ui/failedCall.ts';

/** One spreadsheet of grades from file to result; nothing is written before `save`. */
export function useScoreImport({ endpoint }: GroupGradingOptions) {
  const client = useQueryClient();
  const [preview, setPreview] = useState<PratinjauImpor | null>(null);
  const [saved, setSaved] = useState<HasilSimpanImpor | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (problem) {
      setError(messageOf(problem));
    } finally {
      setBusy(false);
      setProgress(null);
    }
  };
  const again = () => {
    setPreview(null);
    setSaved(null);
    setSaid(null);
    setError(null);
  };
  return {
    preview,
    saved,
    said,
    error,
    progress,
    busy,
    again,
    send: (file: File) =>
      attempt(async () => {
        const form = new FormData();
        form.append('file', file);
        setProgress(0);
        setPreview(await upload<PratinjauImpor>(`${endpoint}/import`, form, setProgress));
      }),
    save: (idImport: string) =>
      attempt(async () => {
        const body = { idImport };
        setSaved((await http<HasilSimpanImpor>(`${endpoint}/save-import`, { method: 'POST', body })).data);
        await client.invalidateQueries();
      }),
    undo: (idImport: string) =>
      attempt(async () => {
        const path = `${endpoint}/import/${idImport}/batalkan`;
        const { data } = await http<{ dikembalikan: number; gagal: { nomor: number; pesan: string }[] }>(path, {
          method: 'POST',
          body: {},
        });
        const left = data.gagal.map(({ nomor, pesan }) => ` Baris ${nomor}: ${pesan}`).join('');
        again();
        setSaid(`Impor dibatalkan: ${data.dikembalikan} lembar kembali seperti semula.${left}`);
        await client.invalidateQueries();
      }),
  };
}
