import { below, roles, type Screen, screen } from '../../kit/index.ts';
import { desa } from '../desa.ts';
import { dpl } from '../dpl.ts';
import { kelompok } from '../kelompok.ts';
import { memilihDospem } from '../memilihDospem.ts';
import { groupsPath, officersPath } from '../paths.ts';
import { picKelompok } from '../picKelompok.ts';
import { antreanDpl } from '../queues.ts';
import { formAt, group, list } from './common.ts';

/** Who is asked decides in a queue; the group keeps a list of what it asked for. */
const choosing = screen({
  path: '/kkn/memilih-dospem',
  title: 'Pemilihan DPL',
  icon: 'how_to_reg',
  pattern: 'crud',
  resources: [memilihDospem.name, kelompok.name, dpl.name],
  roles: roles('2 3+ 4'),
  group,
  byRole: { HA02: { pattern: 'page' }, HA04: { pattern: 'queue', options: antreanDpl } },
});

const villages = list('/kkn/setting-desa', 'Pengaturan Desa', 'map', [desa.name], '3+');

const arranging = screen({
  path: groupsPath,
  title: 'Kelompok KKN',
  icon: 'diversity_3',
  pattern: 'crud',
  // Its filters choose among villages and supervisors.
  resources: [kelompok.name, picKelompok.name, desa.name, dpl.name],
  roles: roles('2 3+ 4 5 7'),
  group,
  // Students form theirs at /kkn/membuat-kelompok.
  options: { begunElsewhere: ['HA02'] },
});

/** Villages, supervisors and groups. */
export const groupScreens: readonly Screen[] = [
  villages,
  below(villages, { path: '/kkn/setting-desa/peta', title: 'Peta Desa', pattern: 'page' }),
  formAt(villages, '/kkn/setting-desa/tambah', 'Tambah Desa', '3'),
  list('/kkn/setting-dpl', 'Pengaturan DPL', 'group_work', [dpl.name], '3+'),
  list('/kkn/setting-pic-kelompok', 'Pengaturan PIC Kelompok', 'group_work', [picKelompok.name], '3+'),
  screen({
    path: '/kkn/membuat-kelompok',
    title: 'Pembentukan Kelompok',
    icon: 'group_work',
    pattern: 'page',
    resources: [kelompok.name, memilihDospem.name],
    roles: roles('2 3'),
    group,
  }),
  arranging,
  below(arranging, {
    path: `${groupsPath}/form/:id`,
    title: 'Atur Anggota Kelompok',
    pattern: 'page',
    roles: roles('3'),
  }),
  below(arranging, {
    path: officersPath(':id'),
    title: 'Pengurus Kelompok',
    pattern: 'page',
    roles: roles('2 3 4'),
  }),
  choosing,
  below(choosing, {
    path: antreanDpl.detailPath,
    title: 'Permintaan DPL',
    pattern: 'queue/detail',
    roles: roles('4'),
    options: antreanDpl,
  }),
];
