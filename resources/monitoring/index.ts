import { area } from '../kit/index.ts';
import { monitoringScreens } from './screens.ts';

/** Screens of monitoring across all programmes. */
export const areaMonitoring = area({
  name: 'monitoring',
  arrives: 'office',
  menu: [{ key: 'monitoring', name: 'Monitoring', icon: 'monitoring', at: 100 }],
  screens: monitoringScreens,
});
