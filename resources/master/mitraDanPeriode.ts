import { type Need, through, unless, valued } from '../kit/index.ts';
import { masterMessages } from './messages.ts';

/** Conditions of an offer's steps: partner and period still exist and are active. */
export const mitraDanPeriode: readonly Need[] = [
  { of: unless(through('idMitra', valued('status', 'nonaktif', 'ditolak'))), says: masterMessages.partnerInactive },
  { of: unless(through('idPeriode', valued('status', 'ditutup', 'dikunci'))), says: masterMessages.periodClosed },
];
