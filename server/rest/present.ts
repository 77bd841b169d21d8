import type { Resource } from '../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { hiddenFields } from '../access/permission.ts';
import type { RowData } from '../database/db.ts';

/** The row without the fields that the role may not see (docs/domain/10 §1 step 6). */
export function presented(caller: Caller, r: Resource, row: RowData): RowData {
  const hidden = hiddenFields(caller, r);
  return hidden.size ? Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name))) : row;
}
