import type { ProgrammeArea } from '../../programmeArea.ts';
import { outboundArea } from '../outbound/index.ts';
import { permadiArea } from '../permadi/index.ts';

/** The ways out of the university: programmes of the exchange. */
export const leavingAreas: readonly ProgrammeArea[] = [outboundArea, permadiArea];
