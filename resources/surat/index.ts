import { area } from '../kit/index.ts';
import { suratScreens } from './antrean.ts';
import { pejabat } from './pejabat.ts';
import { surat } from './surat.ts';
import { tandaTangan } from './tandaTangan.ts';

/** Letters and who signs them. */
export const areaSurat = area({
  name: 'surat',
  arrives: 'office',
  resources: [pejabat, surat, tandaTangan],
  screens: suratScreens,
});
