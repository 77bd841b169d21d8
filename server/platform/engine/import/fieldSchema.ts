import type { z } from 'zod';
import { type Field, uuid, valueSchema } from '../../../../resources/kit/index.ts';

const made = new WeakMap<Field, z.ZodType>();

/** What a cell of this field may hold. Made once: to make a schema takes longer than to ask it. */
export function fieldSchema(field: Field): z.ZodType {
  const schema = made.get(field) ?? valueSchema(field, () => uuid);
  made.set(field, schema);
  return schema;
}
