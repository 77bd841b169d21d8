import { z } from 'zod';
import { asIssue, call, messages } from '../kit/index.ts';

/** Calls of a forgotten password and of the first login by mail (docs/domain/10 §3.1). */

const word = (most: number) =>
  z
    .string({ error: asIssue(messages.required) })
    .trim()
    .min(1, asIssue(messages.required))
    .max(most, asIssue(messages.text.max({ n: most })));
/** As the link has it; what is longer is none. */
const token = z.string({ error: asIssue(messages.required) }).max(200, asIssue(messages.text.max({ n: 200 })));

export const bukaLupaSandi = call({
  method: 'GET',
  path: '/api/masuk/lupa',
  summary: 'Apakah kata sandi baru dapat diminta lewat surel',
  answer: z.object({ surel: z.boolean() }),
});

export const mintaSandi = call({
  method: 'POST',
  path: '/api/masuk/lupa',
  summary: 'Minta tautan untuk membuat kata sandi baru; jawabannya sama, ada akunnya atau tidak',
  body: z.object({ username: word(254) }),
  answer: z.object({}),
});

const tautan = z.object({
  username: z.string(),
  nama: z.string(),
  untuk: z.enum(['lupa', 'pertama']),
  berakhir: z.string(),
  /** Least characters of a password. */
  minPanjang: z.int(),
});
/** A link that may be used, as its page shows it. */
export type TautanSandi = z.infer<typeof tautan>;

export const lihatTautan = call({
  method: 'POST',
  path: '/api/masuk/tautan/lihat',
  summary: 'Periksa tautan dari surel tanpa memakainya',
  body: z.object({ token }),
  answer: tautan,
});

export const pakaiTautan = call({
  method: 'POST',
  path: '/api/masuk/tautan',
  summary: 'Buat kata sandi dengan tautan dari surel',
  body: z.object({
    token,
    password: z
      .string({ error: asIssue(messages.required) })
      .max(1000, asIssue(messages.text.max({ n: 1000 })))
      .refine(value => value.trim() !== '', asIssue(messages.required)),
  }),
  answer: z.object({ username: z.string() }),
});

export const kirimTautanMasuk = call({
  method: 'POST',
  path: '/api/user/:id/tautan-masuk',
  summary: 'Kirim tautan masuk pertama ke surel akun',
  answer: z.object({ email: z.string(), berakhir: z.string() }),
});
