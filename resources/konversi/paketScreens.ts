import { roles, type Screen, type ScreenRoles, screen } from '../kit/index.ts';

/** A participation with its package: the rights of these screens cover all of it. */
const konversi = [
  'konversi/terpilih-awal',
  'konversi/terpilih-final',
  'mbkm/pendaftar-program-mbkm',
  'mbkm/riwayat-status',
] as const;

/** HA05 and HA07 decide, Tim MBKM looks on (docs/domain/20 §3). */
const verifiers: ScreenRoles = { HA05: 'full', HA07: 'full', HA03: 'read', HA01: 'read' };

/** Conversion packages: choose, advise, decide, read (docs/domain/20 §3, §4.3). */
export const paketScreens: readonly Screen[] = [
  screen({
    path: '/magang/paket-konversi',
    title: 'Paket Konversi Magang',
    icon: 'inventory',
    pattern: 'paket',
    resources: konversi,
    roles: roles('2'),
    group: 'magang',
  }),
  screen({
    path: '/magang/paket-konversi/matkul',
    title: 'Pilih Mata Kuliah',
    icon: 'playlist_add_check',
    pattern: 'paket',
    resources: konversi,
    roles: roles('2'),
    group: 'magang',
    hidden: true,
    inherits: '/magang/paket-konversi',
  }),
  screen({
    path: '/magang/monitoring/paket-konversi',
    title: 'Verifikasi Paket Konversi Magang',
    icon: 'rule',
    pattern: 'queue',
    resources: konversi,
    roles: verifiers,
    group: 'magang',
  }),
  screen({
    path: '/magang/monitoring/paket-konversi/:id',
    title: 'Verifikasi Paket Konversi Magang',
    icon: 'rule',
    pattern: 'queue',
    resources: konversi,
    roles: verifiers,
    group: 'magang',
    hidden: true,
    inherits: '/magang/monitoring/paket-konversi',
  }),
  screen({
    path: '/monitoring2/paket-konversi',
    title: 'Verifikasi Paket Konversi',
    icon: 'rule',
    pattern: 'queue',
    resources: konversi,
    roles: roles('5 7'),
    group: 'monitoring',
  }),
  screen({
    path: '/monitoring2/paket-konversi/:id',
    title: 'Verifikasi Paket Konversi',
    icon: 'rule',
    pattern: 'queue',
    resources: konversi,
    roles: roles('5 7'),
    group: 'monitoring',
    hidden: true,
    inherits: '/monitoring2/paket-konversi',
  }),
  screen({
    path: '/monitoring/paket-konversi/:id',
    title: 'Paket Konversi Mahasiswa',
    icon: 'inventory',
    pattern: 'paket',
    resources: konversi,
    roles: roles('3+'),
    group: 'monitoring',
    hidden: true,
    inherits: '/monitoring',
  }),
  screen({
    path: '/monitoring3/paket-konversi/:id',
    title: 'Rekomendasi Paket Konversi',
    icon: 'inventory',
    pattern: 'paket',
    resources: konversi,
    roles: roles('4'),
    group: 'monitoring',
    hidden: true,
    inherits: '/monitoring3',
  }),
  screen({
    path: '/monitoring4/paket-konversi/:id',
    title: 'Paket Konversi Peserta',
    icon: 'inventory',
    pattern: 'paket',
    resources: konversi,
    roles: roles('6'),
    group: 'monitoring',
    hidden: true,
    inherits: '/monitoring4',
  }),
];
