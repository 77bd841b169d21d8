import type { GradingOptions } from '../kit/index.ts';
import { penilaian } from './penilaian.ts';

const sheet = { endpoint: penilaian.endpoint, resource: penilaian.name } as const;

/** /monitoring2, 3, 4 `/detail-penilaian/:id`: the sheet of one participation, from the monitoring list. */
export const detailPenilaian2Options: GradingOptions = {
  ...sheet,
  path: '/monitoring2/detail-penilaian/:id',
  backTo: '/monitoring2',
  more: { label: 'Buka konversi', path: '/penilaian-konversi/detail/penilaian/:id' },
};
export const detailPenilaian3Options: GradingOptions = {
  ...sheet,
  path: '/monitoring3/detail-penilaian/:id',
  backTo: '/monitoring3',
};
export const detailPenilaian4Options: GradingOptions = {
  ...sheet,
  path: '/monitoring4/detail-penilaian/:id',
  backTo: '/monitoring4',
};
