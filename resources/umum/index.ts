import { area } from '../kit/index.ts';
import { role } from '../roles.ts';
import { umumScreens } from './screens.ts';

/** Screens that everybody has. */
export const areaUmum = area({
  name: 'umum',
  arrives: 'first',
  menu: [{ key: 'beranda', name: 'Beranda', icon: 'home', at: 10 }],
  screens: umumScreens,
  weekly: [
    {
      screen: '/dashboard',
      by: {
        [role.superAdmin]: 1,
        [role.timMbkm]: 1,
        [role.dosen]: 1,
        [role.koordinator]: 1,
        [role.penilai]: 1,
        [role.mitra]: 1,
        [role.bakpk]: 1,
      },
    },
    { screen: '/admin', by: { [role.superAdmin]: 2 } },
  ],
});
