import { type FlagName, flagNames, noRights, type Rights } from './rights.ts';
import type { Menu } from './useMenus.ts';

/** How many menus have a flag, and how many may have it. */
interface Sum {
  on: number;
  of: number;
}

/** By menu and flag, the sums over all menus below it. */
export type RightsSums = ReadonlyMap<string, Readonly<Record<FlagName, Sum>>>;

const nothing = (): Record<FlagName, Sum> => ({
  canRead: { on: 0, of: 0 },
  canCreate: { on: 0, of: 0 },
  canUpdate: { on: 0, of: 0 },
  canDelete: { on: 0, of: 0 },
  canImport: { on: 0, of: 0 },
  canExport: { on: 0, of: 0 },
  canAction: { on: 0, of: 0 },
});

/** Sums the rights of menus for each menu above them. */
export function sumsOf(menus: readonly Menu[], rights: Rights, most: Rights): RightsSums {
  const parents = new Map(menus.map(({ id, idParent }) => [id, idParent]));
  const sums = new Map<string, Record<FlagName, Sum>>();
  for (const { id } of menus) {
    const max = most[id];
    if (!max) continue;
    const has = rights[id] ?? noRights;
    for (let above = parents.get(id); above; above = parents.get(above)) {
      const sum = sums.get(above) ?? nothing();
      sums.set(above, sum);
      for (const flag of flagNames) {
        if (!max[flag]) continue;
        sum[flag].of++;
        if (has[flag]) sum[flag].on++;
      }
    }
  }
  return sums;
}
