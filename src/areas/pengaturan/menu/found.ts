import type { Place } from './menuOrder.ts';
import type { Menu } from './useMenus.ts';

/**
 * Ids of the menus that a search finds by name or address, with all that they stand below; undefined without words.
 *
 * @param always true: without words all of them are found
 */
export function foundIds(
  menus: readonly Pick<Menu, 'id' | 'name' | 'link'>[],
  places: readonly Place[],
  search: string,
  always = false,
): ReadonlySet<string> | undefined {
  const words = search.trim().toLowerCase();
  if (!words && !always) return undefined;
  const above = new Map(places.map(({ id, idParent }) => [id, idParent]));
  const found = new Set<string>();
  for (const { id, name, link } of menus) {
    if (!`${name} ${link ?? ''}`.toLowerCase().includes(words)) continue;
    for (let at: string | null | undefined = id; at && !found.has(at); at = above.get(at)) found.add(at);
  }
  return found;
}
