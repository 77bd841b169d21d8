import { allRoles, createRegistry, type Role, roles, screen } from '../../../resources/kit/index.ts';
import { role } from '../../../resources/roles.ts';

const page = (path: string, title: string, who: readonly Role[], more: { hidden?: boolean; inherits?: string } = {}) =>
  screen({ path, title, icon: 'work', pattern: 'page', roles: roles(who), group: 'kkn', ...more });

/**
 * A portal of a few screens, for tests of the frame: two entries of which one is the beginning of the other, a hidden
 * one, and one for Super Admin only. Quick to draw.
 */
export const shellRegistry = createRegistry(
  [],
  [
    page('/dashboard', 'Dashboard', allRoles),
    page('/pengaturan/user/profile', 'Profil', allRoles, { hidden: true }),
    page('/pengaturan/menu', 'Menu', [role.superAdmin]),
    page('/kkn/luaran', 'Luaran', allRoles),
    page('/kkn/luaran/verifikasi', 'Verifikasi Luaran', allRoles),
    page('/kkn/luaran/entry', 'Isi Luaran', allRoles, { hidden: true, inherits: '/kkn/luaran' }),
  ],
);
