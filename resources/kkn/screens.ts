import { roles, type Screen, screen } from '../kit/index.ts';
import { screensOf } from '../programme/screens.ts';
import { desa } from './desa.ts';
import { dpl } from './dpl.ts';
import { gelombang } from './gelombang.ts';
import { kelompok } from './kelompok.ts';
import { laporanHarian } from './laporanHarian.ts';
import { laporanMingguan } from './laporanMingguan.ts';
import { luaranKkn } from './luaranKkn.ts';
import { memilihDospem } from './memilihDospem.ts';
import { perjalananDinas } from './perjalananDinas.ts';
import { picKelompok } from './picKelompok.ts';
import { kkn, pilihanPendaftaran } from './programme.ts';
import { proposal } from './proposal.ts';

const group = 'kkn';

/** KKN (docs/domain/30 §3; order = order in the menu). */
export const kknScreens: readonly Screen[] = [
  ...screensOf({
    programme: kkn,
    group,
    log: laporanHarian,
    outputs: luaranKkn,
    chosen: pilihanPendaftaran,
  }),
  screen({
    path: '/kkn/gelombang',
    title: 'Gelombang KKN',
    icon: 'event',
    pattern: 'crud',
    resource: gelombang.name,
    roles: roles('2 3 4 5 7 10'),
    group,
  }),
  screen({
    path: '/kkn/setting-desa',
    title: 'Pengaturan Desa',
    icon: 'map',
    pattern: 'crud',
    resources: [desa.name],
    roles: roles('3 10'),
    group,
  }),
  screen({
    path: '/kkn/setting-dpl',
    title: 'Pengaturan DPL',
    icon: 'group_work',
    pattern: 'crud',
    resources: [dpl.name],
    roles: roles('3 10'),
    group,
  }),
  screen({
    path: '/kkn/setting-pic-kelompok',
    title: 'Pengaturan PIC Kelompok',
    icon: 'group_work',
    pattern: 'crud',
    resources: [picKelompok.name],
    roles: roles('3'),
    group,
  }),
  screen({
    path: '/kkn/mengatur-kelompok',
    title: 'Mengatur Kelompok',
    icon: 'diversity_3',
    pattern: 'crud',
    resources: [kelompok.name],
    roles: roles('2 3 4 10'),
    group,
  }),
  screen({
    path: '/kkn/memilih-dospem',
    title: 'Memilih DPL',
    icon: 'how_to_reg',
    pattern: 'crud',
    resources: [memilihDospem.name],
    roles: roles('2 3 4 10'),
    group,
  }),
  screen({
    path: '/kkn/proposal',
    title: 'Proposal Program Kerja',
    icon: 'assignment',
    pattern: 'crud',
    resources: [proposal.name],
    roles: roles('2 3 4'),
    group,
  }),
  screen({
    path: '/kkn/laporan-tugas-mingguan',
    title: 'Laporan Tugas Mingguan',
    icon: 'assignment',
    pattern: 'crud',
    resources: [laporanMingguan.name],
    roles: roles('2 3 10'),
    group,
  }),
  screen({
    path: '/kkn/verifikasi-mingguan',
    title: 'Verifikasi Mingguan',
    icon: 'fact_check',
    pattern: 'crud',
    resources: [laporanMingguan.name],
    roles: roles('4'),
    group,
  }),
  screen({
    path: '/kkn/laporan-perjalanan-dinas',
    title: 'Perjalanan Dinas',
    icon: 'work',
    pattern: 'crud',
    resources: [perjalananDinas.name],
    roles: roles('3 4'),
    group,
  }),
];
