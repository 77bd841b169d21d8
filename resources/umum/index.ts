import { area } from '../kit/index.ts';
import { umumScreens } from './screens.ts';

/** Screens that everybody has. */
export const areaUmum = area({
  name: 'umum',
  arrives: 'first',
  menu: [{ key: 'beranda', name: 'Beranda', icon: 'home', at: 10 }],
  screens: umumScreens,
});
