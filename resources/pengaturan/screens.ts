import { roles, type Screen, screen } from '../kit/index.ts';

/** Accounts, rights and settings (docs/domain/10 §4). */
export const pengaturanScreens: readonly Screen[] = [
  screen({
    path: '/pengaturan/menu',
    title: 'Menu',
    icon: 'menu',
    pattern: 'page',
    resources: ['pengaturan/menu', 'pengaturan/menu-user'],
    roles: roles('1'),
    group: 'pengaturan',
  }),
  screen({
    path: '/pengaturan/role',
    title: 'Peran',
    icon: 'admin_panel_settings',
    pattern: 'crud',
    resource: 'pengaturan/role',
    roles: roles('1'),
    group: 'pengaturan',
  }),
  screen({
    path: '/pengaturan/user',
    title: 'Pengguna',
    icon: 'manage_accounts',
    pattern: 'crud',
    resources: ['pengaturan/user', 'pengaturan/user-role'],
    roles: roles('3'),
    group: 'pengaturan',
  }),
  screen({
    path: '/pengaturan/konfigurasi-mbkm',
    title: 'Konfigurasi MBKM',
    icon: 'tune',
    pattern: 'page',
    resources: ['mbkm/konfigurasi'],
    roles: roles('3'),
    group: 'pengaturan',
  }),
  screen({
    path: '/pengaturan/berita',
    title: 'Kelola Berita',
    icon: 'newspaper',
    pattern: 'crud',
    resource: 'pengaturan/berita',
    roles: roles('3'),
    group: 'pengaturan',
  }),
  screen({
    path: '/pengaturan/sumber-data',
    title: 'Sumber Data Eksternal',
    icon: 'storage',
    pattern: 'crud',
    resource: 'pengaturan/sumber-data',
    roles: roles('3 10'),
    group: 'pengaturan',
  }),
];
