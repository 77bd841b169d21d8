import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';

/** Entries that are drawn: not the hidden ones, and no heading without anything below it. */
export function drawnEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries
    .filter(entry => !entry.meta.hiddenInMenu)
    .map(entry => ({ ...entry, children: drawnEntries(entry.children) }))
    .filter(entry => entry.link || entry.children.length > 0);
}
