import { saatMingguLog } from '../kegiatan/saatMingguLog.ts';
import { area } from '../kit/index.ts';
import { role } from '../roles.ts';
import { kegiatanScreens } from './kegiatanScreens.ts';
import { logbookMagang } from './logbookMagang.ts';
import { luaranMagang } from './luaranMagang.ts';
import { mitraTerlibatProgram } from './mitraTerlibatProgram.ts';
import { magangPackageScreens } from './paketScreens.ts';
import { pendaftarMagang } from './pendaftarMagang.ts';
import { programDitawarkan } from './programDitawarkan.ts';
import { magang } from './programme.ts';
import { magangScreens } from './screens.ts';

/** Internships and the other kinds that run like them: resources, screens and programme. */
export const areaMagang = area({
  name: 'magang',
  arrives: 'first',
  menu: [{ key: 'magang', name: 'Magang dan MBKM', icon: 'work', at: 20 }],
  resources: [mitraTerlibatProgram, programDitawarkan, pendaftarMagang, logbookMagang, luaranMagang],
  screens: [...magangScreens, ...kegiatanScreens, ...magangPackageScreens],
  programmes: [magang],
  moments: [saatMingguLog(logbookMagang, 'minggu-magang')],
  weekly: [
    { screen: '/magang/approval', by: { [role.timMbkm]: 2, [role.koordinator]: 2, [role.mitra]: 2 } },
    { screen: '/magang/log-kegiatan', by: { [role.dosen]: 3, [role.mitra]: 3 } },
    { screen: '/magang/laporan-akhir', by: { [role.dosen]: 5 } },
    { screen: '/magang/laporan-akhir/nilai', by: { [role.mitra]: 4 } },
  ],
  actions: [
    {
      name: 'Impor mahasiswa magang',
      screen: '/magang/import-mahasiswa',
      needs: ['mbkm/pendaftar-program-mbkm', 'import'],
      by: [role.superAdmin, role.timMbkm],
    },
  ],
});
