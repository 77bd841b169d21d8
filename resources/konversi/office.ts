import { area } from '../kit/index.ts';
import { konversiScreens } from './screens.ts';

/** Screens of conversions across all programmes. */
export const areaKonversiOffice = area({
  name: 'konversi',
  arrives: 'office',
  menu: [{ key: 'penilaian', name: 'Penilaian dan Konversi', icon: 'grading', at: 90 }],
  screens: konversiScreens,
});
