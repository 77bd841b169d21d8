import { below, roles, type Screen, screen } from '../kit/index.ts';
import { allRoles } from '../roles.ts';

const mine = screen({
  path: '/formulir',
  title: 'Formulir',
  icon: 'fact_check',
  pattern: 'page',
  resources: [],
  roles: roles(allRoles),
  group: 'beranda',
  keeps: ['formulir/isian'],
});

/** Where forms are answered and, by whom the form names, their answers read. */
export const formulirScreens: readonly Screen[] = [
  mine,
  below(mine, { path: '/formulir/:id', title: 'Isi Formulir', pattern: 'page' }),
  below(mine, { path: '/formulir/:id/hasil', title: 'Hasil Formulir', pattern: 'page' }),
  below(mine, { path: '/formulir/:id/berkas/:berkas', title: 'Berkas Jawaban', pattern: 'page' }),
];
