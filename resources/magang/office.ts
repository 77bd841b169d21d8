import { area } from '../kit/index.ts';
import { magangMonitoringScreens } from './monitoringScreens.ts';

/** Monitoring of internships. */
export const areaMagangOffice = area({
  name: 'magang',
  arrives: 'office',
  screens: magangMonitoringScreens,
});
