import type pg from 'pg';
import type { DbRow, Queryable, QueryOptions } from './db.ts';

/** Runs a statement; who asks says what its rows are. */
export type RunStatement = <T extends DbRow>(
  text: string,
  values?: readonly unknown[],
  options?: QueryOptions,
) => Promise<pg.QueryResult<T>>;

/** Reads and writes through one way to run a statement. */
export const queryableBy = (run: RunStatement): Queryable => ({
  query: async <T extends DbRow>(text: string, values?: readonly unknown[], options?: QueryOptions) =>
    (await run<T>(text, values, options)).rows,
  one: async <T extends DbRow>(text: string, values?: readonly unknown[], options?: QueryOptions) =>
    (await run<T>(text, values, options)).rows[0],
  execute: async (text, values, options) => (await run(text, values, options)).rowCount ?? 0,
});
