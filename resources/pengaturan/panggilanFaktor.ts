import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';
import { sesi } from './panggilanAkun.ts';

/** Calls of the second factor, and of what the Super Admin does for the security of an account (docs/domain/10 §3.1). */

const word = (most: number, missing = messages.required) =>
  z
    .string({ error: asIssue(missing) })
    .trim()
    .min(1, asIssue(missing))
    .max(most, asIssue(messages.text.max({ n: most })));
const password = z
  .string({ error: asIssue(messages.required) })
  .min(1, asIssue(messages.required))
  .max(1000, asIssue(messages.text.max({ n: 1000 })));
const kode = word(30);
const catatan = word(250, messages.noteRequired);

export const masukDenganKode = call({
  method: 'POST',
  path: '/api/masuk/kode',
  summary: 'Langkah kedua saat masuk: kode aplikasi autentikator atau kode pemulihan',
  body: z.object({ tiket: word(200), kode }),
  answer: z.object({
    token: z.object({ AccessToken: z.string(), expiresIn: z.number() }),
    user: z.looseObject({ id: z.string() }),
  }),
});

const keadaan = z.object({
  aktif: z.boolean(),
  sejak: z.string().nullable(),
  /** Recovery codes that are left. */
  sisa: z.int(),
});

const keadaanSendiri = keadaan.extend({
  /** True if the role can set one up. */
  boleh: z.boolean(),
  /** True if the settings demand one of the role. */
  wajib: z.boolean(),
});
/** One's own second factor. */
export type DuaLangkah = z.infer<typeof keadaanSendiri>;

export const bacaDuaLangkah = call({
  method: 'GET',
  path: '/api/user/dua-langkah',
  summary: 'Verifikasi dua langkah akun sendiri',
  answer: keadaanSendiri,
});

const mulai = z.object({ rahasia: z.string(), uri: z.string() });
/** Data for an authenticator app. */
export type MulaiDuaLangkah = z.infer<typeof mulai>;

export const mulaiDuaLangkah = call({
  method: 'POST',
  path: '/api/user/dua-langkah/mulai',
  summary: 'Mulai menyiapkan verifikasi dua langkah',
  body: z.object({ password }),
  answer: mulai,
});

const pemulihan = z.object({ kodePemulihan: z.array(z.string()) });
/** Recovery codes, told once. */
export type KodePemulihan = z.infer<typeof pemulihan>;

export const nyalakanDuaLangkah = call({
  method: 'POST',
  path: '/api/user/dua-langkah/nyalakan',
  summary: 'Nyalakan verifikasi dua langkah dengan kode pertama',
  body: z.object({ kode }),
  answer: pemulihan,
});

export const gantiKodePemulihan = call({
  method: 'POST',
  path: '/api/user/dua-langkah/kode-pemulihan',
  summary: 'Kode pemulihan baru; yang lama tidak berlaku lagi',
  body: z.object({ password, kode }),
  answer: pemulihan,
});

export const matikanDuaLangkah = call({
  method: 'POST',
  path: '/api/user/dua-langkah/matikan',
  summary: 'Matikan verifikasi dua langkah',
  body: z.object({ password, kode }),
  answer: z.object({}),
});

export const hapusDuaLangkah = call({
  method: 'PUT',
  path: '/api/user/:id/dua-langkah/hapus',
  summary: 'Hapus verifikasi dua langkah akun lain',
  body: z.object({ catatan }),
  answer: z.object({}),
});

const keamanan = z.object({ duaLangkah: keadaan, sesi: z.array(sesi) });
/** Security state of an account, for Super Admin. */
export type Keamanan = z.infer<typeof keamanan>;

export const bacaKeamanan = call({
  method: 'GET',
  path: '/api/user/:id/keamanan',
  summary: 'Sesi dan verifikasi dua langkah sebuah akun',
  answer: keamanan,
});

export const akhiriSesi = call({
  method: 'POST',
  path: '/api/user/:id/sesi/akhiri',
  summary: 'Akhiri satu atau semua sesi sebuah akun',
  body: z.object({ catatan, idSesi: z.uuid({ error: asIssue(messages.choice) }).optional() }),
  answer: z.object({ diakhiri: z.int() }),
});
