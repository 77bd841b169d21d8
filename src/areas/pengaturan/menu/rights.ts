import { z } from 'zod';
import { type FlagRecord, flagField, type MenuMatrix } from '../../../../resources/pengaturan/hakMenu.ts';

/** The columns of the matrix. */
export const flagNames = Object.values(flagField);
export type FlagName = (typeof flagNames)[number];

export const rightsShape: z.ZodType<MenuMatrix['maksimum']> = z.record(
  z.string(),
  z.object({
    canRead: z.boolean(),
    canCreate: z.boolean(),
    canUpdate: z.boolean(),
    canDelete: z.boolean(),
    canAction: z.boolean(),
    canExport: z.boolean(),
    canImport: z.boolean(),
  }),
);

/** A role's rights by menu. */
export type Rights = MenuMatrix['maksimum'];

export const noRights: FlagRecord = {
  canRead: false,
  canCreate: false,
  canUpdate: false,
  canDelete: false,
  canImport: false,
  canExport: false,
  canAction: false,
};

/** By menu instead of as a list. */
export const rightsOf = ({ items }: MenuMatrix): Rights =>
  Object.fromEntries(items.map(({ menuId, ...flags }) => [menuId, flags]));

const within = (flags: FlagRecord, most: FlagRecord): FlagRecord => {
  const result = { ...noRights };
  for (const name of flagNames) result[name] = flags[name] && most[name];
  return result;
};

/** Sets one flag. Without reading nothing else has an effect, so reading goes along, and takes all with it. */
export function withFlag(rights: Rights, menuId: string, flag: FlagName, on: boolean): Rights {
  const former = rights[menuId] ?? noRights;
  const next = !on && flag === 'canRead' ? noRights : { ...former, [flag]: on, ...(on ? { canRead: true } : {}) };
  return { ...rights, [menuId]: next };
}

/** Another role's rights as far as the policy of this one allows. */
export const copied = (from: Rights, most: Rights): Rights =>
  Object.fromEntries(Object.entries(most).map(([menuId, max]) => [menuId, within(from[menuId] ?? noRights, max)]));

/** True if two roles differ in a flag. */
export const differs = (a: Rights, b: Rights, menuId: string, flag: FlagName): boolean =>
  (a[menuId] ?? noRights)[flag] !== (b[menuId] ?? noRights)[flag];

/** Number of flags in which two sets of rights differ. */
export const differences = (a: Rights, b: Rights): number =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].reduce(
    (sum, menuId) => sum + flagNames.filter(flag => differs(a, b, menuId, flag)).length,
    0,
  );

/** Ids of the menus in which two sets of rights differ. */
export const changedMenus = (a: Rights, b: Rights): ReadonlySet<string> =>
  new Set([...Object.keys(a), ...Object.keys(b)].filter(menuId => flagNames.some(flag => differs(a, b, menuId, flag))));

/** Menus that a role would no longer see. */
export const lostMenus = (before: Rights, after: Rights): string[] =>
  Object.keys(before).filter(menuId => before[menuId]?.canRead && !after[menuId]?.canRead);
