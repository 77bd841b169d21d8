import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';

/** Calls of the login at providers (docs/domain/10 §3.1 "Providers"). */

const word = (most: number) =>
  z
    .string({ error: asIssue(messages.required) })
    .min(1, asIssue(messages.required))
    .max(most, asIssue(messages.text.max({ n: most })));
const loggedIn = z.object({
  token: z.object({ AccessToken: z.string(), expiresIn: z.number() }),
  user: z.looseObject({ id: z.string() }),
  tujuan: z.string().nullable(),
  ingat: z.boolean(),
});

export const daftarPenyedia = call({
  method: 'GET',
  path: '/api/masuk',
  summary: 'Penyedia yang dapat dipakai masuk, menurut urutannya',
  answer: z.array(z.object({ id: z.string(), nama: z.string() })),
});

export const mulaiMasuk = call({
  method: 'GET',
  path: '/api/masuk/:id/mulai',
  summary: 'Mulai masuk di penyedia; menjawab dengan pengalihan',
  query: z.object({ tujuan: z.string().max(500).optional(), ingat: z.string().max(5).optional() }),
  answer: 'file',
});

export const kembaliMasuk = call({
  method: 'GET',
  path: '/api/masuk/:id/kembali',
  summary: 'Alamat kembali dari penyedia; menjawab dengan pengalihan',
  query: z.looseObject({ state: z.string().max(2000).optional() }),
  answer: 'file',
});

export const tukarTiket = call({
  method: 'POST',
  path: '/api/masuk/tukar',
  summary: 'Menukar tiket dari penyedia dengan sesi, atau permintaan menautkan akun',
  body: z.object({ tiket: word(200) }),
  answer: z.union([
    loggedIn,
    z.object({
      /** The account is there already: its password ties the two, once. */
      tautkan: z.object({ penyedia: z.string(), username: z.string(), denganSandi: z.boolean() }),
    }),
  ]),
});

export const tautkanAkun = call({
  method: 'POST',
  path: '/api/masuk/tautkan',
  summary: 'Menautkan akun yang sudah ada dengan kata sandinya, lalu masuk',
  body: z.object({ tiket: word(200), password: word(1000) }),
  answer: loggedIn,
});

export const keluarPenyedia = call({
  method: 'POST',
  path: '/api/masuk/:id/keluar',
  summary: 'Penyedia mengakhiri sesi (back-channel logout)',
  answer: z.object({}),
});

export const simpanRahasia = call({
  method: 'PUT',
  path: '/api/pengaturan/penyedia-masuk/:id/rahasia',
  summary: 'Simpan rahasia klien; kosong menghapusnya',
  body: z.object({
    rahasia: z.string({ error: asIssue(messages.required) }).max(500, asIssue(messages.text.max({ n: 500 }))),
  }),
  answer: z.object({ rahasiaTersimpan: z.boolean() }),
});

export const mulaiCoba = call({
  method: 'POST',
  path: '/api/pengaturan/penyedia-masuk/:id/coba',
  summary: 'Mulai mencoba penyedia tanpa masuk; menjawab alamat yang dibuka',
  answer: z.object({ alamat: z.string() }),
});

const hasilCoba = z.object({
  /** Claims as the provider sent them. */
  klaim: z.array(z.object({ nama: z.string(), nilai: z.string() })),
  nilai: z.string().nullable(),
  orang: z.object({ nama: z.string(), nomor: z.string() }).nullable(),
  akun: z.string().nullable(),
  /** Reason why the person could not log in. */
  masalah: z.string().nullable(),
});
/** Result of testing a provider. */
export type HasilCoba = z.infer<typeof hasilCoba>;

export const bacaCoba = call({
  method: 'POST',
  path: '/api/pengaturan/penyedia-masuk/:id/coba/hasil',
  summary: 'Hasil mencoba penyedia: yang dikirim, dan siapa yang cocok',
  body: z.object({ tiket: word(200) }),
  answer: hasilCoba,
});

const tautan = z.object({
  id: z.string(),
  penyedia: z.string(),
  issuer: z.string(),
  sub: z.string(),
  nama: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(['menunggu', 'tertaut']),
  dibuat: z.string(),
  terakhirMasuk: z.string().nullable(),
});
/** An identity of an account at a provider. */
export type Tautan = z.infer<typeof tautan>;

export const daftarTautan = call({
  method: 'GET',
  path: '/api/user/:id/identitas',
  summary: 'Identitas akun di penyedia masuk',
  answer: z.array(tautan),
});

export const setujuiTautan = call({
  method: 'PUT',
  path: '/api/user/:id/identitas/:idIdentitas/setujui',
  summary: 'Setujui permintaan menautkan akun',
  answer: z.object({}),
});

export const lepasTautan = call({
  method: 'DELETE',
  path: '/api/user/:id/identitas/:idIdentitas',
  summary: 'Lepas identitas dari akun; sesinya berakhir',
  answer: z.object({}),
});
