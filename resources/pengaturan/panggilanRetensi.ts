import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';
import { hariTunggu, statusAnonimisasi, tahunSimpan } from './retensi.ts';

/** Calls about how long personal data is kept (docs/domain/10 §9 "Retention"). */

const word = (max: number) => z.string({ error: asIssue(messages.required) }).max(max);
const count = z.number().int();

const jenis = z.object({
  /** The resource that declares the kind. */
  jenis: z.string(),
  label: z.string(),
  keterangan: z.string(),
  /** null: kept for ever. */
  tahun: count.nullable(),
  version: count.nullable(),
});

const hitungan = z.object({
  jenis: z.string(),
  batas: z.string(),
  jumlah: count,
  siap: count,
  ditahan: count,
  halangan: z.array(z.object({ alasan: z.string(), jumlah: count })),
  terlama: z.string().nullable(),
  terbaru: z.string().nullable(),
  baris: z.array(z.object({ label: z.string(), jumlah: count, kolom: z.array(z.string()) })),
  berkas: count,
  contoh: z.array(z.object({ hari: z.string(), baris: count })),
});
/** Numbers that a run would change or delete of a kind of data. */
export type HitunganRetensi = z.infer<typeof hitungan>;

const jalan = z.object({
  id: z.string(),
  tanggal: z.string(),
  status: z.enum(Object.keys(statusAnonimisasi) as (keyof typeof statusAnonimisasi)[]),
  catatan: z.string(),
  oleh: z.string(),
  dibuat: z.string(),
  selesai: z.string().nullable(),
  dibatalkanOleh: z.string().nullable(),
  alasanBatal: z.string().nullable(),
  total: count,
  dianonimkan: count,
  dilewati: count,
  /** Kinds with the numbers of the day on which it was planned. */
  rencana: z.array(z.object({ label: z.string(), jumlah: count })),
});
/** A run: planned, going on, called off or done. */
export type JalanRetensi = z.infer<typeof jalan>;

const ditahan = z.object({
  id: z.string(),
  nama: z.string(),
  alasan: z.string(),
  sejak: z.string(),
  version: count,
});
export type DataDitahan = z.infer<typeof ditahan>;

const keadaan = z.object({
  /** Text to be typed to plan a run. */
  namaPortal: z.string(),
  jenis: z.array(jenis),
  /** The newest first. */
  jalan: z.array(jalan),
  ditahan: z.array(ditahan),
});
export type KeadaanRetensi = z.infer<typeof keadaan>;
export type JenisRetensi = z.infer<typeof jenis>;

const base = '/api/pengaturan/retensi';

export const bacaRetensi = call({
  method: 'GET',
  path: base,
  summary: 'Masa simpan data pribadi, rencana anonimisasi, dan data yang ditahan',
  answer: keadaan,
});

export const hitungRetensi = call({
  method: 'GET',
  path: `${base}/hitung`,
  summary: 'Hitung data yang masa simpannya habis, tanpa mengubah apa pun',
  answer: z.array(hitungan),
});

export const aturRetensi = call({
  method: 'PUT',
  path: base,
  summary: 'Atur masa simpan satu jenis data',
  body: z.strictObject({
    jenis: word(80),
    tahun: z
      .int({ error: asIssue(messages.choice) })
      .min(tahunSimpan.least)
      .max(tahunSimpan.most)
      .nullable(),
    /** null where no number was set. */
    version: count.nullable().optional(),
  }),
  answer: keadaan,
});

export const rencanakanAnonimisasi = call({
  method: 'POST',
  path: `${base}/rencana`,
  summary: 'Rencanakan anonimisasi',
  status: 201,
  body: z.strictObject({
    jenis: z.array(word(80)).min(1).max(50),
    hari: z
      .int({ error: asIssue(messages.choice) })
      .min(hariTunggu.least)
      .max(hariTunggu.most)
      .default(hariTunggu.default),
    catatan: word(500),
    namaPortal: word(200),
  }),
  answer: keadaan,
});

export const batalkanAnonimisasi = call({
  method: 'POST',
  path: `${base}/rencana/:id/batal`,
  summary: 'Batalkan atau hentikan anonimisasi',
  body: z.strictObject({ catatan: word(500) }),
  answer: keadaan,
});

const orang = z.object({ sumber: z.string(), id: z.string(), nama: z.string() });
export type OrangRetensi = z.infer<typeof orang>;

export const cariOrang = call({
  method: 'GET',
  path: `${base}/orang`,
  summary: 'Cari orang yang datanya akan ditahan',
  query: z.strictObject({ q: word(100) }),
  answer: z.array(orang),
});

export const tahanData = call({
  method: 'POST',
  path: `${base}/tahan`,
  summary: 'Tahan data seseorang dari anonimisasi',
  status: 201,
  body: z.strictObject({ sumber: word(80), idOrang: word(60), alasan: word(300) }),
  answer: keadaan,
});

export const lepasData = call({
  method: 'POST',
  path: `${base}/tahan/:id/lepas`,
  summary: 'Lepaskan data yang ditahan',
  body: z.strictObject({ alasan: word(300), version: count.optional() }),
  answer: keadaan,
});
