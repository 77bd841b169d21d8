import { oneLine } from './cleanText.ts';
import type { Field, TextField } from './field.ts';

/**
 * Canonical spelling of values that people write in several ways. Fields are stored in it, so that lists, unique sets,
 * searches and rules compare the same text. A function returns what it does not understand unchanged, for validation to
 * refuse.
 */

const separators = /[\s.\p{Pd}\u2212]+/gu;

/** A number that is used as a name, without the spaces, dots and dashes that group its digits. */
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
/** Parameters that campaigns and social networks add to an address to track its readers. */
const tracking = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|igshid|igsh|mc_cid|mc_eid)(?:=|$)/i;

/** A web address: host in lower case, without default port, slash at its end and tracking parameters. */
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
/** True if a field is one line of text that has a canonical spelling. */
export const hasSpelling = (field: Field | undefined): field is TextField =>
  field !== undefined && texts.has(field.kind);

/** Text typed into a field of one line, in the form in which it is stored and compared. */
export function storedText(field: TextField, typed: string): string {
  const line = oneLine(typed);
  const text = field.storedAs?.(line) ?? line;
  return field.case === 'upper' ? text.toUpperCase() : field.case === 'lower' ? text.toLowerCase() : text;
}

/** True if two telephone numbers reach the same telephone. */
export const isSamePhone = (a: string | null | undefined, b: string | null | undefined): boolean =>
  Boolean(a && b) && phoneOf(a ?? '') === phoneOf(b ?? '');
