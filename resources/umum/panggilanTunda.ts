import { z } from 'zod';
import { type AnswerOf, asIssue, call, messages } from '../kit/index.ts';

/** Calls that put off what waits, for whoever calls alone (docs/domain/80 §9). */

const required = asIssue(messages.required);
const rows = { resource: z.string().max(80), ids: z.array(z.string().max(60)).min(1).max(1000) };

const ditunda = z.object({ baris: z.array(z.object({ id: z.string(), sampai: z.string(), alasan: z.string() })) });

export const daftarTunda = call({
  method: 'GET',
  path: '/api/tunda',
  summary: 'Baris sebuah daftar yang sedang ditunda pemanggil',
  query: z.object({ resource: z.string().max(80) }),
  answer: ditunda,
});
export type Ditunda = AnswerOf<typeof daftarTunda>['baris'][number];

export const tundaBaris = call({
  method: 'POST',
  path: '/api/tunda',
  summary: 'Tunda baris yang menunggu sampai suatu hari; hanya bagi pemanggil',
  body: z.object({
    ...rows,
    sampai: z.iso.date({ error: ({ input }) => asIssue(input == null ? messages.required : messages.date) }),
    alasan: z
      .string({ error: required })
      .trim()
      .min(1, { error: required })
      .max(200, { error: asIssue(messages.text.max({ n: 200 })) }),
  }),
  answer: z.object({ jumlah: z.number().int() }),
  status: 201,
});

export const kembalikanTunda = call({
  method: 'POST',
  path: '/api/tunda/kembali',
  summary: 'Kembalikan baris yang ditunda, sekarang juga',
  body: z.object(rows),
  answer: z.object({ jumlah: z.number().int() }),
});
