import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';

/** Calls about one's own personal data, on the profile (docs/domain/10 §9). */

const halaman = z.coerce
  .number({ error: asIssue(messages.badRange) })
  .int()
  .min(1)
  .max(1_000_000)
  .default(1);

const barisAkses = z.object({
  id: z.string(),
  waktu: z.string(),
  namaUser: z.string(),
  namaRole: z.string(),
  /** Labels of what was seen. */
  kolom: z.string(),
  /** Words of the door. */
  pintu: z.string(),
  namaSumber: z.string(),
});
/** One line of who read which sensitive data of the caller, and when; moments are ISO. */
export type AccessLine = z.infer<typeof barisAkses>;

export const aksesDataSaya = call({
  method: 'GET',
  path: '/api/user/akses-data',
  summary: 'Siapa melihat data sensitif saya, terbaru dahulu, 25 per halaman',
  query: z.strictObject({ halaman }),
  answer: z.object({ jumlah: z.int(), baris: z.array(barisAkses) }),
});

const unduhan = z.object({
  status: z.enum(['kosong', 'disiapkan', 'siap', 'gagal']),
  kemajuan: z.int(),
  ukuran: z.int().nullable(),
  berlakuSampai: z.string().nullable(),
});
/** State of the caller's archive; `kosong`: none, or removed. */
export type OwnDownload = z.infer<typeof unduhan>;

export const unduhanSaya = call({
  method: 'GET',
  path: '/api/user/unduh-data',
  summary: 'Keadaan unduhan data pribadi saya',
  answer: unduhan,
});

export const mulaiUnduh = call({
  method: 'POST',
  path: '/api/user/unduh-data',
  summary: 'Siapkan unduhan semua data pribadi saya',
  status: 201,
  answer: unduhan,
});

export const berkasUnduhan = call({
  method: 'GET',
  path: '/api/user/unduh-data/berkas',
  summary: 'Unduhan yang sudah siap (ZIP), 24 jam lamanya',
  answer: 'file',
});
