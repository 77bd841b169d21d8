import { z } from 'zod';
import { call } from '../kit/index.ts';

/** Call of the report of satisfaction (docs/domain/70 §5). */

const angka = z.object({
  /** People who judged at least one statement, or answered the scale. */
  terjawab: z.number().int(),
  /** Mean of a scale. */
  rata: z.number().nullable(),
  /** Of a dimension: share of each degree among all judgements, 0 to 1, the best first. */
  tingkat: z.array(z.object({ label: z.string(), bagian: z.number() })),
  /** Of a dimension: share of the two best degrees. */
  baik: z.number().nullable(),
});

const pertanyaanDari = <A extends z.ZodType>(isi: A) =>
  z.array(z.object({ kunci: z.string(), judul: z.string(), angka: isi }));

const survei = z.object({
  kode: z.string(),
  judul: z.string(),
  /** The latest forms of it whose answers the reader may read, the newest first. */
  rilis: z.array(
    z.object({
      id: z.string(),
      judul: z.string(),
      tanggal: z.string(),
      anonim: z.boolean(),
      terkirim: z.number().int(),
      /** Too few have answered for anything to be shown. */
      sedikit: z.boolean(),
    }),
  ),
  /** What it asks on degrees and scales, with the figures by release; null where they are too few or it did not ask. */
  pertanyaan: pertanyaanDari(z.array(angka.nullable())),
});
/** Satisfaction by a ready-made survey. */
export type SurveiKepuasan = z.infer<typeof survei>;
export type AngkaKepuasan = z.infer<typeof angka>;

export const bacaKepuasan = call({
  method: 'GET',
  path: '/api/formulir/kepuasan',
  summary: 'Hasil survei kepuasan siap pakai menurut rilis terbarunya; yang di bawah lima jawaban ditutup',
  answer: z.array(survei),
});

const tentangBaris = z.object({
  kode: z.string(),
  judul: z.string(),
  /** The newest form of the survey with answers about the row that may be shown; without one, the newest with any. */
  id: z.string(),
  formulir: z.string(),
  tanggal: z.string(),
  /** 0 where fewer than five have answered: it is not said how many. */
  menjawab: z.number().int(),
  pertanyaan: pertanyaanDari(angka),
});
/** Satisfaction by a ready-made survey with one partner, programme, study programme … */
export type KepuasanBaris = z.infer<typeof tentangBaris>;

export const bacaKepuasanBaris = call({
  method: 'GET',
  path: '/api/formulir/kepuasan/menurut',
  summary: 'Kepuasan menurut satu baris yang menjadi pengelompok jawaban, misalnya satu mitra; di bawah lima ditutup',
  query: z.object({ sumber: z.string().max(100), baris: z.string().max(60) }),
  answer: z.array(tentangBaris),
});
