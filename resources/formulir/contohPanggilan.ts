import { z } from 'zod';
import { formSchema } from '../kit/form/definition.ts';
import { call } from '../kit/index.ts';

/** Calls of ready-made surveys (docs/domain/70 §9). */

const contoh = z.object({
  kode: z.string(),
  judul: z.string(),
  keterangan: z.string(),
  kegunaan: z.string(),
  audiens: z.array(z.string()),
  pembaca: z.array(z.string()),
  anonim: z.boolean(),
  terpilih: z.boolean(),
  /** How many forms were made of it. */
  dipakai: z.number().int(),
  form: formSchema,
});
/** A ready-made survey as it is offered. */
export type ContohFormulir = z.infer<typeof contoh>;

export const daftarContoh = call({
  method: 'GET',
  path: '/api/formulir/contoh',
  summary: 'Survei siap pakai dengan pertanyaannya dan usulan pengisi, pembaca, dan anonimitas',
  answer: z.array(contoh),
});

export const pakaiContoh = call({
  method: 'POST',
  path: '/api/formulir/contoh/:kode',
  summary: 'Buat draf formulir dari survei siap pakai; semuanya masih dapat diubah',
  status: 201,
  answer: z.object({ id: z.string() }),
});
