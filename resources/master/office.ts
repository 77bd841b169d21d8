import { area } from '../kit/index.ts';
import { gudang } from './gudang.ts';
import { matkulKurikulum } from './matkulKurikulum.ts';
import { pustaka } from './pustaka.ts';
import { masterScreens } from './screens.ts';
import { statusKelompok } from './statusKelompok.ts';
import { timMbkmProdi } from './timProdi.ts';

/** Master data of those who maintain it, and the screens of all of it. */
export const areaMasterOffice = area({
  name: 'master',
  arrives: 'office',
  resources: [matkulKurikulum, pustaka, gudang, statusKelompok, timMbkmProdi],
  screens: masterScreens,
});
