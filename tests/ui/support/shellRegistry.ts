import { createRegistry, roles, screen } from '../../../resources/kit/index.ts';

const page = (path: string, title: string, who: string, more: { hidden?: boolean; inherits?: string } = {}) =>
  screen({ path, title, icon: 'work', pattern: 'page', roles: roles(who), group: 'kkn', ...more });

/**
 * A portal of a few screens, for tests of the frame: two entries of which one is the beginning of the other, a hidden
 * one, and one for Super Admin only. Quick to draw.
 */
export const shellRegistry = createRegistry(
  [],
  [
    page('/dashboard', 'Dashboard', '*'),
    page('/pengaturan/user/profile', 'Profil', '*', { hidden: true }),
    page('/pengaturan/menu', 'Menu', '1'),
    page('/kkn/luaran', 'Luaran', '*'),
    page('/kkn/luaran/verifikasi', 'Verifikasi Luaran', '*'),
    page('/kkn/luaran/entry', 'Isi Luaran', '*', { hidden: true, inherits: '/kkn/luaran' }),
  ],
);
