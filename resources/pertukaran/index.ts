import { area } from '../kit/index.ts';
import { exchangeEntrances } from './entrances.ts';
import { inboundScreens } from './inboundScreens.ts';
import { perjanjianBelajar, perjanjianBelajarScreen } from './keluar/perjanjianBelajar.ts';
import { suratPengakuan } from './keluar/surat.ts';
import { dokumenInboundCetak, krs, krsDetail, nilaiInbound } from './krs.ts';
import { masaStudi } from './masaStudi.ts';
import { mhsInbound } from './mhsInbound.ts';
import { mkDosen } from './mkDosen.ts';
import { mkInbound } from './mkInbound.ts';
import { areaOutbound } from './outbound/index.ts';
import { areaPermadi } from './permadi/index.ts';

/** The student exchange: its resources, screens and programmes. */
export const areaPertukaran = area({
  name: 'pertukaran',
  arrives: 'own',
  menu: [{ key: 'pertukaran', name: 'Pertukaran Mahasiswa', icon: 'swap_horiz', at: 60 }],
  resources: [
    masaStudi,
    mhsInbound,
    mkInbound,
    mkDosen,
    krs,
    krsDetail,
    nilaiInbound,
    dokumenInboundCetak,
    perjanjianBelajar,
    ...areaOutbound.resources,
    ...areaPermadi.resources,
  ],
  screens: [
    ...exchangeEntrances,
    ...areaOutbound.screens,
    ...areaPermadi.screens,
    perjanjianBelajarScreen,
    ...inboundScreens,
  ],
  programmes: [...areaOutbound.programmes, ...areaPermadi.programmes],
  letters: [suratPengakuan],
});
