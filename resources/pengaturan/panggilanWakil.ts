import { z } from 'zod';
import { type AnswerOf, asIssue, call, messages } from '../kit/index.ts';

/** Calls of deputies (docs/domain/80 §8). */

const day = z.iso.date({ error: ({ input }) => asIssue(input == null ? messages.required : messages.date) });

const penunjukan = z.object({
  id: z.string(),
  peran: z.string(),
  /** Study programme of the role; null for the whole university. */
  tempat: z.string().nullable(),
  pemberi: z.string(),
  wakil: z.string(),
  mulai: z.string(),
  sampai: z.string(),
  alasan: z.string(),
  ditunjukOleh: z.string(),
  keadaan: z.enum(['akan_datang', 'berlaku', 'selesai', 'dicabut']),
  dicabutOleh: z.string().nullable(),
});
export type Penunjukan = z.infer<typeof penunjukan>;

const daftar = z.object({
  /** Roles that this account may hand over. */
  peran: z.array(z.object({ idUserRole: z.string(), peran: z.string(), tempat: z.string().nullable() })),
  diberikan: z.array(penunjukan),
  diterima: z.array(penunjukan),
});
export type DaftarWakil = z.infer<typeof daftar>;

export const daftarWakil = call({
  method: 'GET',
  path: '/api/user/wakil',
  summary: 'Wakil yang ditunjuk sebuah akun dan peran yang diwakilinya; tanpa akun: milik pemanggil',
  query: z.object({ akun: z.uuid().optional() }),
  answer: daftar,
});

const calon = z.object({ calon: z.array(z.object({ id: z.string(), nama: z.string(), peran: z.string() })) });

export const calonWakil = call({
  method: 'GET',
  path: '/api/user/wakil/calon',
  summary: 'Orang yang dapat mewakili sebuah peran; maksimal 20',
  query: z.object({ idUserRole: z.uuid(), q: z.string().max(60).default('') }),
  answer: calon,
});
export type CalonWakil = AnswerOf<typeof calonWakil>['calon'][number];

export const tunjukWakil = call({
  method: 'POST',
  path: '/api/user/wakil',
  summary: 'Serahkan sebuah peran kepada wakil untuk suatu masa',
  body: z.object({
    idUserRole: z.uuid({ error: asIssue(messages.choice) }),
    idWakil: z.uuid({ error: ({ input }) => asIssue(input == null ? messages.required : messages.choice) }),
    mulai: day,
    sampai: day,
    alasan: z
      .string({ error: asIssue(messages.required) })
      .trim()
      .min(1, { error: asIssue(messages.required) })
      .max(200, { error: asIssue(messages.text.max({ n: 200 })) }),
  }),
  answer: z.object({ id: z.string() }),
  status: 201,
});

export const cabutWakil = call({
  method: 'POST',
  path: '/api/user/wakil/:id/cabut',
  summary: 'Akhiri penunjukan wakil sekarang juga',
  answer: z.object({ id: z.string() }),
});
