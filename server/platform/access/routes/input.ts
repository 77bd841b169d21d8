import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { asIssue, errorsByField, messages } from '../../../../resources/kit/index.ts';
import { HttpError, invalid } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import type { Device } from '../session.ts';
import type { Attempt, Guess, Throttle } from '../throttle.ts';

/** A text that must be there. */
export const filled = (max: number) =>
  z
    .string({ error: issue => (issue.input == null ? asIssue(messages.required) : asIssue(messages.wrongType)) })
    .max(max, asIssue(messages.text.max({ n: max })))
    .refine(value => value.trim() !== '', asIssue(messages.required));

/** Ids of accounts, sessions, menus. */
const idParams = z.object({ id: z.uuid({ error: asIssue(messages.notFound) }) });

/**
 * Checks what a client sent.
 * @throws HttpError 422 with messages by field
 */
export function checked<T extends z.ZodType>(schema: T, input: unknown): z.infer<T> {
  const result = schema.safeParse(input ?? {});
  if (!result.success) throw invalid(errorsByField(result.error));
  return result.data;
}

/** The id of a path; what cannot be one is not found. */
export function idOf(request: FastifyRequest): string {
  const result = idParams.safeParse(request.params);
  if (!result.success) throw new HttpError(404, messages.notFound);
  return result.data.id;
}

export const deviceOf = (request: FastifyRequest): Device => ({
  alamatIp: request.ip.slice(0, 45),
  perangkat: request.headers['user-agent']?.slice(0, 200) ?? null,
});

/** The acting person, for the activity log. */
export const by = (caller: Caller, request: FastifyRequest) => ({
  idUser: caller.userId,
  namaUser: caller.name,
  roleId: caller.roleId,
  alamatIp: request.ip,
});

/**
 * Begins a guessable attempt; one that comes too soon is told when to come back.
 * @throws HttpError 429 'Terlalu banyak percobaan masuk. Coba lagi dalam {n} menit.'
 */
export async function attempt(
  throttle: Throttle,
  guess: Omit<Guess, 'address'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Attempt> {
  try {
    return await throttle.begin({ ...guess, address: request.ip });
  } catch (error) {
    const wait = error instanceof HttpError ? error.extra?.tungguDetik : undefined;
    if (typeof wait === 'number') reply.header('Retry-After', wait);
    throw error;
  }
}
