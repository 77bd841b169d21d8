import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorsByField, messages, uuid } from '../../../resources/kit/index.ts';
import { HttpError } from '../errors.ts';
import { queryOf } from './http.ts';
import { flags, mustBeKnown } from './listQuery.ts';

/** Parameters of calls that are not declared yet; each may be left out, what is needed the call says itself. */
export const parameter = {
  id: z
    .string()
    .refine(value => value === '' || uuid.safeParse(value).success, messages.choice)
    .optional(),
  flag: z.enum(flags, { error: messages.choice }).optional(),
  words: z.string({ error: messages.wrongType }).max(2000, messages.text.max(2000)).optional(),
  /** What `parseFilter` and `parseListQuery` read and judge. */
  json: z.string({ error: messages.wrongType }).optional(),
  format: z.string({ error: messages.wrongType }).optional(),
} as const;

/**
 * The query string of a call: parameters that it takes, as they may be written. What nobody reads is refused, or a slip of
 * the keyboard would be answered as if nothing had been asked.
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
