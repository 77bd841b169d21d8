import type { Row } from './rows.ts';

/** A screen of which pictures are taken, as somebody who opens it in a day's work. */
export interface Pictured {
  name: string;
  /** Username; nobody for a public page. */
  as?: string;
  /** Address; `{id}` stands for the row. */
  at: string;
  row?: Row;
}

const participations = 'mbkm/pendaftar-program-mbkm';

/** The screens of issue 39, in the order of docs/design/marks.md. */
export const daily: readonly Pictured[] = [
  { name: 'beranda', at: '/' },
  { name: 'program-kkn', at: '/mbkm/Kkn' },
  { name: 'masuk', at: '/login' },
  { name: 'dashboard-mahasiswa', as: 'mahasiswa', at: '/dashboard' },
  { name: 'isi-log', as: 'mahasiswa', at: '/magang/log-kegiatan/form/add' },
  { name: 'logbook', as: 'mahasiswa', at: '/magang/log-kegiatan' },
  { name: 'pendaftaran', as: 'magang.draf', at: '/magang/pendaftaran/mandiri' },
  {
    name: 'peserta-saya',
    as: 'mahasiswa',
    at: '/magang/mahasiswa/detail/{id}',
    row: { of: participations, filter: { status: 'berjalan', kodeJenisMbkm: 'magang' } },
  },
  { name: 'dashboard-dosen', as: 'dosen', at: '/dashboard' },
  { name: 'antrean', as: 'koordinator', at: '/magang/approval' },
  {
    name: 'keputusan',
    as: 'koordinator',
    at: '/magang/approval/detail/{id}',
    row: { of: participations, filter: { status: 'diajukan', kodeJenisMbkm: 'magang' } },
  },
  {
    name: 'lembar-nilai',
    as: 'dosen',
    at: '/magang/laporan-akhir/nilai/{id}',
    row: { of: participations, filter: { status: 'berjalan', kodeJenisMbkm: 'magang' } },
  },
  { name: 'monitoring', as: 'koordinator', at: '/monitoring2' },
  { name: 'peserta', as: 'timmbkm', at: '/kkn' },
  {
    name: 'orang',
    as: 'timmbkm',
    at: '/master/mahasiswa/{id}/show',
    row: { of: 'master/mahasiswa', filter: { q: 'Rizky Aditya Pratama' } },
  },
  {
    name: 'mitra',
    as: 'timmbkm',
    at: '/master/mitra/{id}/show',
    row: { of: 'master/mitra', filter: { q: 'nusa digital' } },
  },
  { name: 'papan-kkn', as: 'timmbkm', at: '/kkn/membuat-kelompok' },
  { name: 'rekap-kkn', as: 'timmbkm', at: '/kkn/penilaian' },
  { name: 'peta-desa', as: 'timmbkm', at: '/kkn/setting-desa/peta' },
  { name: 'admin', as: 'superadmin', at: '/admin' },
  { name: 'hak-menu', as: 'superadmin', at: '/pengaturan/menu?tab=hak' },
  { name: 'profil', as: 'dosen', at: '/pengaturan/user/profile' },
];
