import { randomInt } from 'node:crypto';

/** Crockford's: without letters that look like digits, because people type codes from paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Code of the public check page: 20 characters of 32, which are 100 random bits, in groups of five. */
export const newLetterCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')).join(
    '-',
  );

/** A code as it is stored: in any case, with or without dashes; letters that the alphabet has not are the digits they look like. */
export function normalCode(kode: string): string {
  const letters = kode
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .slice(0, 40);
  return letters.match(/.{1,5}/g)?.join('-') ?? '';
}
