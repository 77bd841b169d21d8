import { below, type Role, roles, type Screen, screen } from '../kit/index.ts';
import { dossierProof, dossierResources } from '../monitoring/screens.ts';
import { monitorOf } from '../programme/monitor.ts';
import { outbound } from './outbound/programme.ts';
import { permadi } from './permadi/programme.ts';

const root = '/pertukaran-mahasiswa';
const group = 'pertukaran';
const inboundMenu = `${root}/menu/inbond`;
const outboundMenu = `${root}/menu/outbond`;

const kinds = [...outbound.kinds, ...permadi.kinds];
const { list } = monitorOf(outbound);

/** Students have a menu of their own way. */
const onwards = {
  HA02: { pattern: 'redirect', options: { to: outboundMenu } },
  HA08: { pattern: 'redirect', options: { to: inboundMenu } },
  HA09: { pattern: 'redirect', options: { to: outboundMenu } },
} as const satisfies Partial<Record<Role, unknown>>;

const home = screen({
  path: root,
  title: 'Pertukaran Mahasiswa',
  icon: 'swap_horiz',
  pattern: 'monitor',
  resources: dossierResources,
  ofProgrammes: dossierProof,
  roles: roles('2 3+ 4 5 7 8 9'),
  group,
  options: { ...list, kinds, listPath: root, filter: { ...list.filter, kodeJenisMbkm_in: kinds } },
  byRole: onwards,
});

/** Where an address above a way's screens leads. */
const ways = [
  ['inbound', 'Inbound', inboundMenu, '3+ 4 5 7 8'],
  ['outbound', 'Outbound', outboundMenu, '2 3+ 4 5 7 9'],
  ['permadi', 'Permadi', outboundMenu, '2 3+ 4 5 7 9'],
] as const;

/** The addresses above the exchange's screens (docs/domain/50 §3): figures of who goes out, and the way to each menu. */
export const exchangeEntrances: readonly Screen[] = [
  home,
  ...ways.map(([name, title, to, who]) =>
    below(home, { path: `${root}/${name}`, title, roles: roles(who), pattern: 'redirect', options: { to } }),
  ),
];
