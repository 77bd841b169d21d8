import { roles, type Screen, screen } from '../kit/index.ts';
import { masaStudi } from './masaStudi.ts';

const group = 'pertukaran';

/** Inbound exchange (docs/domain/50 §3; order = order in the menu). */
export const inboundScreens: readonly Screen[] = [
  screen({
    path: '/pertukaran-mahasiswa/inbound/masa-studi',
    title: 'Masa Studi',
    icon: 'calendar_month',
    pattern: 'crud',
    resources: [masaStudi.name],
    roles: roles('3+ 5 8'),
    group,
  }),
];
