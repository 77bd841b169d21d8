import { iconNames } from './icons.ts';
import type { KnownNames } from './kit/index.ts';
import { menuGroups } from './menu.ts';
import { allRoles } from './roles.ts';

/** The product's roles, icons and menu groups: a declaration that names another one stops the start. */
export const knownNames: KnownNames = { roles: allRoles, icons: iconNames, groups: menuGroups };
