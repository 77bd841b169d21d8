import { area } from '../kit/index.ts';
import { bobotPenilaian, komponenPenilaian } from './komponenPenilaian.ts';
import { nilaiScreens } from './screens.ts';
import { skalaNilai } from './skalaNilai.ts';

/** Declarations of components and weights, which only the office edits. */
export const areaNilaiOffice = area({
  name: 'nilai',
  arrives: 'office',
  resources: [skalaNilai, komponenPenilaian, bobotPenilaian],
  screens: nilaiScreens,
});
