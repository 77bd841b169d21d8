import { digits, digitsOf, type FieldOptions, type Message } from './kit/index.ts';
import { sharedMessages } from './sharedMessages.ts';

/** Numbers that several entities have; those of publications have a check digit (docs/domain/40 §1.3), told offline. */

/** Number of a resident. It begins with the code of a province, never with a zero: none is made up. */
export const nik = <const O extends FieldOptions>(options?: O, message: Message = sharedMessages.nik) =>
  digits(16, 16, message, { label: 'NIK', sensitive: 'identitas', ...options });

/** A taxpayer's number of before 2024 has fifteen digits; its sixteen of today are the same behind a zero. */
const npwpOf = (typed: string): string => digitsOf(typed).replace(/^0(?=\d{15}$)/, '');

/** Number of a taxpayer. */
export const npwp = <const O extends FieldOptions>(options?: O) =>
  digits(15, 16, sharedMessages.npwp, { label: 'NPWP', storedAs: npwpOf, own: true, ...options });

const eachDigit = (text: string): number[] => [...text].map(each => (each === 'X' ? 10 : Number(each)));

/** `1234-567X` of whatever people typed; null where it has not eight digits. */
export function issnOf(text: string): string | null {
  const plain = text.toUpperCase().replaceAll('-', '').replaceAll(' ', '');
  return /^\d{7}[\dX]$/.test(plain) ? `${plain.slice(0, 4)}-${plain.slice(4)}` : null;
}

/** True if the check digit fits the seven digits before it (ISO 3297: weights 8 to 2, modulo 11). */
export function isIssn(text: string): boolean {
  const known = issnOf(text);
  if (!known) return false;
  const sum = eachDigit(known.replace('-', '')).reduce((total, digit, i) => total + digit * (8 - i), 0);
  return sum % 11 === 0;
}

/** The thirteen digits of an ISBN that fits, of either length and with any dashes; null where it is none. */
export function isbnOf(text: string): string | null {
  if (!isIsbn(text)) return null;
  const plain = text.toUpperCase().replaceAll('-', '').replaceAll(' ', '');
  if (plain.length === 13) return plain;
  const body = `978${plain.slice(0, 9)}`;
  const sum = eachDigit(body).reduce((total, digit, i) => total + digit * (i % 2 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** True if the check digit of an ISBN fits: ten digits modulo 11, thirteen modulo 10 (ISO 2108). */
export function isIsbn(text: string): boolean {
  const plain = text.toUpperCase().replaceAll('-', '').replaceAll(' ', '');
  if (/^\d{9}[\dX]$/.test(plain))
    return eachDigit(plain).reduce((sum, digit, i) => sum + digit * (10 - i), 0) % 11 === 0;
  if (!/^97[89]\d{10}$/.test(plain)) return false;
  return eachDigit(plain).reduce((sum, digit, i) => sum + digit * (i % 2 ? 3 : 1), 0) % 10 === 0;
}

/** `10.1234/abc` of an address, a `doi:` or the bare name; null where it is none. Names are compared in lower case. */
export function doiOf(text: string): string | null {
  const plain = text.trim().toLowerCase();
  const begin = plain.indexOf('10.');
  if (begin < 0 || begin > 30) return null;
  const name = plain.slice(begin);
  return /^10\.\d{4,9}\/[^\s"<>]{1,180}$/.test(name) ? name : null;
}
