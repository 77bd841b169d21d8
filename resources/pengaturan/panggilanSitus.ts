import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';
import { halamanSitus } from './situs.ts';
import { dokumenSitus } from './situsSkema.ts';

/** Calls of the texts of public pages (docs/domain/60 §8). All of Super Admin alone. `:id` is the name of a page. */

const halaman = z.object({
  kunci: z.enum(halamanSitus),
  nama: z.string(),
  path: z.string(),
  /** Number of the version that is published; 0: as in the code. */
  nomor: z.number().int(),
  /** True if the page differs from the code. */
  diubah: z.boolean(),
  adaDraf: z.boolean(),
  namaPengubah: z.string().nullable(),
  diubahPada: z.string().nullable(),
});
/** A page in the list. */
export type HalamanDiubah = z.infer<typeof halaman>;

const versi = z.object({
  nomor: z.number().int(),
  catatan: z.string().nullable(),
  namaUser: z.string().nullable(),
  waktu: z.string(),
});
export type VersiSitus = z.infer<typeof versi>;

const gambar = z.object({
  id: z.string(),
  lebar: z.number().int(),
  tinggi: z.number().int(),
  /** The smallest of its sizes. */
  url: z.string(),
});
/** A picture that was uploaded, as the editor shows it. */
export type GambarSitus = z.infer<typeof gambar>;

const keadaan = halaman.extend({
  /** Of the stored row; 0: there is none yet. */
  version: z.number().int(),
  /** All of the page as the code has it. */
  bawaan: dokumenSitus,
  /** Published version and draft, as far as they differ from the code. */
  terbit: dokumenSitus,
  draf: dokumenSitus.nullable(),
  gambar: z.array(gambar),
  /** The newest first. */
  versi: z.array(versi),
});
/** Everything about a page that its editor needs. */
export type KeadaanSitus = z.infer<typeof keadaan>;

/** Absent: 428. */
const version = z.number().int().min(0).optional();
const catatan = z
  .string({ error: asIssue(messages.required) })
  .trim()
  .min(1, asIssue(messages.required))
  .max(300, asIssue(messages.text.max({ n: 300 })));

export const daftarSitus = call({
  method: 'GET',
  path: '/api/pengaturan/situs',
  summary: 'Halaman publik dengan pengubah terakhirnya',
  answer: z.array(halaman),
});

export const bacaSitus = call({
  method: 'GET',
  path: '/api/pengaturan/situs/:id',
  summary: 'Isi suatu halaman publik: bawaan, terbit, draf, dan versinya',
  answer: keadaan,
});

export const versiSitus = call({
  method: 'GET',
  path: '/api/pengaturan/situs/:id/versi',
  summary: 'Isi suatu versi halaman publik',
  query: z.object({ nomor: z.coerce.number().int().min(0).max(2_000_000_000) }),
  answer: dokumenSitus,
});

export const simpanDrafSitus = call({
  method: 'PUT',
  path: '/api/pengaturan/situs/:id/draf',
  summary: 'Simpan draf suatu halaman publik',
  body: z.object({ version, isi: dokumenSitus }),
  answer: keadaan,
});

export const buangDrafSitus = call({
  method: 'DELETE',
  path: '/api/pengaturan/situs/:id/draf',
  summary: 'Buang draf suatu halaman publik',
  body: z.object({ version }),
  answer: keadaan,
});

export const terbitkanSitus = call({
  method: 'POST',
  path: '/api/pengaturan/situs/:id/terbit',
  summary: 'Terbitkan isi suatu halaman publik; berlaku seketika di semua proses',
  body: z.object({ version, isi: dokumenSitus, catatan }),
  answer: keadaan,
});

export const kembalikanSitus = call({
  method: 'POST',
  path: '/api/pengaturan/situs/:id/kembali',
  summary: 'Terbitkan lagi suatu versi halaman publik; 0 = teks bawaan',
  body: z.object({ version, nomor: z.number().int().min(0), catatan }),
  answer: keadaan,
});

export const pratinjauSitus = call({
  method: 'POST',
  path: '/api/pengaturan/situs/:id/pratinjau',
  summary: 'Halaman publik dengan isi yang belum diterbitkan, tanpa skrip',
  body: z.object({ isi: dokumenSitus }),
  answer: z.object({ html: z.string() }),
});

export const unggahGambarSitus = call({
  method: 'POST',
  path: '/api/pengaturan/situs/gambar',
  summary: 'Unggah foto untuk halaman publik (bagian `file` dari formulir); dibuat dalam beberapa ukuran',
  answer: gambar,
  status: 201,
});
