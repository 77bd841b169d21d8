import { allRoles, type Resource } from '../../../../resources/kit/index.ts';
import { policyFlags } from '../../access/permission.ts';
import { hasBin } from './snapshot.ts';

/** True if some role may delete rows of a resource, so that it has a bin that may be opened. */
export const isDeletable = (r: Resource): boolean =>
  hasBin(r) && allRoles.some(role => policyFlags(r, role).has('delete'));
