import { area } from '../kit/index.ts';
import { penilaian } from './penilaian.ts';

/** Grades. */
export const areaNilai = area({
  name: 'nilai',
  arrives: 'first',
  resources: [penilaian],
});
