import { roles, type Screen, screen } from '../../kit/index.ts';
import { role } from '../../roles.ts';
import { gelombang } from '../gelombang.ts';
import { laporanMingguan } from '../laporanMingguan.ts';
import { perjalananDinas } from '../perjalananDinas.ts';
import { proposal } from '../proposal.ts';
import { antreanMingguan, antreanPerjalanan, antreanProposal } from '../queues.ts';
import { pembacaRekap, rekapPerjalanan } from '../rekapPerjalanan.ts';
import { formAt, group, list, queueOf } from './common.ts';

const proposals = list(
  '/kkn/proposal',
  'Proposal Program Kerja',
  'assignment',
  [proposal.name],
  roles([role.mahasiswa]),
);
const weekly = list(
  '/kkn/laporan-tugas-mingguan',
  'Laporan Mingguan',
  'assignment',
  [laporanMingguan.name],
  roles([role.mahasiswa]),
);
const travel = list(
  '/kkn/laporan-perjalanan-dinas',
  'Perjalanan Dinas',
  'work',
  [perjalananDinas.name],
  roles([role.dosen]),
);

/** The work programme, the weekly reports and the supervisor's journeys. */
export const reportScreens: readonly Screen[] = [
  proposals,
  ...queueOf(antreanProposal, {
    title: 'Verifikasi Proposal',
    detail: 'Detail Proposal',
    resources: [proposal.name],
    roles: roles([role.timMbkm, role.dosen], { read: [role.bakpk] }),
  }),
  weekly,
  formAt(weekly, '/kkn/laporan-tugas-mingguan/add-edit', 'Isi Laporan Mingguan', roles([role.mahasiswa])),
  list(
    '/kkn/laporan-tugas-mingguan/list',
    'Daftar Laporan Mingguan',
    'list_alt',
    [laporanMingguan.name],
    roles([role.mahasiswa, role.timMbkm], { read: [role.bakpk] }),
  ),
  ...queueOf(antreanMingguan, {
    title: 'Verifikasi Laporan Mingguan',
    detail: 'Detail Laporan Mingguan',
    resources: [laporanMingguan.name],
    roles: roles([role.dosen]),
  }),
  travel,
  formAt(travel, '/kkn/laporan-perjalanan-dinas/add-edit', 'Isi Perjalanan Dinas', roles([role.dosen])),
  list(
    '/kkn/laporan-perjalanan-dinas/list',
    'Perjalanan Dinas Saya',
    'work',
    [perjalananDinas.name],
    roles([role.dosen]),
  ),
  screen({
    path: '/kkn/laporan-perjalanan-dinas/listLaporan',
    title: 'Rekap Perjalanan Dinas',
    icon: 'trending_up',
    pattern: 'recap',
    resources: [perjalananDinas.name, gelombang.name],
    roles: pembacaRekap,
    group,
    options: rekapPerjalanan,
  }),
  ...queueOf(antreanPerjalanan, {
    title: 'Verifikasi Perjalanan Dinas',
    detail: 'Detail Perjalanan Dinas',
    resources: [perjalananDinas.name],
    roles: roles([role.timMbkm], { read: [role.bakpk] }),
  }),
];
