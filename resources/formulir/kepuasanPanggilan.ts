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
  pertanyaan: z.array(z.object({ kunci: z.string(), judul: z.string(), angka: z.array(angka.nullable()) })),
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
