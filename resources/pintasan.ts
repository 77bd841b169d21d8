import { type Role, role } from './roles.ts';

/**
 * What a role uses every week, in the order of its work: stands above the whole menu in the drawer. Paths of screens that
 * the role has by default; those that a menu does not lead to are left out.
 */
export const weekly: Readonly<Partial<Record<Role, readonly string[]>>> = {
  [role.superAdmin]: [
    '/dashboard',
    '/admin',
    '/pengaturan/user',
    '/pengaturan/kesehatan',
    '/monitoring',
    '/master/mahasiswa',
  ],
  [role.timMbkm]: [
    '/dashboard',
    '/magang/approval',
    '/kkn/verifikasi',
    '/kkn/mengatur-kelompok',
    '/monitoring',
    '/penilaian-konversi2',
    '/master/mahasiswa',
    '/master/mitra',
  ],
  [role.dosen]: [
    '/dashboard',
    '/monitoring3',
    '/magang/log-kegiatan',
    '/kkn/verifikasi-laporan-harian',
    '/magang/laporan-akhir',
    '/kkn/penilaian/dpl',
  ],
  [role.koordinator]: [
    '/dashboard',
    '/magang/approval',
    '/kkn/verifikasi',
    '/monitoring2',
    '/penilaian-konversi',
    '/master/mahasiswa',
  ],
  [role.penilai]: [
    '/dashboard',
    '/monitoring2/paket-konversi',
    '/penilaian-konversi',
    '/data-mbkm/revisi-penilaian',
    '/monitoring2',
  ],
  [role.mitra]: [
    '/dashboard',
    '/magang/approval',
    '/magang/log-kegiatan',
    '/magang/laporan-akhir/nilai',
    '/monitoring4',
  ],
  [role.bakpk]: ['/dashboard', '/data-mbkm/bakpk', '/data-mbkm/revisi-penilaian', '/monitoring', '/master/mahasiswa'],
};

/** Something that may be done from the search over everything (Ctrl+K). */
export interface QuickAction {
  /** What is done; `{nama}` stands for what is typed behind the other words. */
  readonly name: string;
  /** Screen of the role's menu that it leads to. */
  readonly screen: string;
  /** Right without which it is not offered. */
  readonly needs: readonly [resource: string, action: 'create' | 'edit' | 'export' | 'import' | 'action'];
  /** Where it leads, from the screen's address on. */
  readonly opens?: string;
  /** The list opens its export at once. */
  readonly exports?: true;
  /** Only these roles do it; without a word whoever has the right. */
  readonly by?: readonly Role[];
}

const offices: readonly Role[] = [role.superAdmin, role.timMbkm, role.koordinator];

/** In the order in which they are offered. */
export const quickActions: readonly QuickAction[] = [
  { name: 'Buat gelombang KKN', screen: '/kkn/gelombang', needs: ['kkn/gelombang', 'create'], opens: '/create' },
  { name: 'Buat gelombang Komcad', screen: '/komcad/gelombang', needs: ['komcad/program', 'create'], opens: '/create' },
  { name: 'Buat periode', screen: '/master/periode', needs: ['master/periode', 'create'], opens: '/create' },
  { name: 'Tambah mitra', screen: '/master/mitra', needs: ['master/mitra', 'create'], opens: '/create' },
  { name: 'Tambah pengguna', screen: '/pengaturan/user', needs: ['pengaturan/user', 'create'], opens: '/create' },
  { name: 'Undang akun', screen: '/pengaturan/undangan', needs: ['pengaturan/user', 'create'] },
  { name: 'Tulis berita', screen: '/pengaturan/berita', needs: ['pengaturan/berita', 'create'], opens: '/create' },
  {
    name: 'Ganti dosen {nama}',
    screen: '/magang/dosen-pembimbing',
    needs: ['mbkm/pendaftar-program-mbkm', 'action'],
    by: offices,
  },
  {
    name: 'Impor mahasiswa magang',
    screen: '/magang/import-mahasiswa',
    needs: ['mbkm/pendaftar-program-mbkm', 'import'],
    by: [role.superAdmin, role.timMbkm],
  },
  { name: 'Ekspor nilai', screen: '/data-mbkm/bakpk', needs: ['mbkm/pendaftar-program-mbkm', 'export'] },
  { name: 'Ekspor mahasiswa', screen: '/master/mahasiswa', needs: ['master/mahasiswa', 'export'], exports: true },
  { name: 'Ekspor mitra', screen: '/master/mitra', needs: ['master/mitra', 'export'], exports: true },
];
