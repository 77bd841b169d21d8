import { role } from '../../roles.ts';

/** Who reports to the ministry (docs/domain/10 §3.14). */
export const pelapor = [role.timMbkm, role.bakpk] as const;
