import { area } from '../kit/index.ts';
import { monitoringScreens } from './screens.ts';

/** Screens of monitoring across all programmes. */
export const areaMonitoring = area({
  name: 'monitoring',
  arrives: 'office',
  screens: monitoringScreens,
});
