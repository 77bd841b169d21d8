import { outboundDetail } from './detail.ts';
import { outbound } from './programme.ts';
import { outboundScreens } from './screens.ts';

/** Outbound: its resource, screens and programme. */
export const areaOutbound = { resources: [outboundDetail], screens: outboundScreens, programmes: [outbound] };
