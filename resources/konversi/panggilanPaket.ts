import { z } from 'zod';
import { asIssue, call, messages, participationName } from '../kit/index.ts';
import { type AksiKonversi, langkahPaketTim, langkahSerah } from '../mbkm/alurKonversi.ts';

const row = z.record(z.string(), z.unknown());
const catatan = z.string({ error: asIssue(messages.wrongType) }).nullish();

/** A step of the conversion workflow that has a call of its own. */
const langkah = (nama: AksiKonversi, summary: string) =>
  call({
    method: 'POST',
    path: `/api/${participationName}/:id/aksi/statusKonversi/${nama}`,
    summary,
    body: z.object({ catatan, version: z.unknown().optional() }),
    answer: row,
  });

const berbagai = z.object({
  berhasil: z.array(z.string()),
  gagal: z.array(z.object({ id: z.string(), pesan: z.string() })),
});

/** Steps of Tim MBKM on packages that were not submitted, for one participation or for many (docs/domain/20 §2). */
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
  answer: berbagai,
});

/** Steps of BAKPK about final grades that were carried to the academic system. */
export const langkahPenyerahan = {
  serahkan: langkah('serahkan', 'Tandai nilai final sudah diserahkan di luar portal'),
  tarik_penyerahan: langkah('tarik_penyerahan', 'Batalkan tanda terkirim'),
};

export const langkahPenyerahanBanyak = call({
  method: 'PUT',
  path: `/api/${participationName}/serah-nilai`,
  summary: 'Tandai nilai final sudah diserahkan di luar portal, atau batalkan, untuk beberapa peserta',
  body: z.object({
    /** Each with its `id` and the `version` that was seen. */
    items: z.unknown().optional(),
    aksi: z.enum(langkahSerah, { error: asIssue(messages.choice) }),
    catatan,
  }),
  answer: berbagai,
});
