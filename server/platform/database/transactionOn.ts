import type pg from 'pg';
import type { DbRow, QueryOptions, Tx } from './db.ts';
import { queryableBy } from './queryable.ts';

/** Work that waits for a transaction to be committed. */
export type AfterCommit = () => void | Promise<void>;

/** Runs a statement on a connection. */
export type Run = <T extends DbRow>(
  on: pg.PoolClient,
  text: string,
  values?: readonly unknown[],
  options?: QueryOptions,
) => Promise<pg.QueryResult<T>>;

/** A transaction on a connection; its savepoints nest. */
export function transactionOn(client: pg.PoolClient, run: Run, done: AfterCommit[]): Tx {
  let depth = 0;
  return {
    ...queryableBy((text, values, options) => run(client, text, values, options)),
    afterCommit: work => {
      done.push(work);
    },
    savepoint: async work => {
      const name = `titik_${++depth}`;
      await client.query(`savepoint ${name}`);
      try {
        const result = await work();
        await client.query(`release savepoint ${name}`);
        return result;
      } catch (error) {
        await client.query(`rollback to savepoint ${name}`);
        throw error;
      } finally {
        depth--;
      }
    },
  };
}
