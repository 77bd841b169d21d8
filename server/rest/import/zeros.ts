import type { Field } from '../../../resources/kit/index.ts';

/** How many zeros a spreadsheet may have taken: codes, postcodes and telephone numbers begin with at most two. */
const mostZeros = 2;
const digits = /^\d{1,40}$/;

/** What a text of digits may have been before a spreadsheet took it for a number. */
export const padded = (text: string): string[] =>
  digits.test(text) ? Array.from({ length: mostZeros }, (_, i) => '0'.repeat(i + 1) + text) : [];

/**
 * The text with the zeros that a spreadsheet took from its beginning, where the field tells that they belong there: by
 * its pattern, and for a telephone number by the 8 of an Indonesian mobile.
 * @returns undefined when nothing is missing, or nobody can tell
 */
export function withZeros(field: Field, text: string): string | undefined {
  if (field.kind === 'phone') return /^8\d{8,11}$/.test(text) ? `0${text}` : undefined;
  if (field.kind !== 'text' || !field.pattern) return undefined;
  const [pattern] = field.pattern;
  return pattern.test(text) ? undefined : padded(text).find(one => pattern.test(one));
}

/** What is said of it in the preview. */
export const zerosSaid = (from: string, to: string): string =>
  `Angka nol di depan dikembalikan: ${from} menjadi ${to}.`;
