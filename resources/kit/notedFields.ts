import type { Fields } from './field.ts';

/** The name that a note has in the body of a write (docs/api.md). */
export const noteName = 'catatan';

/** Longest note of a history, in characters. */
export const longestNote = 2000;

/** True if writes of the resource accept a note. */
export const takesNotes = (r: { readonly fields: Fields }): boolean =>
  Object.values(r.fields).some(field => field.noted !== undefined);

/**
 * Fields whose value would be replaced or taken away by `changes` and that ask for a note then.
 * @param before the row as stored
 * @param changes only what really changes
 */
export const notedIn = (
  r: { readonly fields: Fields },
  before: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): string[] =>
  Object.keys(changes).filter(name => {
    const noted = Object.hasOwn(r.fields, name) ? r.fields[name]?.noted : undefined;
    if (noted === undefined || (before[name] ?? null) === null) return false;
    return noted === true || noted.in.some(state => state === before[noted.field]);
  });
