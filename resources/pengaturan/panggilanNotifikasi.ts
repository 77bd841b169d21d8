import { z } from 'zod';
import { type AnswerOf, call } from '../kit/index.ts';

/** Calls about how an account hears of its notices (docs/domain/80 §7). */

/** What is about oneself stays in the portal at least; what only informs may be left out. */
const cara = z.enum(['segera', 'ringkasan', 'portal']);
const jam = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .nullable();

const pilihan = z.object({
  tugas: cara,
  peringatan: cara,
  pesan: cara,
  info: z.enum(['segera', 'ringkasan', 'portal', 'tanpa']),
});

/** Kinds that the devices of the account show by themselves. */
const push = z.object({ tugas: z.boolean(), peringatan: z.boolean(), pesan: z.boolean(), info: z.boolean() });

const keadaan = z.object({ pilihan, push, tenangMulai: jam, tenangSelesai: jam });

export const pilihanNotifikasiSaya = call({
  method: 'GET',
  path: '/api/user/notifikasi',
  summary: 'Cara saya menerima notifikasi, per jenis, dan jam tenang',
  answer: keadaan,
});
export type PilihanNotifikasi = AnswerOf<typeof pilihanNotifikasiSaya>;

export const simpanPilihanNotifikasi = call({
  method: 'PUT',
  path: '/api/user/notifikasi',
  summary: 'Simpan cara saya menerima notifikasi dan jam tenang',
  body: keadaan,
  answer: keadaan,
});

/** Kinds that a mail may be about; `semua` is a digest. */
export const hentiSurel = call({
  method: 'POST',
  path: '/api/publik/henti-surel/:akun/:jenis/:tanda',
  summary: 'Henti surel sekali klik (RFC 8058): jenis ini hanya tampil di portal',
  answer: z.object({ jenis: z.string() }),
});

export const aturSurel = call({
  method: 'GET',
  path: '/api/publik/henti-surel/:akun/:jenis/:tanda',
  summary: 'Untuk pembaca yang membuka tautan itu: ke pengaturan notifikasi, tanpa mengubah apa pun',
  answer: 'file',
});
