import { z } from 'zod';
import { call } from './call.ts';
import { formSchema, questionSchema } from './form/definition.ts';

/** An extra column as it is kept and told. */
export const extraColumnSchema = z.object({
  question: questionSchema,
  removed: z.boolean(),
  of: z.string().optional(),
});

/** A form that only those rows ask that name it, as it is kept and told. */
export const chosenFormSchema = z.object({
  id: z.string(),
  title: z.string(),
  form: formSchema,
  from: z.string().nullable(),
  until: z.string().nullable(),
  only: z.record(z.string(), z.array(z.string()).readonly()),
});

/** The extra fields of a resource, as far as the caller sees them (`extras.ts`). */
export const bacaTambahan = call({
  method: 'GET',
  path: '/api/kolom-tambahan',
  summary: 'Kolom tambahan suatu data yang dilihat pemanggil, dan pertanyaan yang diajukannya sekarang',
  query: z.object({
    sumber: z.string().max(120),
    /** Ids of forms that rows name, separated by commas: only these are told. */
    formulir: z.string().max(400).optional(),
  }),
  answer: z.object({
    form: formSchema.nullable(),
    columns: z.array(extraColumnSchema),
    chosen: z.array(chosenFormSchema).optional(),
  }),
});
