import { role } from '../../../resources/roles.ts';
import type { People } from '../../platform/notify/index.ts';

/** Everybody of Tim MBKM. */
export const team = { tim: [{ role: role.timMbkm }] } as const satisfies People;
