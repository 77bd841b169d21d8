import { area } from '../kit/index.ts';
import { bobotPenilaian, komponenPenilaian } from './komponenPenilaian.ts';
import { nilaiScreens } from './screens.ts';
import { skalaNilai } from './skalaNilai.ts';

/** What grades are made of. */
export const areaNilaiOffice = area({
  name: 'nilai',
  arrives: 'office',
  resources: [skalaNilai, komponenPenilaian, bobotPenilaian],
  screens: nilaiScreens,
});
