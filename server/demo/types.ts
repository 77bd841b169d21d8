import type { RowData } from '../rest/rules.ts';

/** Rows of one resource, in API shape with ids; read once and lazily, so that there may be very many. */
export interface Portion {
  resource: string;
  rows: Iterable<RowData>;
  /** How many, where that is known, for the progress bar. */
  total?: number;
}

export interface DemoOptions {
  /** The day of seeding; every date is relative to it. */
  today: Date;
  /** How many students besides the named people. */
  students: number;
}
