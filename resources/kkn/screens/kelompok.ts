import { below, roles, type Screen, screen } from '../../kit/index.ts';
import { role } from '../../roles.ts';
import { desa } from '../desa.ts';
import { dpl } from '../dpl.ts';
import { kelompok } from '../kelompok.ts';
import { memilihDospem } from '../memilihDospem.ts';
import { groupsPath, officersPath } from '../paths.ts';
import { picKelompok } from '../picKelompok.ts';
import { antreanDpl } from '../queues.ts';
import { formAt, group, list } from './common.ts';

/** The lecturer asked decides in a queue; the group has a list of its requests. */
const choosing = screen({
  path: '/kkn/memilih-dospem',
  title: 'Pemilihan DPL',
  icon: 'how_to_reg',
  pattern: 'crud',
  resources: [memilihDospem.name, kelompok.name, dpl.name],
  roles: roles([role.mahasiswa, role.timMbkm, role.dosen], { read: [role.bakpk] }),
  group,
  byRole: { [role.mahasiswa]: { pattern: 'page' }, [role.dosen]: { pattern: 'queue', options: antreanDpl } },
});

const villages = list(
  '/kkn/setting-desa',
  'Pengaturan Desa',
  'map',
  [desa.name],
  roles([role.timMbkm], { read: [role.bakpk] }),
);

const arranging = screen({
  path: groupsPath,
  title: 'Kelompok KKN',
  icon: 'diversity_3',
  pattern: 'crud',
  // Its filters choose among villages and supervisors.
  resources: [kelompok.name, picKelompok.name, desa.name, dpl.name],
  roles: roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.penilai], { read: [role.bakpk] }),
  group,
  // Students form theirs at /kkn/membuat-kelompok.
  options: { begunElsewhere: [role.mahasiswa] },
});

/** Villages, supervisors and groups. */
export const groupScreens: readonly Screen[] = [
  villages,
  below(villages, { path: '/kkn/setting-desa/peta', title: 'Peta Desa', pattern: 'page' }),
  formAt(villages, '/kkn/setting-desa/tambah', 'Tambah Desa', roles([role.timMbkm])),
  list('/kkn/setting-dpl', 'Pengaturan DPL', 'group_work', [dpl.name], roles([role.timMbkm], { read: [role.bakpk] })),
  list(
    '/kkn/setting-pic-kelompok',
    'Pengaturan PIC Kelompok',
    'group_work',
    [picKelompok.name],
    roles([role.timMbkm], { read: [role.bakpk] }),
  ),
  screen({
    path: '/kkn/membuat-kelompok',
    title: 'Pembentukan Kelompok',
    icon: 'group_work',
    pattern: 'page',
    resources: [kelompok.name, memilihDospem.name],
    roles: roles([role.mahasiswa, role.timMbkm]),
    group,
  }),
  arranging,
  below(arranging, {
    path: `${groupsPath}/form/:id`,
    title: 'Atur Anggota Kelompok',
    pattern: 'page',
    roles: roles([role.timMbkm]),
  }),
  below(arranging, {
    path: officersPath(':id'),
    title: 'Pengurus Kelompok',
    pattern: 'page',
    roles: roles([role.mahasiswa, role.timMbkm, role.dosen]),
  }),
  choosing,
  below(choosing, {
    path: antreanDpl.detailPath,
    title: 'Permintaan DPL',
    pattern: 'queue/detail',
    roles: roles([role.dosen]),
    options: antreanDpl,
  }),
];
