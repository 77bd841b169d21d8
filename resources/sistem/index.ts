import { area } from '../kit/index.ts';
import { kolomTambahan } from './kolomTambahan.ts';
import { pekerjaan } from './pekerjaan.ts';
import { serverSurel } from './serverSurel.ts';
import { surel } from './surel.ts';

/** Work beside requests: jobs and mail. */
export const areaSistem = area({
  name: 'sistem',
  arrives: 'office',
  resources: [surel, serverSurel, pekerjaan, kolomTambahan],
});
