import { mirroredRole, role as named, type Role } from '../roles.ts';

export { allRoles, isRole, type Role, roleNames } from '../roles.ts';

/** Roles that may open a screen; `read` roles get the canRead and canExport flags only. */
export type ScreenRoles = Readonly<Partial<Record<Role, 'full' | 'read'>>>;

/** Screen roles of a list: `full` with all rights, `read` reading only; each brings who sees whatever it sees. */
export function roles(full: readonly Role[], { read = [] }: { read?: readonly Role[] } = {}): ScreenRoles {
  const found: Partial<Record<Role, 'full' | 'read'>> = {};
  for (const role of read) found[role] = 'read';
  for (const role of full) {
    found[role] = 'full';
    if (role === mirroredRole) found[named.superAdmin] = 'full';
  }
  return Object.freeze(found);
}
