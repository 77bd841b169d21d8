import { z } from 'zod';
import { call } from './call.ts';
import { formSchema, questionSchema } from './form/definition.ts';

const kolom = z.object({ question: questionSchema, removed: z.boolean() });

/** The extra fields of a resource, as far as the caller sees them (`extras.ts`). */
export const bacaTambahan = call({
  method: 'GET',
  path: '/api/kolom-tambahan',
  summary: 'Kolom tambahan suatu data yang dilihat pemanggil, dan pertanyaan yang diajukannya sekarang',
  query: z.object({ sumber: z.string().max(120) }),
  answer: z.object({ form: formSchema.nullable(), columns: z.array(kolom) }),
});
