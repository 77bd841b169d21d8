import { roles, type Screen, screen } from '../kit/index.ts';
import {
  detailPenilaian2Options,
  detailPenilaian3Options,
  detailPenilaian4Options,
  laporanAkhirNilaiOptions,
} from './gradingOptions.ts';

/** A sheet with the participation that it grades and what proves it. */
const grading = [
  ...['nilai/penilaian', 'mbkm/pendaftar-program-mbkm', 'mbkm/riwayat-status'],
  ...['magang/luaran-magang', 'magang/logbook-magang'],
] as const;

/** Programme grades: who grades, and by what (docs/domain/20 §1.9, §3, §4.2). */
export const nilaiScreens: readonly Screen[] = [
  screen({
    path: '/magang/laporan-akhir/nilai',
    title: 'Nilai Laporan Akhir',
    icon: 'grading',
    pattern: 'grading',
    resources: grading,
    roles: roles('4 6'),
    group: 'magang',
    options: laporanAkhirNilaiOptions,
  }),
  screen({
    path: '/magang/laporan-akhir/nilai/:id',
    title: 'Lembar Penilaian',
    icon: 'grading',
    pattern: 'grading',
    resources: grading,
    roles: roles('4 6'),
    group: 'magang',
    hidden: true,
    inherits: '/magang/laporan-akhir/nilai',
    options: laporanAkhirNilaiOptions,
  }),
  screen({
    path: '/monitoring2/detail-penilaian/:id',
    inherits: '/monitoring2',
    title: 'Detail Penilaian Prodi',
    icon: 'grading',
    pattern: 'grading',
    resources: grading,
    roles: roles('5 7'),
    group: 'monitoring',
    hidden: true,
    options: detailPenilaian2Options,
  }),
  screen({
    path: '/monitoring3/detail-penilaian/:id',
    inherits: '/monitoring3',
    title: 'Penilaian Dosen',
    icon: 'grading',
    pattern: 'grading',
    resources: grading,
    roles: roles('4'),
    group: 'monitoring',
    hidden: true,
    options: detailPenilaian3Options,
  }),
  screen({
    path: '/monitoring4/detail-penilaian/:id',
    inherits: '/monitoring4',
    title: 'Penilaian Mitra',
    icon: 'grading',
    pattern: 'grading',
    resources: grading,
    roles: roles('6'),
    group: 'monitoring',
    hidden: true,
    options: detailPenilaian4Options,
  }),
  screen({
    path: '/master/skala-nilai',
    title: 'Skala Nilai',
    icon: 'straighten',
    pattern: 'crud',
    resource: 'nilai/skala',
    roles: roles('3'),
    group: 'master-program',
  }),
  screen({
    path: '/master/komponen-penilaian',
    title: 'Komponen & Bobot Penilaian',
    icon: 'rule',
    pattern: 'crud',
    resources: ['nilai/komponen-penilaian', 'nilai/bobot-penilaian'],
    roles: roles('3'),
    group: 'master-program',
  }),
];
