import { roles, type Screen, screen } from '../../kit/index.ts';
import { gelombang } from '../gelombang.ts';
import { laporanMingguan } from '../laporanMingguan.ts';
import { perjalananDinas } from '../perjalananDinas.ts';
import { proposal } from '../proposal.ts';
import { antreanMingguan, antreanPerjalanan, antreanProposal } from '../queues.ts';
import { pembacaRekap, rekapPerjalanan } from '../rekapPerjalanan.ts';
import { formAt, group, list, queueOf } from './common.ts';

const proposals = list('/kkn/proposal', 'Proposal Program Kerja', 'assignment', [proposal.name], '2');
const weekly = list('/kkn/laporan-tugas-mingguan', 'Laporan Mingguan', 'assignment', [laporanMingguan.name], '2');
const travel = list('/kkn/laporan-perjalanan-dinas', 'Perjalanan Dinas', 'work', [perjalananDinas.name], '4');

/** The work programme, the weekly reports and the supervisor's journeys. */
export const reportScreens: readonly Screen[] = [
  proposals,
  ...queueOf(antreanProposal, {
    title: 'Verifikasi Proposal',
    detail: 'Detail Proposal',
    resources: [proposal.name],
    roles: roles('3+ 4'),
  }),
  weekly,
  formAt(weekly, '/kkn/laporan-tugas-mingguan/add-edit', 'Isi Laporan Mingguan', '2'),
  list('/kkn/laporan-tugas-mingguan/list', 'Daftar Laporan Mingguan', 'list_alt', [laporanMingguan.name], '2 3+'),
  ...queueOf(antreanMingguan, {
    title: 'Verifikasi Laporan Mingguan',
    detail: 'Detail Laporan Mingguan',
    resources: [laporanMingguan.name],
    roles: roles('4'),
  }),
  travel,
  formAt(travel, '/kkn/laporan-perjalanan-dinas/add-edit', 'Isi Perjalanan Dinas', '4'),
  list('/kkn/laporan-perjalanan-dinas/list', 'Perjalanan Dinas Saya', 'work', [perjalananDinas.name], '4'),
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
    roles: roles('3+'),
  }),
];
