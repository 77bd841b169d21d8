import type { FlagRecord, MenuEntry } from '../../../resources/pengaturan/hakMenu.ts';
import { effectiveFlags, type MenuRow, toRecord } from './menuMatrix.ts';

/**
 * The permitted menus of a role as a tree in the role's own order, hidden entries too. A page whose parent page is
 * not permitted moves up to the nearest ancestor that is; groups without anything in them are not sent.
 * @param extra what an entry says beside: its place among what is used every week, what may be done there
 */
export function menuTree(
  rows: readonly MenuRow[],
  app: string,
  posisiSubMenu: string,
  extra: (link: string) => Partial<MenuEntry['meta']> = () => ({}),
): MenuEntry[] {
  const chosen = rows.filter(row => row.app === app && row.posisiSubMenu === posisiSubMenu);
  const effective = effectiveFlags(rows);
  const byId = new Map(chosen.map(row => [row.id, row]));
  const isShown = (row: MenuRow) => row.aktif && (!row.link || (effective.get(row.id)?.has('read') ?? false));
  const nodes = new Map(
    chosen
      .filter(isShown)
      .map(row => [row.id, toNode(row, toRecord(effective.get(row.id) ?? new Set()), row.link ? extra(row.link) : {})]),
  );

  const roots: MenuEntry[] = [];
  for (const row of chosen) {
    const node = nodes.get(row.id);
    if (!node) continue;
    const parent = nearestShown(row, byId, nodes);
    (parent ? parent.children : roots).push(node);
  }
  return inOrder(withoutEmptyGroups(roots));
}

const toNode = (row: MenuRow, permission: FlagRecord, extra: Partial<MenuEntry['meta']>): MenuEntry => ({
  id: row.id,
  link: row.link,
  path: row.link,
  urut: row.urutPeran ?? row.urut,
  meta: {
    title: row.title,
    icon: row.icon,
    name: row.name,
    hiddenInMenu: row.hiddenInMenu,
    ...extra,
  },
  permission,
  children: [],
});

function nearestShown(
  row: MenuRow,
  byId: ReadonlyMap<string, MenuRow>,
  nodes: ReadonlyMap<string, MenuEntry>,
): MenuEntry | undefined {
  let above = row.idParent ? byId.get(row.idParent) : undefined;
  for (let step = 0; above && step < 5; step++) {
    const node = nodes.get(above.id);
    if (node) return node;
    above = above.idParent ? byId.get(above.idParent) : undefined;
  }
  return undefined;
}

const withoutEmptyGroups = (nodes: readonly MenuEntry[]): MenuEntry[] =>
  nodes
    .map(node => ({ ...node, children: withoutEmptyGroups(node.children) }))
    .filter(node => node.link || node.children.length > 0);

const inOrder = (nodes: readonly MenuEntry[]): MenuEntry[] =>
  [...nodes]
    .sort((a, b) => a.urut - b.urut || a.meta.name.localeCompare(b.meta.name, 'id'))
    .map(node => ({ ...node, children: inOrder(node.children) }));
