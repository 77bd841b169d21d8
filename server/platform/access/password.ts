import { randomBytes, randomInt } from 'node:crypto';
import argon2 from '@node-rs/argon2';
import { type Message, messages } from '../../../resources/kit/index.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** argon2id (the library's default kind) with OWASP's smallest recommended cost. */
let cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Makes every hash from now on as cheap as possible. Only for tests, which log in thousands of times. */
export function hashCheaply(): void {
  cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
}

export const hashPassword = (password: string): Promise<string> => argon2.hash(password.normalize('NFKC'), cost);

/** True if a password is the one that was hashed; a damaged hash is a wrong password. */
export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  argon2.verify(stored, password.normalize('NFKC')).catch(() => false);

let decoy: Promise<string> | undefined;

/** Takes as long as `verifyPassword` and is always false, so that accounts without a password do not answer faster. */
export async function verifyNothing(password: string): Promise<false> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  await verifyPassword(await decoy, password);
  return false;
}

export interface PasswordPolicy {
  minLength: number;
  /** Parts that a password must not contain: username, npm, nip. */
  personal: readonly (string | null | undefined)[];
}

const maxLength = 128;

/** The problem with a new password, or undefined (docs/domain/10 §3.1 "Password"). */
export function passwordProblem(password: string, { minLength, personal }: PasswordPolicy): Message | undefined {
  const length = [...password].length;
  if (length > maxLength) return messages.password.most({ n: maxLength });
  if (length < minLength || !/\p{L}/u.test(password) || !/\p{N}/u.test(password)) {
    return messages.password.least({ n: minLength });
  }
  const lower = password.toLowerCase();
  const named = personal.some(word => word && word.length >= 4 && lower.includes(word.toLowerCase()));
  return named || isCommonPassword(password) ? messages.password.easy : undefined;
}

/** True if a password is one of these hashes (the current and the former ones). */
export async function isUsedBefore(password: string, former: readonly string[]): Promise<boolean> {
  for (const stored of former) if (await verifyPassword(stored, password)) return true;
  return false;
}

const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

/** A temporary password that can be read out: three groups of four, without look-alikes. */
export function temporaryPassword(): string {
  const pick = (from: string) => from[randomInt(from.length)] ?? '';
  const group = () => Array.from({ length: 4 }, (_, i) => pick(i === 3 ? digits : letters)).join('');
  return [group(), group(), group()].join('-');
}
