import { area } from '../kit/index.ts';
import { role } from '../roles.ts';
import { monitoringScreens } from './screens.ts';

/** Screens of monitoring across all programmes. */
export const areaMonitoring = area({
  name: 'monitoring',
  arrives: 'office',
  menu: [{ key: 'monitoring', name: 'Monitoring', icon: 'monitoring', at: 100 }],
  screens: monitoringScreens,
  weekly: [
    { screen: '/monitoring', by: { [role.timMbkm]: 5, [role.superAdmin]: 5, [role.bakpk]: 4 } },
    { screen: '/monitoring2', by: { [role.koordinator]: 4, [role.penilai]: 5 } },
    { screen: '/monitoring2/paket-konversi', by: { [role.penilai]: 2 } },
    { screen: '/monitoring3', by: { [role.dosen]: 2 } },
    { screen: '/monitoring4', by: { [role.mitra]: 5 } },
  ],
});
