import { allRoles, type Flag, flags, type Registry, type Role, type Screen } from '../../../resources/kit/index.ts';
import { type FlagRecord, flagField } from '../../../resources/pengaturan/hakMenu.ts';
import { policyFlags } from './permission.ts';

/** A menu with what one role may do there; `flags` is null where the role has no menu-user row. */
export interface MenuRow {
  id: string;
  idParent: string | null;
  name: string;
  title: string;
  link: string | null;
  icon: string | null;
  urut: number;
  app: string;
  posisiSubMenu: string;
  resources: readonly string[];
  hiddenInMenu: boolean;
  mewarisi: boolean;
  aktif: boolean;
  /** Came with the portal: its words are the declarations'. */
  bawaan: boolean;
  flags: ReadonlySet<Flag> | null;
  urutPeran: number | null;
}

const noFlags: ReadonlySet<Flag> = new Set();

export const toRecord = (has: ReadonlySet<Flag>): FlagRecord => ({
  canRead: has.has('read'),
  canCreate: has.has('create'),
  canUpdate: has.has('update'),
  canDelete: has.has('delete'),
  canImport: has.has('import'),
  canExport: has.has('export'),
  canAction: has.has('action'),
});

export const fromRecord = (record: Partial<FlagRecord>): ReadonlySet<Flag> =>
  new Set(flags.filter(flag => record[flagField[flag]] === true));

/**
 * Flags of a role by menu: its own menu-user row, or its parent's where the menu inherits (`mewarisi`). Without
 * canRead, or below a menu that is switched off, there are none.
 */
export function effectiveFlags(rows: readonly MenuRow[]): ReadonlyMap<string, ReadonlySet<Flag>> {
  const byId = new Map(rows.map(row => [row.id, row]));
  const parentOf = (row: MenuRow) => (row.idParent ? byId.get(row.idParent) : undefined);
  const active = (row: MenuRow | undefined, depth = 0): boolean =>
    row === undefined || depth > 5 || (row.aktif && active(parentOf(row), depth + 1));
  const granted = (row: MenuRow | undefined, depth = 0): ReadonlySet<Flag> => {
    if (!row || depth > 5) return noFlags;
    return row.mewarisi ? granted(parentOf(row), depth + 1) : (row.flags ?? noFlags);
  };
  return new Map(
    rows.map(row => {
      const given = active(row) ? granted(row) : noFlags;
      return [row.id, given.has('read') ? given : noFlags];
    }),
  );
}

/** A role's flags by resource: OR over its menus that name the resource; hub tiles (posisi 2) grant nothing. */
export function flagsByResource(rows: readonly MenuRow[]): ReadonlyMap<string, ReadonlySet<Flag>> {
  const effective = effectiveFlags(rows);
  const found = new Map<string, Set<Flag>>();
  for (const row of rows) {
    if (row.posisiSubMenu !== '1') continue;
    for (const name of row.resources) {
      const known = found.get(name) ?? new Set<Flag>();
      for (const flag of effective.get(row.id) ?? noFlags) known.add(flag);
      found.set(name, known);
    }
  }
  return found;
}

/**
 * True if a base role may have a menu at all: a page that takes its rights from another one is open to the roles that
 * its declaration names, which may be fewer.
 */
export function declaredFor({ screens }: Pick<Registry, 'screens'>, role: Role): (row: MenuRow) => boolean {
  const closed = new Set(
    screens.flatMap(({ path, inherits, roles }) => (inherits && !roles[role] ? path.toLowerCase() : [])),
  );
  return ({ mewarisi, link }) => !mewarisi || !link || !closed.has(link.toLowerCase());
}

/** A menu and the menus that take their rights from it, each with the resources that it governs. */
export function governedResources(menuId: string, rows: readonly MenuRow[]): readonly string[] {
  const found = new Set<string>();
  const visit = (id: string, depth: number) => {
    for (const name of rows.find(row => row.id === id)?.resources ?? []) found.add(name);
    if (depth > 5) return;
    for (const child of rows) if (child.idParent === id && child.mewarisi) visit(child.id, depth + 1);
  };
  visit(menuId, 0);
  return [...found];
}

/**
 * The most that the matrix may grant a base role at a menu: whatever the policy of any governed resource allows. A
 * page without resources, and one that its declaration opens to the role, may at least be opened (docs/domain/10 §1
 * step 4).
 */
export function maximumFlags(
  resources: readonly string[],
  role: Role,
  registry: Registry,
  link?: string | null,
): ReadonlySet<Flag> {
  const found = new Set<Flag>();
  const path = link?.toLowerCase();
  const opened = registry.screens.some(screen => screen.path.toLowerCase() === path && screen.roles[role]);
  if (resources.length === 0 || opened) found.add('read');
  for (const name of resources) {
    const resource = registry.find(name);
    if (resource) for (const flag of policyFlags(resource, role)) found.add(flag);
  }
  return found;
}

/** One cell row of the matrix as seeded: a screen's path, a role, its flags. */
export interface DefaultGrant {
  path: string;
  role: Role;
  flags: ReadonlySet<Flag>;
}

/**
 * The matrix that a new installation starts with: every screen open to the roles that it names, with all that the
 * policy allows them, or reading and exporting for `read` roles. Screens that inherit have no row of their own.
 */
export function defaultMatrix(screens: readonly Screen[], registry: Registry): DefaultGrant[] {
  const grants: DefaultGrant[] = [];
  for (const screen of screens) {
    if (screen.inherits) continue;
    const resources = resourcesOf(screen, screens);
    for (const role of allRoles.filter(name => screen.roles[name])) {
      const most = maximumFlags(resources, role, registry);
      const wanted = flags.filter(
        flag => flag === 'read' || (most.has(flag) && (screen.roles[role] === 'full' || flag === 'export')),
      );
      grants.push({ path: screen.path, role, flags: new Set(wanted) });
    }
  }
  return grants;
}

/** Resources of a screen and of the screens that inherit its rights. */
function resourcesOf(screen: Screen, screens: readonly Screen[], depth = 0): string[] {
  const heirs = depth > 5 ? [] : screens.filter(other => other.inherits?.toLowerCase() === screen.path.toLowerCase());
  return [...new Set([...screen.resources, ...heirs.flatMap(heir => resourcesOf(heir, screens, depth + 1))])];
}
