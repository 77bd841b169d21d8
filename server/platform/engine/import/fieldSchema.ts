import type { z } from 'zod';
import { type Field, uuid, valueSchema } from '../../../../resources/kit/index.ts';

const made = new WeakMap<Field, z.ZodType>();

/** Schema of a field's cell, cached: making one takes longer than applying it. */
export function fieldSchema(field: Field): z.ZodType {
  const schema = made.get(field) ?? valueSchema(field, () => uuid);
  made.set(field, schema);
  return schema;
}
