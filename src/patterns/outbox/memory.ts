import type { KeptEntry, KeptPhoto } from './kept.ts';

/** Entries and photos of a page whose browser keeps nothing, by id. */
export interface Memory {
  entries: Map<string, KeptEntry>;
  photos: Map<string, KeptPhoto>;
}

export const newMemory = (): Memory => ({ entries: new Map(), photos: new Map() });

/** Changes an entry; @returns it as it is now, undefined when it is gone */
export function changeIn(
  { entries }: Memory,
  id: string,
  change: (entry: KeptEntry) => Partial<KeptEntry>,
): KeptEntry | undefined {
  const before = entries.get(id);
  const after = before && { ...before, ...change(before) };
  if (after) entries.set(id, after);
  return after;
}

/** Takes an entry out with its photos; @returns whether it left */
export function removeIn({ entries, photos }: Memory, id: string, unless: (entry: KeptEntry) => boolean): boolean {
  const entry = entries.get(id);
  if (entry && unless(entry)) return false;
  entries.delete(id);
  for (const [photo, { entry: of }] of photos) if (of === id) photos.delete(photo);
  return true;
}

export const entriesIn = ({ entries }: Memory, user: string): KeptEntry[] =>
  [...entries.values()].filter(entry => entry.user === user);

export const photosIn = ({ photos }: Memory, entry: string): KeptPhoto[] =>
  [...photos.values()].filter(photo => photo.entry === entry);
