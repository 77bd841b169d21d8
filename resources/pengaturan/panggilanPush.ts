import { z } from 'zod';
import { type AnswerOf, call } from '../kit/index.ts';

/** Calls about the devices on which an account's notices appear (Web Push, docs/domain/80 §7). */

const perangkat = z.object({
  id: z.string(),
  /** Its browser, as it called itself. */
  perangkat: z.string().nullable(),
  /** The notice's title stands on its screen; else only its kind. */
  judul: z.boolean(),
  dibuat: z.string(),
  terakhirTerkirim: z.string().nullable(),
  /** Why the last one did not arrive. */
  kesalahan: z.string().nullable(),
  /** Last seen in the caller's session. */
  sesiIni: z.boolean(),
});
export type PerangkatPush = z.infer<typeof perangkat>;

const semua = z.object({
  /** Public key of the installation, base64url: what a browser subscribes with. */
  kunci: z.string(),
  perangkat: z.array(perangkat),
});
export type PerangkatSaya = z.infer<typeof semua>;

const alamat = z.url().max(1000);

export const perangkatSaya = call({
  method: 'GET',
  path: '/api/user/perangkat',
  summary: 'Perangkat yang menampilkan notifikasi saya, dan kunci untuk mendaftarkan satu lagi',
  answer: semua,
});

export const daftarkanPerangkat = call({
  method: 'POST',
  path: '/api/user/perangkat',
  summary: 'Tampilkan notifikasi saya di perangkat ini (langganan Web Push peramban)',
  body: z.object({
    alamat,
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
    judul: z.boolean().default(false),
  }),
  answer: semua,
});

export const cocokkanPerangkat = call({
  method: 'POST',
  path: '/api/user/perangkat/cocok',
  summary: 'Langganan peramban ini milik saya? Milik akun lain yang dulu memakai perangkat ini berakhir',
  body: z.object({ alamat }),
  answer: z.object({ milikSaya: z.boolean() }),
});
export type Kecocokan = AnswerOf<typeof cocokkanPerangkat>;

export const ubahPerangkat = call({
  method: 'PUT',
  path: '/api/user/perangkat/:id',
  summary: 'Tampilkan judul notifikasi di layar perangkat, atau jenisnya saja',
  body: z.object({ judul: z.boolean() }),
  answer: semua,
});

export const lepasPerangkat = call({
  method: 'DELETE',
  path: '/api/user/perangkat/:id',
  summary: 'Perangkat ini tidak menampilkan notifikasi lagi',
  answer: semua,
});

export const ujiPerangkat = call({
  method: 'POST',
  path: '/api/user/perangkat/:id/uji',
  summary: 'Kirim notifikasi percobaan ke perangkat sendiri',
  answer: z.object({ berhasil: z.boolean(), alasan: z.string().nullable() }),
});
export type UjiPerangkat = AnswerOf<typeof ujiPerangkat>;
