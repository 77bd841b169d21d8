import type { RaRecord } from 'react-admin';
import type { Values } from '../../providers/api.ts';

/** What was about to be saved when somebody else turned out to have saved before. */
export interface Conflict {
  mine: Values;
  base: RaRecord;
  /** What was said to a value that is only replaced with a note. */
  note: string | null;
  latest: RaRecord;
}
