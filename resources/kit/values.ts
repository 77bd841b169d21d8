import type { Message } from './message.ts';
import type { Condition, ListFilter } from './patterns/common.ts';

/** Values by field name; those of a 1:1 detail are nested under its key. */
export type Values = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `rincian.posisi` → the part `rincian` and its field `posisi`; `posisi` → no part. */
export function splitSource(source: string): { part: string | null; name: string } {
  const dot = source.indexOf('.');
  return dot < 0 ? { part: null, name: source } : { part: source.slice(0, dot), name: source.slice(dot + 1) };
}

/** The value that a source names. */
export function valueAt(row: Values | undefined, source: string): unknown {
  const { part, name } = splitSource(source);
  if (!part) return row?.[name];
  const own = row?.[part];
  return isValues(own) ? own[name] : undefined;
}

/** True if a value has nothing to show; blanks count as nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** True if a declared condition is true of a row or of a form's values. */
export function holds(condition: Condition, row: Values | undefined): boolean {
  const value = valueAt(row, condition.field);
  if ('in' in condition) return condition.in.some(wanted => wanted === value);
  return isEmpty(value) === (condition.is === 'empty');
}

/** Why a participation is never recognised, by its programme; null = it is (docs/domain/40 §4.4). */
export const conversionDenied = (
  programme: { conversion: { denied?: { when: Condition; says: Message } } } | undefined,
  row: Values | undefined,
): Message | null => {
  const denied = programme?.conversion.denied;
  return denied && holds(denied.when, row) ? denied.says : null;
};

/** True if a list's filter would leave the row in: equality, one of, and `_neq`. */
export const matchesFilter = (row: Values, filter: ListFilter): boolean =>
  Object.entries(filter).every(([key, wanted]) => {
    const differs = key.endsWith('_neq');
    const value = row[differs ? key.slice(0, -4) : key];
    const same = Array.isArray(wanted) ? wanted.some(each => each === value) : wanted === value;
    return same !== differs;
  });
