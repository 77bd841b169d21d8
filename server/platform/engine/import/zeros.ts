import { digitsOf, type Field } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { keep } from '../../access/keptSaid.ts';

/** How many zeros a spreadsheet may have taken from a code that somebody has: such begin with at most two. */
const mostZeros = 2;
const digits = /^\d{1,40}$/;

/** Codes that a text of digits may have been before a spreadsheet took it for a number: looked up, never made up. */
export const padded = (text: string): string[] =>
  digits.test(text) ? Array.from({ length: mostZeros }, (_, i) => '0'.repeat(i + 1) + text) : [];

/**
 * The text with the zeros that a spreadsheet took from its beginning, where the field tells that they belong there: by
 * the one length of a number that may begin with so many, and for a telephone number by the 8 of an Indonesian mobile.
 * @returns undefined when nothing is missing, or nobody can tell
 */
export function withZeros(field: Field, text: string): string | undefined {
  const bare = digitsOf(text);
  if (!digits.test(bare)) return undefined;
  if (field.kind === 'phone') return /^8\d{8,11}$/.test(bare) ? `0${bare}` : undefined;
  if (field.kind !== 'text' || !field.digits) return undefined;
  const { least, most, zeros } = field.digits;
  const missing = most - bare.length;
  return least === most && missing > 0 && missing <= zeros ? bare.padStart(most, '0') : undefined;
}

/** Note in the preview. */
export const zerosSaid = (from: string, to: string): string => keep(refusals.imports.zerosBack({ dari: from, ke: to }));
