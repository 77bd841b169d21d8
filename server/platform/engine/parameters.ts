import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { asIssue, errorsByField, messages, uuid } from '../../../resources/kit/index.ts';
import { HttpError } from '../errors.ts';
import { queryOf } from './http.ts';
import { flags, mustBeKnown } from './listQuery.ts';

/** Parameters of calls that are not declared yet; all optional, the call itself asks for those it needs. */
export const parameter = {
  id: z
    .string()
    .refine(value => value === '' || uuid.safeParse(value).success, asIssue(messages.choice))
    .optional(),
  flag: z.enum(flags, { error: asIssue(messages.choice) }).optional(),
  words: z
    .string({ error: asIssue(messages.wrongType) })
    .max(2000, asIssue(messages.text.max({ n: 2000 })))
    .optional(),
  /** JSON that `parseFilter` and `parseListQuery` read and check. */
  json: z.string({ error: asIssue(messages.wrongType) }).optional(),
  format: z.string({ error: asIssue(messages.wrongType) }).optional(),
} as const;

/**
 * The checked query string of a call. Unknown parameters are refused, since a typing error would otherwise be ignored
 * silently.
 * @throws HttpError 400 naming each wrong parameter
 */
export function parametersOf<const S extends z.ZodRawShape>(
  request: FastifyRequest,
  shape: S,
): z.output<z.ZodObject<S>> {
  const query = queryOf(request);
  // `bahasa` is read with the request.
  mustBeKnown(query, [...Object.keys(shape), 'bahasa']);
  const read = z.object(shape).safeParse(query);
  if (read.success) return read.data;
  throw new HttpError(400, messages.badQuery, errorsByField(read.error));
}
