import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';
import type { statusUndangan } from './undangan.ts';

/** Calls that make accounts for many people, and invite them (docs/domain/10 §3.9). */

const pilihan = {
  /** Resource of the people: `master/mahasiswa`. */
  sumber: z.string({ error: asIssue(messages.required) }).max(80),
  /** Ticked rows, or whatever the filter of the list finds. */
  ids: z
    .array(z.uuid({ error: asIssue(messages.choice) }))
    .max(5000)
    .optional(),
  filter: z.record(z.string(), z.unknown()).optional(),
};

const kode = z.enum(['dibuat', 'sudah_ada', 'tanpa_surel', 'tanpa_peran', 'nonaktif', 'username', 'surel']);
export type KodePembuatan = z.infer<typeof kode>;

const rencana = z.object({
  total: z.number().int(),
  /** Number of people by result, with some of those without an account. */
  kelompok: z.array(
    z.object({
      kode,
      jumlah: z.number().int(),
      contoh: z.array(z.object({ nomor: z.string(), nama: z.string(), pesan: z.string() })),
    }),
  ),
  /** Mail goes out from this installation. */
  surel: z.boolean(),
});
export type RencanaAkun = z.infer<typeof rencana>;

const kemajuan = z.object({
  id: z.string(),
  status: z.enum(['berjalan', 'selesai']),
  total: z.number().int(),
  jumlah: z.record(z.enum(['menunggu', 'dibuat', 'sudah_ada', 'dilewati']), z.number().int()),
});
export type KemajuanAkun = z.infer<typeof kemajuan>;

export const periksaAkunBanyak = call({
  method: 'POST',
  path: '/api/akun/banyak/periksa',
  summary: 'Hitung akun yang akan dibuat',
  body: z.strictObject(pilihan),
  answer: rencana,
});

export const buatAkunBanyak = call({
  method: 'POST',
  path: '/api/akun/banyak',
  summary: 'Buat akun untuk banyak orang',
  status: 201,
  body: z.strictObject({ ...pilihan, undang: z.boolean().default(false) }),
  answer: kemajuan,
});

export const kemajuanAkunBanyak = call({
  method: 'GET',
  path: '/api/akun/banyak/:id',
  summary: 'Kemajuan pembuatan akun',
  answer: kemajuan,
});

export const unduhAkunBanyak = call({
  method: 'GET',
  path: '/api/akun/banyak/:id/unduh',
  summary: 'Hasil pembuatan akun per orang',
  answer: 'file',
});

const jumlahUndangan = z.record(
  z.enum(['belum', 'menunggu', 'terkirim', 'gagal', 'masuk'] satisfies (keyof typeof statusUndangan)[]),
  z.number().int(),
);

export const ringkasanUndangan = call({
  method: 'GET',
  path: '/api/pengaturan/undangan/ringkasan',
  summary: 'Jumlah undangan menurut keadaannya',
  answer: z.object({ jumlah: jumlahUndangan, surel: z.boolean() }),
});

export const kirimUndangan = call({
  method: 'POST',
  path: '/api/pengaturan/undangan/kirim',
  summary: 'Kirim undangan yang dipilih atau semua yang belum atau gagal',
  body: z.strictObject({
    ids: z
      .array(z.uuid({ error: asIssue(messages.choice) }))
      .max(5000)
      .optional(),
    semua: z
      .array(z.enum(['belum', 'gagal'], { error: asIssue(messages.choice) }))
      .max(2)
      .optional(),
  }),
  answer: z.object({ jumlah: z.number().int() }),
});

export const kirimUndanganAkun = call({
  method: 'POST',
  path: '/api/pengaturan/undangan/:id/kirim',
  summary: 'Betulkan alamat surel dan kirim undangan',
  body: z.strictObject({ email: z.string().max(254).optional() }),
  answer: z.object({ id: z.string(), status: z.string(), kepada: z.string() }),
});

/** Account of an invited person. */
const diundang = z.object({ idUser: z.string(), username: z.string() });

export const undangKontak = call({
  method: 'POST',
  path: '/api/master/pic-mitra/:id/undang',
  summary: 'Buat akun PIC mitra bila belum ada, lalu undang lewat surel',
  body: z.strictObject({ version: z.int().optional() }),
  answer: diundang,
});

export const undangKontakBaru = call({
  method: 'POST',
  path: '/api/master/mitra/:id/undang-kontak',
  summary: 'Tambah kontak mitra, buat akunnya, dan undang lewat surel',
  status: 201,
  body: z.looseObject({}),
  answer: diundang,
});
