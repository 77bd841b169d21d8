import { area, below, roles, screen } from '../kit/index.ts';
import { role } from '../roles.ts';

const sent = screen({
  path: '/pesan',
  title: 'Pesan Terkirim',
  icon: 'campaign',
  pattern: 'page',
  resources: [],
  roles: roles([role.timMbkm, role.koordinator, role.dosen]),
  group: 'beranda',
});

/** Messages to the people of a list, as their sender finds them again; their tables are the office's. */
export const areaPesan = area({
  name: 'pesan',
  arrives: 'own',
  screens: [sent, below(sent, { path: '/pesan/:id', title: 'Isi Pesan', pattern: 'page' })],
});
