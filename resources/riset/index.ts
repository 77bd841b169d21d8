import { saatMingguLog } from '../kegiatan/saatMingguLog.ts';
import { area } from '../kit/index.ts';
import { inisiasiMitra } from './inisiasiMitra.ts';
import { logBookRiset } from './logBook.ts';
import { luaranRiset } from './luaran.ts';
import { menilaiRiset } from './menilaiRiset.ts';
import { nilaiMitra } from './nilaiMitra.ts';
import { pendaftaranRiset } from './pendaftaran.ts';
import { programRiset } from './programme.ts';
import { risetScreens } from './screens.ts';
import { simaris } from './simaris.ts';
import { skemaMitra } from './skemaMitra.ts';

/** Research: its resources, screens and programme. */
export const areaRiset = area({
  name: 'riset',
  arrives: 'own',
  menu: [{ key: 'riset', name: 'Riset', icon: 'science', at: 70 }],
  resources: [
    simaris,
    inisiasiMitra,
    skemaMitra,
    pendaftaranRiset,
    logBookRiset,
    luaranRiset,
    nilaiMitra,
    menilaiRiset,
  ],
  screens: risetScreens,
  programmes: [programRiset],
  moments: [saatMingguLog(logBookRiset, 'minggu-riset')],
});
