import type { Role } from './roles.ts';

/** A day or moment of a resource's rows that stands in the calendars of whoever reads the row. */
export interface CalendarDate<Name extends string = string> {
  /** A day, or a moment. */
  readonly at: Name;
  /** Last day of a time that begins at `at`. */
  readonly until?: Name;
  /** What happens then; default: the label of the field. */
  readonly says?: string;
  /** Something must be done by the end of the day. */
  readonly deadline?: true;
  /** Roles in whose calendars it stands; default: every role that reads the row. */
  readonly by?: readonly Role[];
  /** Values of rows whose date counts: `{ status: ['berjalan'] }`. */
  readonly only?: Readonly<Record<string, readonly string[]>>;
}
