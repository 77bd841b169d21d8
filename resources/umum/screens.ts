import { below, roles, type Screen, screen } from '../kit/index.ts';
import { allRoles, role } from '../roles.ts';

/** Where a login leads. */
export const dashboardScreen = screen({
  path: '/dashboard',
  title: 'Dashboard',
  icon: 'dashboard',
  pattern: 'page',
  roles: roles(allRoles),
  group: 'beranda',
});

/** Reports; pages of other figures stand below it. */
export const laporanScreen = screen({
  path: '/laporan',
  title: 'Laporan',
  icon: 'table_chart',
  pattern: 'page',
  roles: roles([role.timMbkm, role.dosen, role.koordinator, role.penilai, role.bakpk]),
  group: 'beranda',
});

/** Rows of any list as they were at the end of a day: `data` is a resource with `~` for each `/`. */
const keadaanScreen = screen({
  path: '/keadaan/:data/:pada',
  title: 'Keadaan per tanggal',
  icon: 'history',
  pattern: 'page',
  roles: roles([role.timMbkm, role.dosen, role.koordinator, role.penilai, role.bakpk, role.mitra]),
  group: 'beranda',
  hidden: true,
});

/** Screens that everybody has (docs/domain/10 §4, §5 "Beranda"). */
export const umumScreens: readonly Screen[] = [
  dashboardScreen,
  screen({
    path: '/admin',
    title: 'Ringkasan Admin',
    icon: 'admin_panel_settings',
    pattern: 'page',
    resources: ['pengaturan/log-aktivitas'],
    roles: roles([role.timMbkm]),
    group: 'beranda',
  }),
  screen({
    path: '/inspire',
    title: 'Inspirasi',
    icon: 'auto_stories',
    pattern: 'page',
    roles: roles(allRoles),
    group: 'beranda',
  }),
  screen({
    path: '/network',
    title: 'Status Jaringan',
    icon: 'network_check',
    pattern: 'page',
    roles: roles(allRoles),
    group: 'beranda',
  }),
  laporanScreen,
  below(laporanScreen, { path: '/laporan/papan/:id', title: 'Papan laporan', pattern: 'page' }),
  keadaanScreen,
  below(keadaanScreen, { path: '/keadaan/:data/:pada/:id', title: 'Keadaan satu data', pattern: 'page' }),
  below(keadaanScreen, { path: '/keadaan-beda/:data', title: 'Dua tanggal', pattern: 'page' }),
  screen({
    path: '/pengaturan/user/profile',
    title: 'Profil',
    icon: 'person',
    pattern: 'page',
    resources: [],
    roles: roles(allRoles),
    group: 'beranda',
    hidden: true,
  }),
];
