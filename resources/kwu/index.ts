import { saatMingguLog } from '../kegiatan/saatMingguLog.ts';
import { area } from '../kit/index.ts';
import { kelompokKwu } from './kelompok.ts';
import { laporanKwu } from './laporan.ts';
import { logBookKwu } from './logBook.ts';
import { luaranKwu } from './luaranKwu.ts';
import { pendaftaranKwu } from './pendaftaran.ts';
import { pengajuanDpl } from './pengajuanDpl.ts';
import { pengaturanKwu } from './pengaturan.ts';
import { profilUsaha } from './profil.ts';
import { kwu } from './programme.ts';
import { kwuScreens } from './screens.ts';

/** KWU: its resources, screens and programme. */
export const areaKwu = area({
  name: 'kwu',
  arrives: 'own',
  menu: [{ key: 'kwu', name: 'Kewirausahaan', icon: 'storefront', at: 40 }],
  resources: [pengaturanKwu, kelompokKwu, pengajuanDpl, pendaftaranKwu, profilUsaha, logBookKwu, laporanKwu, luaranKwu],
  screens: kwuScreens,
  programmes: [kwu],
  moments: [saatMingguLog(logBookKwu, 'minggu-kwu')],
});
