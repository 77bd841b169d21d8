import { z } from 'zod';
import { call } from '../kit/index.ts';

/** Calls of the receipts of changes of many rows (docs/domain/10 §3.12). */

const name = z.string().max(120);

const buktiUbah = z.object({
  id: z.string(),
  /** Resource whose rows were changed. */
  resource: z.string(),
  /** Fields that were set. */
  kolom: z.array(z.string()),
  berubah: z.number().int(),
  sama: z.number().int(),
  ditolak: z.number().int(),
  /** Rows that an undo left as they are. */
  tersisa: z.number().int(),
  namaUser: z.string().nullable(),
  namaRole: z.string().nullable(),
  waktu: z.string(),
  diurungkanPada: z.string().nullable(),
  /** It can still be undone, by the caller. */
  bolehUrung: z.boolean(),
});
export type BuktiUbah = z.infer<typeof buktiUbah>;

const left = z.array(z.object({ id: z.string(), label: z.string(), pesan: z.string() }));

const isiBukti = buktiUbah.extend({
  /** Rows that the caller reads, of which `baris` are a page. */
  total: z.number().int(),
  baris: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      perubahan: z.record(
        name,
        z.object({
          dari: z.unknown().optional(),
          ke: z.unknown().optional(),
          dariLabel: z.string().nullish(),
          keLabel: z.string().nullish(),
        }),
      ),
    }),
  ),
  barisDitolak: left,
  barisTersisa: left,
});
export type IsiBukti = z.infer<typeof isiBukti>;

export const daftarBukti = call({
  method: 'GET',
  path: '/api/ubah-banyak',
  summary: 'Bukti perubahan banyak data pada sebuah daftar: milik sendiri; Super Admin semuanya',
  query: z.object({ daftar: name }),
  answer: z.object({ bukti: z.array(buktiUbah) }),
});

export const bukaBukti = call({
  method: 'GET',
  path: '/api/ubah-banyak/:id',
  summary: 'Isi sebuah bukti: nilai lama dan baru, 25 baris sekali',
  query: z.object({ halaman: z.coerce.number().int().min(1).max(1000).default(1) }),
  answer: isiBukti,
});

export const urungkanUbah = call({
  method: 'POST',
  path: '/api/ubah-banyak/:id/urungkan',
  summary: 'Urungkan perubahan banyak data sendiri dalam sepuluh menit; yang sudah diubah lagi dibiarkan',
  answer: z.object({
    berhasil: z.number().int(),
    gagal: z.array(z.object({ id: z.string(), label: z.string(), pesan: z.string(), code: z.string().optional() })),
  }),
});
