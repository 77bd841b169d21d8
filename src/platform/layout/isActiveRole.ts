import type { HeldRole } from '../../../resources/pengaturan/akun.ts';
import type { User } from '../providers/session.ts';

/**
 * True if a held role is the active one. A session that was kept before the server named the entry says only the role's
 * code and study programme.
 */
export function isActiveRole(user: User, role: HeldRole): boolean {
  if (user.idUserRole) return role.id === user.idUserRole;
  if (role.idRole !== user.role.id) return false;
  const same = user.userRole.filter(held => held.idRole === role.idRole);
  return same.length === 1 || role.idProgramProdi === user.idProgramProdi;
}
