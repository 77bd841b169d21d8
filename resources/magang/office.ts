import { area } from '../kit/index.ts';
import { role } from '../roles.ts';
import { magangMonitoringScreens } from './monitoringScreens.ts';

/** Monitoring of internships. */
export const areaMagangOffice = area({
  name: 'magang',
  arrives: 'office',
  screens: magangMonitoringScreens,
  actions: [
    {
      name: 'Ganti dosen {nama}',
      screen: '/magang/dosen-pembimbing',
      needs: ['mbkm/pendaftar-program-mbkm', 'action'],
      by: [role.superAdmin, role.timMbkm, role.koordinator],
    },
  ],
});
