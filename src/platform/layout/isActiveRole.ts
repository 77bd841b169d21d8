import type { HeldRole } from '../../../resources/pengaturan/akun.ts';
import type { User } from '../providers/session.ts';

/**
 * True if a held role is the active one. The session names only the role's code and study programme; whoever holds a
 * code once needs no more, and HA03 acts without a study programme.
 */
export function isActiveRole(user: User, role: HeldRole): boolean {
  if (role.idRole !== user.role.id) return false;
  const same = user.userRole.filter(held => held.idRole === role.idRole);
  return same.length === 1 || role.idProgramProdi === user.idProgramProdi;
}
