import type { Message, Registry } from '../../../resources/kit/index.ts';
import { pengaturanMessages } from '../../../resources/pengaturan/messages.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import { role } from '../../../resources/roles.ts';
import { effectiveFlags, type MenuRow, maximumFlags } from './menuMatrix.ts';

/** A menu is a group, a page in it, and perhaps a page below that. */
const deepestMenu = 3;

export const menuMessages = {
  cycle: refusals.menuCycle,
  depth: refusals.menuDepth({ most: deepestMenu }),
  unknownLink: pengaturanMessages.linkUnknown,
  locked: refusals.menuLocked,
} as const;

/**
 * First error of a tree of menus, given each menu's parent; undefined for a tree of at most three levels
 * (docs/domain/10 §2.1 menu).
 */
export function treeProblem(parents: ReadonlyMap<string, string | null>): { id: string; message: Message } | undefined {
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
export const lockedLinks: readonly string[] = ['/pengaturan/menu', '/pengaturan/role', '/pengaturan/user'];
export const isLockedLink = (link: string | null | undefined): boolean =>
  link != null && lockedLinks.includes(link.toLowerCase());

/** Resources that a locked menu must govern: those that its screen declares; none without a screen. */
export const lockedResources = (registry: Registry, link: string): readonly string[] =>
  registry.screens.find(screen => screen.path.toLowerCase() === link.toLowerCase())?.resources ?? [];

/** A menu and every group above it, nearest first. */
function withGroups(menu: MenuRow, menus: readonly MenuRow[]): MenuRow[] {
  const found: MenuRow[] = [];
  for (let at: MenuRow | undefined = menu; at && !found.includes(at); ) {
    found.push(at);
    const { idParent }: MenuRow = at;
    at = menus.find(({ id }) => id === idParent);
  }
  return found;
}

/**
 * True if Super Admin, whose menus these are, can still do everything at the settings menus: all of them are there, in
 * the drawer and shown, switched on like everything above them, and govern what their screens declare with every flag
 * that the policy knows (docs/domain/10 §1 "Safeguards").
 */
export function settingsStayOpen(menus: readonly MenuRow[], registry: Registry): boolean {
  const effective = effectiveFlags(menus);
  const declared = lockedLinks.filter(link => lockedResources(registry, link).length > 0);
  return declared.every(link => {
    const menu = menus.find(candidate => candidate.link?.toLowerCase() === link);
    if (!menu) return false;
    const needed = lockedResources(registry, link);
    const has = effective.get(menu.id);
    return (
      withGroups(menu, menus).every(at => at.aktif && !at.hiddenInMenu && at.app === '1' && at.posisiSubMenu === '1') &&
      needed.every(name => menu.resources.includes(name)) &&
      [...maximumFlags(needed, role.superAdmin, registry)].every(flag => has?.has(flag))
    );
  });
}
