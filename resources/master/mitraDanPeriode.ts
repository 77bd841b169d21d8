import { type Need, through, unless, valued } from '../kit/index.ts';
import { masterMessages } from './messages.ts';

/** What is offered belongs to a partner and a period that are there still. */
export const mitraDanPeriode: readonly Need[] = [
  { of: unless(through('idMitra', valued('status', 'nonaktif', 'ditolak'))), says: masterMessages.partnerInactive },
  { of: unless(through('idPeriode', valued('status', 'ditutup', 'dikunci'))), says: masterMessages.periodClosed },
];
