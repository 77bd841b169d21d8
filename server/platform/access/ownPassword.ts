import type { FastifyReply, FastifyRequest } from 'fastify';
import { user } from '../../../resources/pengaturan/user.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import { invalid } from '../errors.ts';
import type { Access } from './createAccess.ts';
import { verifyNothing, verifyPassword } from './password.ts';
import type { PasswordOwner } from './passwords.ts';
import { attempt } from './routes/input.ts';

/** True if the password of an account is kept by another service. */
export const isElsewhere = ({ sumber, nomorInduk }: PasswordOwner): boolean =>
  sumber !== user.fields.sumber.default && nomorInduk !== null;

/** True if a password is the account's, here or where it is kept. */
export async function isOwnPassword({ sso }: Access, owner: PasswordOwner, password: string): Promise<boolean> {
  if (isElsewhere(owner)) return (await sso.check(owner.nomorInduk ?? '', password))?.kode === owner.nomorInduk;
  return owner.hash === null ? verifyNothing(password) : verifyPassword(owner.hash, password);
}

/**
 * Asks once more for the password of somebody who is in: a stolen session must not become a way to guess it.
 * @throws HttpError 422 at `password`, 429
 */
export async function mustKnowPassword(
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: PasswordOwner,
  password: string,
): Promise<void> {
  const tried = await attempt(access.throttle, { name: `ganti:${owner.id}`, known: false }, request, reply);
  if (!(await isOwnPassword(access, owner, password))) throw invalid({ password: refusals.wrongPassword });
  await tried.succeeded();
}
