import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new session token: 256 random bits, said only once. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Stored digest of a token. No salt is needed: 256 random bits cannot be guessed from it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** True if two secrets are equal, in a time that does not tell how much of them is. */
export function sameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

const tokenPattern = /^Bearer ([\w-]{20,100})$/i;

/** Token of an Authorization header, or undefined when there is none of the right form. */
export const bearerToken = (header: string | undefined): string | undefined => tokenPattern.exec(header ?? '')?.[1];
