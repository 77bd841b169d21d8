import type { ProgrammeArea } from '../../programmeArea.ts';
import { outboundArea } from '../outbound/index.ts';

/** The ways out of the university: programmes of the exchange. */
export const leavingAreas: readonly ProgrammeArea[] = [outboundArea];
