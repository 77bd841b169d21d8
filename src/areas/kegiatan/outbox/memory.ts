import type { KeptEntry, KeptPhoto } from './kept.ts';

/** Data that the device could not store, by id; while the page is open it has priority over stored data. */
export interface Memory {
  entries: Map<string, KeptEntry>;
  photos: Map<string, KeptPhoto>;
  /** Entries and photos that are done with, and that the device could not let go. */
  gone: Set<string>;
  /** Reason as a sentence for the person. */
  why: string;
}

export const newMemory = (): Memory => ({ entries: new Map(), photos: new Map(), gone: new Set(), why: '' });

/** True if memory has data that the device has not. */
export const holdsAny = ({ entries, photos, gone }: Memory): boolean => entries.size + photos.size + gone.size > 0;

/** Reason why an entry, or a photo of it, is only in memory; null if the device has stored all of it. */
export const whyHeld = ({ entries, photos, why }: Memory, id: string): string | null =>
  entries.has(id) || photos.has(id) || [...photos.values()].some(({ entry }) => entry === id) ? why : null;

/** Rows of the device with those that are held in their place. */
function over<T extends { id: string }>(stored: readonly T[], held: Iterable<T>, gone: ReadonlySet<string>): T[] {
  const rows = new Map(stored.filter(({ id }) => !gone.has(id)).map(row => [row.id, row]));
  for (const row of held) rows.set(row.id, row);
  return [...rows.values()];
}

export const entriesOver = ({ entries, gone }: Memory, stored: readonly KeptEntry[], user: string): KeptEntry[] =>
  over(
    stored,
    [...entries.values()].filter(entry => entry.user === user),
    gone,
  );

export const photosOver = ({ photos, gone }: Memory, stored: readonly KeptPhoto[], entry: string): KeptPhoto[] =>
  gone.has(entry)
    ? []
    : over(
        stored,
        [...photos.values()].filter(photo => photo.entry === entry),
        gone,
      );

/** Forgets an entry with its photos. */
export function dropHeld({ entries, photos }: Memory, id: string): void {
  entries.delete(id);
  for (const [photo, { entry }] of photos) if (entry === id) photos.delete(photo);
}
