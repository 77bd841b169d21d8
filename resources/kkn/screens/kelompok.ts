import { below, roles, type Screen, screen } from '../../kit/index.ts';
import { desa } from '../desa.ts';
import { dpl } from '../dpl.ts';
import { kelompok } from '../kelompok.ts';
import { memilihDospem } from '../memilihDospem.ts';
import { picKelompok } from '../picKelompok.ts';
import { antreanDpl } from '../queues.ts';
import { formAt, group, list } from './common.ts';

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

const villages = list('/kkn/setting-desa', 'Pengaturan Desa', 'map', [desa.name], '3+');

/** Villages, supervisors and groups. */
export const groupScreens: readonly Screen[] = [
  villages,
  formAt(villages, '/kkn/setting-desa/tambah', 'Tambah Desa', '3'),
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
];
