import type { MenuEntry } from '../../../../resources/pengaturan/hakMenu.ts';

/** Drawn entries that lead somewhere, in the order of the menu. */
const linkedEntries = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap(entry => [...(entry.link ? [{ ...entry, children: [] }] : []), ...linkedEntries(entry.children)]);

const mostVisited = 3;

/** Entries above the whole menu, each in one place only: starred ones, what the role uses every week, what was opened last. */
export function shortcutsOf(entries: readonly MenuEntry[], starred: readonly string[], visited: readonly string[]) {
  const linked = linkedEntries(entries);
  const byLinks = (links: readonly string[]) => links.flatMap(link => linked.find(entry => entry.link === link) ?? []);
  const favorites = byLinks(starred);
  const placed = new Set(starred);
  const weekly = linked
    .filter(({ link, meta }) => meta.mingguan !== undefined && !placed.has(link ?? ''))
    .sort((a, b) => (a.meta.mingguan ?? 0) - (b.meta.mingguan ?? 0));
  for (const { link } of weekly) placed.add(link ?? '');
  const recent = byLinks(visited.filter(link => !placed.has(link))).slice(0, mostVisited);
  return { favorites, weekly, recent, count: linked.length };
}

/** Entries whose name, or that of a heading above, has every word. */
export function entriesNamed(
  entries: readonly MenuEntry[],
  typed: string,
  labelOf: (label: string) => string,
  above = '',
): MenuEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.flatMap(entry => {
    const named = `${above} ${labelOf(entry.meta.name)}`;
    const text = named.toLowerCase();
    const own = entry.link && words.every(word => text.includes(word)) ? [{ ...entry, children: [] }] : [];
    return [...own, ...entriesNamed(entry.children, typed, labelOf, named)];
  });
}
