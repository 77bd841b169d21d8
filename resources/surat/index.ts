import { area } from '../kit/index.ts';
import { pejabat } from './pejabat.ts';
import { surat } from './surat.ts';

/** Letters and who signs them. */
export const areaSurat = area({
  name: 'surat',
  arrives: 'office',
  resources: [pejabat, surat],
});
