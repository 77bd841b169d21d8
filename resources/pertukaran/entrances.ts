import { below, type Role, roles, type Screen, screen } from '../kit/index.ts';
import { monitorings } from '../monitoring/options.ts';
import { dossierProof, dossierResources } from '../monitoring/screens.ts';
import { monitorOf } from '../programme/monitor.ts';
import { role } from '../roles.ts';
import { outbound } from './outbound/programme.ts';
import { permadi } from './permadi/programme.ts';

const root = '/pertukaran-mahasiswa';
const group = 'pertukaran';
const inboundMenu = `${root}/menu/inbond`;
const outboundMenu = `${root}/menu/outbond`;

const kinds = [...outbound.kinds, ...permadi.kinds];
// Of both ways: the host is the partner of either, and details are read on the page of one way.
const {
  list: { beside: _, ...list },
} = monitorOf(outbound);

/** Students have a menu of their own way. */
const onwards = {
  [role.mahasiswa]: { pattern: 'redirect', options: { to: outboundMenu } },
  [role.inbound]: { pattern: 'redirect', options: { to: inboundMenu } },
  [role.outbound]: { pattern: 'redirect', options: { to: outboundMenu } },
} as const satisfies Partial<Record<Role, unknown>>;

const home = screen({
  path: root,
  title: 'Pertukaran Mahasiswa',
  icon: 'swap_horiz',
  pattern: 'monitor',
  resources: dossierResources,
  ofProgrammes: dossierProof,
  roles: roles(
    [role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.penilai, role.inbound, role.outbound],
    { read: [role.bakpk] },
  ),
  group,
  options: {
    ...list,
    columns: monitorings.universitas.list.columns,
    kinds,
    listPath: root,
    filter: { ...list.filter, kodeJenisMbkm_in: kinds },
  },
  byRole: onwards,
});

/** Redirects of the addresses above a way's screens. */
const ways = [
  [
    'inbound',
    'Inbound',
    inboundMenu,
    roles([role.timMbkm, role.dosen, role.koordinator, role.penilai, role.inbound], { read: [role.bakpk] }),
  ],
  [
    'outbound',
    'Outbound',
    outboundMenu,
    roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.penilai, role.outbound], {
      read: [role.bakpk],
    }),
  ],
  [
    'permadi',
    'Permadi',
    outboundMenu,
    roles([role.mahasiswa, role.timMbkm, role.dosen, role.koordinator, role.penilai, role.outbound], {
      read: [role.bakpk],
    }),
  ],
] as const;

/** The addresses above the exchange's screens (docs/domain/50 §3): figures of who goes out, and the way to each menu. */
export const exchangeEntrances: readonly Screen[] = [
  home,
  ...ways.map(([name, title, to, allowed]) =>
    below(home, { path: `${root}/${name}`, title, roles: allowed, pattern: 'redirect', options: { to } }),
  ),
];
