import { area, below, roles, screen } from '../kit/index.ts';
import { allRoles, role } from '../roles.ts';

const sent = screen({
  path: '/pesan',
  title: 'Pesan Terkirim',
  icon: 'campaign',
  pattern: 'page',
  resources: [],
  roles: roles([role.timMbkm, role.koordinator, role.dosen]),
  group: 'beranda',
});

/** Whoever has an account may be written to, and answers. */
const talks = screen({
  path: '/pesan/percakapan',
  title: 'Percakapan',
  icon: 'forum',
  pattern: 'page',
  resources: [],
  roles: roles(allRoles),
  group: 'beranda',
});

/** Messages to the people of a list, as their sender finds them again; their tables are the office's. */
export const areaPesan = area({
  name: 'pesan',
  arrives: 'own',
  screens: [
    sent,
    below(sent, { path: '/pesan/:id', title: 'Isi Pesan', pattern: 'page' }),
    talks,
    below(talks, { path: '/pesan/percakapan/:id', title: 'Isi Percakapan', pattern: 'page' }),
  ],
});
