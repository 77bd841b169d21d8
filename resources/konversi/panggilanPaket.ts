import { z } from 'zod';
import { asIssue, call, messages, participationName } from '../kit/index.ts';
import { langkahPaketTim } from '../mbkm/alurKonversi.ts';

/** What Tim MBKM does about packages that were not handed in, for one participation or for many (docs/domain/20 §2). */

const row = z.record(z.string(), z.unknown());
const catatan = z.string({ error: asIssue(messages.wrongType) }).nullish();

const langkah = (nama: (typeof langkahPaketTim)[number], summary: string) =>
  call({
    method: 'POST',
    path: `/api/${participationName}/:id/aksi/statusKonversi/${nama}`,
    summary,
    body: z.object({ catatan, version: z.unknown().optional() }),
    answer: row,
  });

export const langkahPaket = {
  buka_paket: langkah('buka_paket', 'Buka pengajuan paket konversi'),
  tutup: langkah('tutup', 'Tutup kegiatan tanpa konversi'),
};

export const langkahPaketBanyak = call({
  method: 'PUT',
  path: `/api/${participationName}/buka-paket`,
  summary: 'Buka pengajuan paket, atau tutup tanpa konversi, untuk beberapa peserta',
  body: z.object({
    /** Each with its `id` and the `version` that was seen. */
    items: z.unknown().optional(),
    aksi: z.enum(langkahPaketTim, { error: asIssue(messages.choice) }).default('buka_paket'),
    catatan,
  }),
  answer: z.object({
    berhasil: z.array(z.string()),
    gagal: z.array(z.object({ id: z.string(), pesan: z.string() })),
  }),
});
