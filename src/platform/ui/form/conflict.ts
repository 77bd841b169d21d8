import type { RaRecord } from 'react-admin';
import type { Values } from '../../providers/api.ts';

/** Values that were about to be saved when somebody else had saved before. */
export interface Conflict {
  mine: Values;
  base: RaRecord;
  /** Note for a value that is only replaced with one. */
  note: string | null;
  latest: RaRecord;
}
