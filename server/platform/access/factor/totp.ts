import { Secret, TOTP } from 'otpauth';

const period = 30;

/** RFC 6238 as authenticator apps have it by default: SHA-1, six digits, thirty seconds. */
const totpOf = (secret: Secret, issuer = '', label = 'portal') =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period });

/** A new secret, in base32 as people type it: 160 bits, as RFC 4226 wants them. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Address in the QR code for authenticator apps. */
export const setUpAddress = (secret: string, username: string, issuer: string): string =>
  totpOf(Secret.fromBase32(secret), issuer, username).toString();

/** Time step of a code that is right now, a step early or a step late; undefined for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
