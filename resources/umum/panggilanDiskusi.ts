import { z } from 'zod';
import { type AnswerOf, asIssue, call, messages } from '../kit/index.ts';

/** Calls of remarks on rows (docs/domain/80 §10). */

const untuk = z.enum(['tim', 'semua'], { error: asIssue(messages.choice) });
const row = { resource: z.string().max(80), id: z.string().max(60) };
const orang = z.object({ id: z.string(), nama: z.string() });

const catatan = z.object({
  id: z.string(),
  penulis: z.string(),
  peran: z.string().nullable(),
  waktu: z.string(),
  isi: z.string(),
  untuk,
  sebut: z.array(orang),
  disunting: z.boolean(),
  /** Who marked it as done; null: open. */
  selesaiOleh: z.string().nullable(),
  /** Its writer may still change or delete it. */
  bolehUbah: z.boolean(),
});
export type Catatan = z.infer<typeof catatan>;

const seluruhnya = z.object({
  /** The caller belongs to the team of the row. */
  tim: z.boolean(),
  /** More readers than the team. */
  pembacaLain: z.boolean(),
  catatan: z.array(catatan),
});
export type IsiDiskusi = z.infer<typeof seluruhnya>;

export const bacaDiskusi = call({
  method: 'GET',
  path: '/api/diskusi',
  summary: 'Catatan pada sebuah baris, sejauh pemanggil membacanya',
  query: z.object(row),
  answer: seluruhnya,
});

export const orangDiskusi = call({
  method: 'GET',
  path: '/api/diskusi/orang',
  summary: 'Orang yang dapat disebut: yang dapat membaca catatan itu; maksimal 8',
  query: z.object({ ...row, untuk, q: z.string().trim().min(2).max(60) }),
  answer: z.object({ orang: z.array(orang.extend({ peran: z.string() })) }),
});
export type OrangDiskusi = AnswerOf<typeof orangDiskusi>['orang'][number];

const required = asIssue(messages.required);
const words = {
  isi: z
    .string({ error: required })
    .trim()
    .min(1, { error: required })
    .max(2000, { error: asIssue(messages.text.max({ n: 2000 })) }),
  sebut: z
    .array(z.uuid({ error: asIssue(messages.choice) }))
    .max(20)
    .default([]),
};

export const tulisDiskusi = call({
  method: 'POST',
  path: '/api/diskusi',
  summary: 'Tulis catatan pada sebuah baris dan sebut orang yang dapat membacanya',
  body: z.object({ ...row, ...words, untuk }),
  answer: z.object({ id: z.string() }),
  status: 201,
});

export const ubahDiskusi = call({
  method: 'PUT',
  path: '/api/diskusi/:id',
  summary: 'Ubah catatan sendiri dalam sepuluh menit',
  body: z.object(words),
  answer: z.object({ id: z.string() }),
});

export const hapusDiskusi = call({
  method: 'DELETE',
  path: '/api/diskusi/:id',
  summary: 'Hapus catatan sendiri dalam sepuluh menit',
  answer: z.object({ id: z.string() }),
});

export const selesaikanDiskusi = call({
  method: 'POST',
  path: '/api/diskusi/:id/selesai',
  summary: 'Tandai catatan selesai, atau buka lagi',
  body: z.object({ selesai: z.boolean() }),
  answer: z.object({ id: z.string() }),
});
