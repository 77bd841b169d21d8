import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { pertukaranRefusals } from '../../../../../resources/pertukaran/refusals.ts';
import { countWithin, noteAttempt } from '../../../../platform/access/countWithin.ts';
import { networkOf } from '../../../../platform/callLimit.ts';
import type { Queryable, Tx } from '../../../../platform/database/db.ts';
import { holdName } from '../../../../platform/database/turns.ts';
import { badRequest, HttpError } from '../../../../platform/errors.ts';
import type { PublicPorts } from './ports.ts';

/** 429 with the minutes that are left; `tungguDetik` becomes the Retry-After header (docs/domain/50 §2.1). */
function tooMany(until: number, now: Date): HttpError {
  const seconds = Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  const menit = Math.ceil(seconds / 60);
  return new HttpError(429, pertukaranRefusals.terlaluSering({ menit }), undefined, {
    tungguDetik: seconds,
  });
}

/** Key of the caller in the counters: network of the IP address, hashed with a secret. */
export const callerKey = ({ secrets }: PublicPorts, { ip }: FastifyRequest): string => secrets.blind(networkOf(ip));

/**
 * Counts an attempt, over all processes.
 * @throws HttpError 429
 */
export async function countAttempt(tx: Tx, limit: Parameters<typeof countWithin>[1], now: Date): Promise<void> {
  const until = await countWithin(tx, { ...limit, key: `inbound:${limit.key}` }, now);
  if (until) throw tooMany(until.getTime(), now);
}

const formKey = (name: string): string => `inbound:formulir:${name}`;

/** A form that was sent with success counts no more. @throws HttpError 400 */
export async function mustBeUnused(on: Queryable, name: string): Promise<void> {
  const used = await on.one('select 1 as ada from internal_percobaan_masuk where kunci = $1 limit 1', [formKey(name)]);
  if (used) throw badRequest(pertukaranRefusals.formKedaluwarsa);
}

/**
 * Uses a form's name up: nobody sends the same form twice.
 * @throws HttpError 400 when it was used
 */
export async function useForm(tx: Tx, name: string, now: Date): Promise<void> {
  const kunci = formKey(name);
  await holdName(tx, kunci);
  await mustBeUnused(tx, name);
  await noteAttempt(tx, uuidv7({ msecs: now.getTime() }), kunci, now);
}
