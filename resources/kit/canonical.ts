import { oneLine } from './cleanText.ts';
import type { Field, TextField } from './field.ts';

/**
 * One spelling of what people write in many. What a field says here is how it is stored, so that a list, a unique set,
 * a search and a rule compare the same; what a function does not understand it leaves as it is, for the check to refuse.
 */

const separators = /[\s.\p{Pd}\u2212]+/gu;

/** A number that names something: without the spaces, dots and dashes that group its digits. */
export function digitsOf(typed: string): string {
  const bare = typed.replace(separators, '');
  return /^\d+$/.test(bare) ? bare : typed;
}

/** Country code of Indonesia, however it is written before the number; `(0)` of "+62 (0)812" is dialled at home only. */
const indonesian = /^(?:\+62|0062|62(?=[1-9]\d{7}))0?/;

/**
 * A telephone number: an Indonesian one as it is dialled at home (`081234567890`), a foreign one with its country
 * (`+6591234567`).
 */
export function phoneOf(typed: string): string {
  const bare = typed.replace(/[\s.()\p{Pd}\u2212]+/gu, '');
  if (!/^\+?\d+$/.test(bare)) return typed;
  const home = bare.replace(indonesian, '0');
  if (home !== bare) return home;
  if (/^8\d{8,11}$/.test(bare)) return `0${bare}`;
  return bare.replace(/^00(?=[1-9])/, '+');
}

const addressParts = /^(https?):\/\/([^/?#\s]+)(\/[^?#\s]*)?(\?[^#\s]*)?(#\S*)?$/i;
/** What campaigns and networks add to an address to see where its reader came from. */
const tracking = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|igshid|igsh|mc_cid|mc_eid)(?:=|$)/i;

/** An address on the web: host in small letters, without a usual port, a slash at its end and what only tracks. */
export function urlOf(typed: string): string {
  const found = addressParts.exec(/^www\./i.test(typed) ? `https://${typed}` : typed);
  if (!found) return typed;
  const [, scheme = '', host = '', path = '', query = '', rest = ''] = found;
  const protocol = scheme.toLowerCase();
  const usual = protocol === 'https' ? /:443$/ : /:80$/;
  const asked = query
    .slice(1)
    .split('&')
    .filter(part => part && !tracking.test(part))
    .join('&');
  const plain = path.replace(/\/$/, '');
  return `${protocol}://${host.toLowerCase().replace(usual, '')}${plain}${asked && `?${asked}`}${rest}`;
}

/** An e-mail address without what a link puts before it. */
export const emailOf = (typed: string): string => typed.replace(/^mailto:/i, '');

const texts: ReadonlySet<string> = new Set(['text', 'email', 'phone', 'url']);
/** Whether a field holds one line whose spelling it decides. */
export const hasSpelling = (field: Field | undefined): field is TextField =>
  field !== undefined && texts.has(field.kind);

/** What was typed into a field of one line, as it is stored and compared. */
export function storedText(field: TextField, typed: string): string {
  const line = oneLine(typed);
  const text = field.storedAs?.(line) ?? line;
  return field.case === 'upper' ? text.toUpperCase() : field.case === 'lower' ? text.toLowerCase() : text;
}

/** Whether two telephone numbers reach the same telephone. */
export const isSamePhone = (a: string | null | undefined, b: string | null | undefined): boolean =>
  Boolean(a && b) && phoneOf(a ?? '') === phoneOf(b ?? '');
