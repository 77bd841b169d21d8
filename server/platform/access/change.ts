import type { Registry } from '../../../resources/kit/index.ts';
import type { Db, Tx } from '../database/db.ts';
import type { Caller } from './caller.ts';
import type { RowsOf } from './scope.ts';

/** Dependencies of the floors below the engine. */
export interface Core {
  readonly db: Db;
  readonly registry: Registry;
  readonly rowsOf: RowsOf;
  /** The clock; tests stop it. */
  readonly now: () => Date;
}

/** A write in progress. */
export interface Change {
  readonly tx: Tx;
  readonly registry: Registry;
  /** The moment of the request; rules never ask the clock themselves, so that tests can stop it. */
  readonly now: Date;
  /** Tells every process, once this write has committed, that something kept in memory is out of date (`Db.notify`). */
  announce(channel: string, payload?: string): void;
}

/** A write in progress, and in whose name. */
export interface CallerChange extends Change {
  readonly caller: Caller;
}
