import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { errorsByField, type FieldErrors as Messages } from '../../../resources/kit/index.ts';
import { inWords } from '../providers/reading.ts';

/**
 * react-hook-form's question answered by the schemas that the server uses too.
 * @param pick which part of the form's values the schema is about
 * @param check the resource's own cross-field rule, over all values
 */
export const zodResolver =
  (
    schema: z.ZodType,
    pick: (values: FieldValues) => FieldValues,
    check: (values: FieldValues) => Messages,
  ): Resolver<FieldValues> =>
  values => {
    const result = schema.safeParse(pick(values));
    const found: Messages = { ...check(values), ...(result.success ? {} : errorsByField(result.error)) };
    return Object.keys(found).length > 0 ? { values: {}, errors: nested(found) } : { values, errors: {} };
  };

/** `{ 'jadwal.0.mulai': message }` → the tree that react-hook-form keeps errors in. */
function nested(messagesByPath: Messages): FieldErrors {
  const root: FieldErrors = {};
  for (const [path, message] of Object.entries(messagesByPath)) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let at: Record<string, unknown> = root;
    for (const name of names) {
      const next = at[name];
      const child = typeof next === 'object' && next !== null ? { ...next } : {};
      at[name] = child;
      at = child;
    }
    at[last] = { ...(typeof at[last] === 'object' ? at[last] : {}), type: 'validate', message: inWords(message) };
  }
  return root;
}
