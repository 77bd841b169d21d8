import { longestMatch, type Screen } from '../../../resources/kit/index.ts';
import type { MenuEntry } from '../../../resources/pengaturan/hakMenu.ts';

/** One step of the breadcrumbs. */
export interface Crumb {
  title: string;
  /** Where it leads; a heading of the menu leads nowhere. */
  link?: string;
}

/** Every link of a menu tree, hidden entries too. */
export const linksOf = (menus: readonly MenuEntry[]): string[] =>
  menus.flatMap(entry => [...(entry.link ? [entry.link] : []), ...linksOf(entry.children)]);

/** The way from the top of the tree to the entry with that link. */
export function wayTo(menus: readonly MenuEntry[], link: string): MenuEntry[] {
  for (const entry of menus) {
    if (entry.link === link) return [entry];
    const below = wayTo(entry.children, link);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}

const tailTitle = (rest: string): string | undefined => {
  if (!rest) return undefined;
  if (rest === 'create') return 'Tambah';
  if (rest === 'gabung') return 'Gabungkan';
  return rest.endsWith('/show') ? 'Detail' : 'Ubah';
};

const depth = (path: string) => path.split('/').filter(Boolean).length;

/**
 * Breadcrumbs of a path: the menu's headings, the entry, and what is done with a row. A path outside the menu gets the
 * title of its screen.
 */
export function trailOf(path: string, menus: readonly MenuEntry[], screens: readonly Screen[]): Crumb[] {
  const link = longestMatch(linksOf(menus), path);
  const way = link ? wayTo(menus, link) : [];
  const screen = longestMatch(
    screens.map(s => s.path),
    path,
  );
  const base = link ?? screen;
  if (!base) return [];
  const crumbs: Crumb[] = way.length
    ? way.map(entry => ({ title: entry.meta.title, link: entry.link ?? undefined }))
    : [{ title: screens.find(s => s.path === screen)?.title ?? '', link: screen }];
  const rest = path.split('/').filter(Boolean).slice(depth(base)).join('/');
  const tail = tailTitle(rest);
  return tail ? [...crumbs, { title: tail }] : crumbs;
}
