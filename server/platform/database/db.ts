import type { SlowStatement } from './slowStatements.ts';

/** One row as the driver returns it. */
export type DbRow = Record<string, unknown>;

/** Values of a row by field name, as they travel in JSON; ids and base columns included where the row exists. */
export type RowData = Record<string, unknown>;

export interface QueryOptions {
  /** Prepares the statement once per connection under a name derived from its text. For shapes that recur. */
  prepare?: boolean;
}

/** Something that runs SQL: the pool, or one transaction. Parameters are `$1, $2 …`; values never go into the text. */
export interface Queryable {
  query<T extends DbRow = DbRow>(sql: string, values?: readonly unknown[], options?: QueryOptions): Promise<T[]>;
  /** The only row, or undefined. */
  one<T extends DbRow = DbRow>(
    sql: string,
    values?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<T | undefined>;
  /** Number of rows touched. */
  execute(sql: string, values?: readonly unknown[], options?: QueryOptions): Promise<number>;
}

/** No connection was free in time: everybody waits for somebody's long work. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

/** The connection to the database broke, or none could be made. */
export class DatabaseLost extends Error {
  override name = 'DatabaseLost';
  constructor(
    /** The answer to a write did not arrive: it may have been saved nevertheless. */
    readonly maybeSaved: boolean,
    options: ErrorOptions,
  ) {
    super('Sambungan ke basis data terputus.', options);
  }
}

/** A transaction. `afterCommit` work (cache invalidation, mail) is run only when it committed. */
export interface Tx extends Queryable {
  afterCommit(work: () => void | Promise<void>): void;
  /** Runs `work` inside a savepoint: its failure undoes only what it did. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
}

/** A replica as the health page and the metrics show it. */
export interface ReplicaState {
  /** Host and port. */
  name: string;
  /**
   * `reads`: read from; `behind`: left out until it has caught up; `away`: does not answer; `primary`: takes writes, so it
   * is no replica (any more).
   */
  state: 'reads' | 'behind' | 'away' | 'primary';
  /** Milliseconds behind the primary; undefined where nothing is known. */
  behind: number | undefined;
  /** Reads that it has answered to this process. */
  reads: number;
}

/** The servers of DATABASE_READ_URL, as this process sees them. */
export interface Replicas {
  states(): readonly ReplicaState[];
  /** Reads that went to the primary because no replica had come far enough in time. */
  late(): number;
}

/** Reads whose answer may be some seconds old, but never older than what the caller has written. */
interface Reading extends Pick<Queryable, 'query' | 'one'> {
  /** Rows of a large result, a batch at a time, without holding them all. */
  stream<T extends DbRow = DbRow>(sql: string, values: readonly unknown[], batch?: number): AsyncIterable<T[]>;
}

/**
 * The database, PostgreSQL or embedded. Inside `transaction` use only the handed `tx`: the embedded database has one
 * connection, and a call on `db` there throws instead of waiting for itself.
 */
export interface Db extends Queryable {
  /**
   * Lets the statements of `work` take up to `milliseconds` each, 0 = without a limit: imports, jobs, exports, a start.
   * Elsewhere a statement has 5 s, and 30 s inside a transaction.
   */
  unhurried<T>(milliseconds: number, work: () => T): T;
  readonly embedded: boolean;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Rows of a large result, a batch at a time, without holding them all. */
  stream<T extends DbRow = DbRow>(sql: string, values: readonly unknown[], batch?: number): AsyncIterable<T[]>;
  /**
   * For lists, search, exports and reports: on a replica where there is one (DATABASE_READ_URL), else the same as above.
   * Whatever decides something (sessions, permission, rules, claims, locks) reads the primary.
   */
  readonly reading: Reading;
  /** Undefined without DATABASE_READ_URL. */
  readonly replicas: Replicas | undefined;
  /** Where the primary's log is now: whoever has read up to here sees everything that was answered before. */
  position(): Promise<string>;
  /**
   * Tells every process (this one included) that something kept in memory is out of date. What is in memory is kept
   * for seconds only, so a lost connection is no failure of whoever tells.
   */
  notify(channel: string, payload?: string): Promise<void>;
  /** The slowest statements of this process, by total cost; without imports, jobs and exports. */
  slowest(): readonly SlowStatement[];
  /** Hears `notify` of any process. */
  listen(channel: string, heard: (payload: string) => void): void;
  close(): Promise<void>;
}
