import { type FieldErrors, type Message, messages, term } from './kit/index.ts';
import { sharedMessages } from './sharedMessages.ts';

/** Pure rules that several entities share, with the sentences of docs/domain/10. */

/** `{ [field]: message }` when the rule is broken, else nothing. */
export const errorIf = (broken: boolean, field: string, message: Message): FieldErrors =>
  broken ? { [field]: message } : {};

/** Two dates in order; `sameDay` says whether they may be equal. */
export function inOrder(
  from: string | null | undefined,
  to: string | null | undefined,
  field: string,
  options: { sameDay?: boolean; message?: Message } = {},
): FieldErrors {
  const right = !from || !to || from < to || (options.sameDay === true && from === to);
  return errorIf(!right, field, options.message ?? sharedMessages.datesInOrder);
}

/** `field` must be filled when `condition` holds. */
export const requiredIf = (
  condition: boolean,
  value: unknown,
  field: string,
  message: Message = messages.required,
): FieldErrors => errorIf(condition && (value === null || value === undefined || value === ''), field, message);

/** A region code that must lie inside another one: `35.78.25.1001` inside `35.78`. */
export const regionInside = (
  inner: string | null | undefined,
  outer: string | null | undefined,
  field: string,
  label: string,
): FieldErrors =>
  errorIf(Boolean(inner && outer && !inner.startsWith(`${outer}.`)), field, messages.reference({ label: term(label) }));

/** Code of the province or regency that a longer region code lies in. */
export const regionPrefix = (code: string | null | undefined, groups: number): string | null =>
  code ? code.split('.').slice(0, groups).join('.') : null;
