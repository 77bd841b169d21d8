import { type FieldErrors, isRecord } from '../../../../resources/kit/index.ts';
import type { RowData } from '../../database/db.ts';

/** Extra fields as they are kept, and what is wrong with what was given, by the name of the extra field. */
export interface Settled {
  readonly answers: RowData;
  readonly errors: FieldErrors;
}

/** Answers as they are stored; none yet is no answer. */
export const answersIn = (value: unknown): RowData => (isRecord(value) ? value : {});
