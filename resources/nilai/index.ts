import { area } from '../kit/index.ts';
import { penilaian } from './penilaian.ts';
import { saatMitraMenilai } from './saatMitraMenilai.ts';

/** Grades. */
export const areaNilai = area({
  name: 'nilai',
  arrives: 'first',
  resources: [penilaian],
  moments: [saatMitraMenilai],
});
