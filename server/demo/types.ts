import type { ChangeOf, Resource, Role } from '../../resources/kit/index.ts';
import type { user } from '../../resources/pengaturan/user.ts';
import type { RowData } from '../platform/database/db.ts';
import type { Calendar } from './calendar.ts';
import type { Employee } from './employees.ts';
import type { DemoFile } from './files.ts';

/** Rows of one resource, in API shape with ids; read once and lazily, so that there may be very many. */
export interface Portion {
  resource: string;
  rows: Iterable<RowData>;
  /** How many, where that is known, for the progress bar. */
  total?: number;
}

/** Rows of a resource, typed by its declaration. */
export const portion = <R extends Resource>(resource: R, rows: Iterable<ChangeOf<R>>, total?: number): Portion => ({
  resource: resource.name,
  rows,
  ...(total === undefined ? {} : { total }),
});

export interface DemoOptions {
  /** The day of seeding; every date is relative to it. */
  today: Date;
  /** How many students besides the named people. */
  students: number;
}

/** A letter of the demo: its kind, the rows that it is about, and how many days before or after today. */
export interface DemoLetter {
  jenis: string;
  about: readonly string[];
  day: number;
}

/** The university that areas' demos build on. */
interface University {
  readonly cal: Calendar;
  readonly lecturers: readonly Employee[];
  readonly staff: readonly Employee[];
  /** Accounts of the named people. */
  readonly users: readonly ChangeOf<typeof user>[];
  /** How many students besides the named people. */
  readonly students: number;
}

/** Needs of an area for the accounts in every state (`stageAccounts.ts`). */
export interface AreaAccounts {
  /** SQL of stages that participations have beside their state: code of the kind, stage, student, participation. */
  readonly stages?: string;
  /** The role that participants have before the students' own, by the code of the kind, until it is over. */
  readonly roles?: Readonly<Record<string, Role>>;
  /** Partners who get an account, by its name; the value is the partner's key. */
  readonly partners?: Readonly<Record<string, string>>;
}

/** Part of an area in the demo university. */
export interface AreaDemo {
  /** Its rows, parents first, after those of the university and of the areas before it. */
  rows(university: University): Iterable<Portion>;
  /** The files that they name. */
  readonly files?: () => readonly DemoFile[];
  /** Letters about its rows. */
  readonly letters?: () => readonly DemoLetter[];
  readonly accounts?: AreaAccounts;
  /** Resources of which a larger demo has a copy beside each copy of the people (`server/ops/magnify.ts`). */
  readonly copied?: readonly string[];
}
