import { inboundScreens } from './inboundScreens.ts';
import { dokumenInboundCetak, krs, krsDetail, nilaiInbound } from './krs.ts';
import { masaStudi } from './masaStudi.ts';
import { mhsInbound } from './mhsInbound.ts';
import { mkDosen } from './mkDosen.ts';
import { mkInbound } from './mkInbound.ts';
import { areaOutbound } from './outbound/index.ts';

/** The student exchange: its resources, screens and programmes. */
export const areaPertukaran = {
  resources: [
    ...[masaStudi, mhsInbound, mkInbound, mkDosen, krs, krsDetail, nilaiInbound, dokumenInboundCetak],
    ...areaOutbound.resources,
  ],
  screens: [...areaOutbound.screens, ...inboundScreens],
  programmes: areaOutbound.programmes,
};
