import { z } from 'zod';
import { call } from '../kit/index.ts';

/** Calls of keys and webhooks (docs/domain/90). `:id` is the row. */

const version = z.number().int().min(0).optional();

const saringan = z.object({
  nama: z.string(),
  label: z.string(),
  /** Resource whose rows are the values; null where `pilihan` has them. */
  rujukan: z.string().nullable(),
  pilihan: z.array(z.object({ nilai: z.string(), label: z.string() })),
});
const sumber = z.object({
  nama: z.string(),
  label: z.string(),
  akses: z.array(z.string()),
  kolom: z.array(z.object({ nama: z.string(), label: z.string() })),
  saringan: z.array(saringan),
});
/** Data that a key of some role may name, with what it may do there at most. */
export type SumberKunci = z.infer<typeof sumber>;

export const sumberKunci = call({
  method: 'GET',
  path: '/api/integrasi/sumber',
  summary: 'Data yang dapat dicakup kunci API suatu peran, dengan akses, kolom, dan saringannya',
  query: z.object({ peran: z.string().max(4) }),
  answer: z.array(sumber),
});

export const buatRahasiaKunci = call({
  method: 'POST',
  path: '/api/integrasi/kunci-api/:id/rahasia',
  summary: 'Buat rahasia baru kunci API; yang lama langsung tidak berlaku',
  body: z.object({ version }),
  /** Said this once. */
  answer: z.object({ rahasia: z.string(), awalan: z.string() }),
});

export const buatRahasiaWebhook = call({
  method: 'POST',
  path: '/api/integrasi/webhook/:id/rahasia',
  summary: 'Buat rahasia tanda tangan webhook; yang lama langsung tidak dipakai',
  body: z.object({ version }),
  answer: z.object({ rahasia: z.string() }),
});

const jawabanUji = z.object({
  berhasil: z.boolean(),
  kodeHttp: z.number().int().nullable(),
  jawaban: z.string(),
  milidetik: z.number().int(),
});
export type JawabanUji = z.infer<typeof jawabanUji>;

export const ujiWebhook = call({
  method: 'POST',
  path: '/api/integrasi/webhook/:id/uji',
  summary: 'Kirim satu kiriman percobaan bertanda tangan ke alamat webhook',
  answer: jawabanUji,
});
