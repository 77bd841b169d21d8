import { below, type QueueOptions, roles, type Screen, screen } from '../kit/index.ts';
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
import { antreanDpl, antreanMingguan, antreanPerjalanan, antreanProposal } from './queues.ts';

const group = 'kkn';

/** A queue with the page of one row. */
function queueOf(
  options: QueueOptions,
  { detail, ...own }: Pick<Screen, 'title' | 'resources' | 'roles'> & { detail: string },
): readonly Screen[] {
  const queue = screen({ ...own, path: options.listPath, icon: 'fact_check', pattern: 'queue', group, options });
  return [queue, below(queue, { path: options.detailPath, title: detail, pattern: 'queue/detail', options })];
}

const list = (path: string, title: string, icon: string, resources: readonly string[], roleNotation: string): Screen =>
  screen({ path, title, icon, pattern: 'crud', resources, roles: roles(roleNotation), group });

/** Who is asked decides in a queue; the group keeps a list of what it asked for. */
const choosing = screen({
  path: '/kkn/memilih-dospem',
  title: 'Memilih DPL',
  icon: 'how_to_reg',
  pattern: 'crud',
  resources: [memilihDospem.name, kelompok.name, dpl.name],
  roles: roles('2 3+ 4'),
  group,
  byRole: { HA04: { pattern: 'queue', options: antreanDpl } },
});

/** KKN (docs/domain/30 §3; order = order in the menu). */
export const kknScreens: readonly Screen[] = [
  ...screensOf({ programme: kkn, group, log: laporanHarian, outputs: luaranKkn, chosen: pilihanPendaftaran }),
  list('/kkn/gelombang', 'Gelombang KKN', 'event', [gelombang.name], '2 3+ 4 5 7'),
  list('/kkn/setting-desa', 'Pengaturan Desa', 'map', [desa.name], '3+'),
  list('/kkn/setting-dpl', 'Pengaturan DPL', 'group_work', [dpl.name], '3+'),
  list('/kkn/setting-pic-kelompok', 'Pengaturan PIC Kelompok', 'group_work', [picKelompok.name], '3+'),
  list('/kkn/mengatur-kelompok', 'Mengatur Kelompok', 'diversity_3', [kelompok.name, picKelompok.name], '2 3+ 4 5 7'),
  choosing,
  below(choosing, {
    path: antreanDpl.detailPath,
    title: 'Permintaan DPL',
    pattern: 'queue/detail',
    roles: roles('4'),
    options: antreanDpl,
  }),
  list('/kkn/proposal', 'Proposal Program Kerja', 'assignment', [proposal.name], '2'),
  ...queueOf(antreanProposal, {
    title: 'Verifikasi Proposal',
    detail: 'Detail Proposal',
    resources: [proposal.name],
    roles: roles('3+ 4'),
  }),
  list('/kkn/laporan-tugas-mingguan', 'Laporan Tugas Mingguan', 'assignment', [laporanMingguan.name], '2 3+'),
  ...queueOf(antreanMingguan, {
    title: 'Verifikasi Mingguan',
    detail: 'Detail Laporan Mingguan',
    resources: [laporanMingguan.name],
    roles: roles('4'),
  }),
  list('/kkn/laporan-perjalanan-dinas', 'Perjalanan Dinas', 'work', [perjalananDinas.name], '4'),
  list('/kkn/laporan-perjalanan-dinas/list', 'Perjalanan Saya', 'work', [perjalananDinas.name], '4'),
  ...queueOf(antreanPerjalanan, {
    title: 'Verifikasi Perjalanan Dinas',
    detail: 'Detail Perjalanan Dinas',
    resources: [perjalananDinas.name],
    roles: roles('3+'),
  }),
];
