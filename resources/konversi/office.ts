import { area } from '../kit/index.ts';
import { role } from '../roles.ts';
import { konversiScreens } from './screens.ts';

/** Screens of conversions across all programmes. */
export const areaKonversiOffice = area({
  name: 'konversi',
  arrives: 'office',
  menu: [{ key: 'penilaian', name: 'Penilaian dan Konversi', icon: 'grading', at: 90 }],
  screens: konversiScreens,
  weekly: [
    { screen: '/penilaian-konversi', by: { [role.koordinator]: 5, [role.penilai]: 3 } },
    { screen: '/penilaian-konversi2', by: { [role.timMbkm]: 6 } },
    { screen: '/data-mbkm/revisi-penilaian', by: { [role.penilai]: 4, [role.bakpk]: 3 } },
    { screen: '/data-mbkm/bakpk', by: { [role.bakpk]: 2 } },
  ],
  actions: [{ name: 'Ekspor nilai', screen: '/data-mbkm/bakpk', needs: ['mbkm/pendaftar-program-mbkm', 'export'] }],
});
