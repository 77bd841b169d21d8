import { effectiveFlags, type MenuRow } from './menuMatrix.ts';

/** A menu is a group, a page in it, and perhaps a page below that. */
export const deepestMenu = 3;

export const menuMessages = {
  cycle: 'Menu induk tidak boleh melingkar.',
  depth: `Menu paling banyak ${deepestMenu} tingkat.`,
  unknownLink: 'Tautan tidak dikenal.',
  locked: 'Hak Super Admin atas menu pengaturan tidak dapat dikurangi.',
} as const;

/**
 * What is wrong with a tree of menus, given each menu's parent; undefined when it is a tree of at most three levels
 * (docs/domain/10 §2.1 menu).
 */
export function treeProblem(parents: ReadonlyMap<string, string | null>): { id: string; message: string } | undefined {
  for (const id of parents.keys()) {
    const seen = new Set<string>();
    for (let at: string | null | undefined = id; at; at = parents.get(at)) {
      if (seen.has(at)) return { id, message: menuMessages.cycle };
      seen.add(at);
    }
    if (seen.size > deepestMenu) return { id, message: menuMessages.depth };
  }
  return undefined;
}

/** Menus whose rights Super Admin always keeps: without them nobody could give them back. */
const lockedLinks: ReadonlySet<string> = new Set(['/pengaturan/menu', '/pengaturan/role', '/pengaturan/user']);
export const isLockedLink = (link: string | null | undefined): boolean =>
  link != null && lockedLinks.has(link.toLowerCase());

/**
 * Whether Super Admin, whose menus these are, can still open and change the settings menus: they are pages of the
 * drawer, switched on like everything above them, and their rights are there (docs/domain/10 §1 "Safeguards").
 */
export function settingsStayOpen(menus: readonly MenuRow[]): boolean {
  const effective = effectiveFlags(menus);
  return menus
    .filter(menu => isLockedLink(menu.link))
    .every(menu => {
      const has = effective.get(menu.id);
      return menu.app === '1' && menu.posisiSubMenu === '1' && has?.has('read') && has.has('update');
    });
}
