import { foundIds } from './found.ts';
import { flatten } from './menuOrder.ts';
import type { Folds } from './useFolds.ts';
import type { Menu } from './useMenus.ts';

/** A row of a table of menus. */
export interface MenuLine {
  menu: Menu;
  depth: number;
  hasChildren: boolean;
  open: boolean;
}

/** The menus as rows of a table: those that a search finds, else what is not folded away; `only` narrows further. */
export function menuLines(
  menus: readonly Menu[],
  folds: Folds,
  search: string,
  only?: (menu: Menu) => boolean,
): MenuLine[] {
  const places = menus.map(({ id, idParent, urut }) => ({ id, idParent, urut }));
  const byId = new Map(menus.map(menu => [menu.id, menu]));
  const among = only ? menus.filter(only) : menus;
  const found = foundIds(among, places, search, only !== undefined);
  const isOpen = (id: string) => found !== undefined || folds.isOpen(id);
  return flatten(places, isOpen).flatMap(({ id, depth, hasChildren }) => {
    const menu = byId.get(id);
    return menu && (found?.has(id) ?? true) ? [{ menu, depth, hasChildren, open: isOpen(id) }] : [];
  });
}
