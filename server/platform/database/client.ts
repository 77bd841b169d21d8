import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { heard } from '../errorListener.ts';
import { DatabaseBusy, DatabaseLost, type Db, type DbRow, type QueryOptions, type Tx } from './db.ts';
import { nameFields } from './fieldNames.ts';
import { createListener } from './listener.ts';
import { hasSaved, isLost, mayWrite, noteSave, saidOf, writes } from './lostConnection.ts';
import { createSlowStatements } from './slowStatements.ts';
import { createStatements } from './statements.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, text => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, text => new Date(text).toISOString());

export interface Connect {
  /** Unix socket folder of the embedded database. */
  embeddedHost?: string;
  /** PostgreSQL server. */
  url?: string;
  /** Connections of this process; performance.md: 4 on 2 cores beat 8. */
  poolSize?: number;
  /** How long a caller waits for a connection, in milliseconds. */
  mostWait?: number;
  onClose?: () => Promise<void>;
}

/** Time of one statement, in milliseconds: of a read, and of one inside a transaction. `Db.unhurried` gives more. */
const limits = { alone: 5000, transaction: 30_000 };

/** Opens the database; see `Db` for what it promises. */
export function connect({ embeddedHost, url, poolSize = 4, mostWait = 30_000, onClose }: Connect): Db {
  const embedded = embeddedHost !== undefined;
  const pool = heard(
    new pg.Pool({
      ...(embedded
        ? { host: embeddedHost, user: 'postgres', database: 'postgres', max: 1 }
        : { connectionString: url, max: poolSize }),
      // The embedded database has no clock that could stop a statement; there waiting alone is limited.
      // Compiling a query of many conditions takes PostgreSQL longer than running it for one page.
      options: embedded ? undefined : `-c timezone=UTC -c jit=off -c statement_timeout=${limits.alone}`,
      connectionTimeoutMillis: mostWait,
      // The embedded database is one session whatever connects: a new connection starts without prepared statements.
      onConnect: embedded ? async client => void (await client.query('deallocate all')) : undefined,
      idleTimeoutMillis: 0,
      keepAlive: true,
    }),
  );
  // For as long as it lives: the pool itself listens only to connections that nobody uses.
  pool.on('connect', client => void heard(client));
  const inside = new AsyncLocalStorage<boolean>();
  const limit = new AsyncLocalStorage<number>();
  const statements = createStatements();
  const slow = createSlowStatements();
  const bus = new EventEmitter().setMaxListeners(50);
  /** Tells our own notifications from others'; a process id would not, containers share them. */
  const self = randomUUID();

  const config = (text: string, values: readonly unknown[] | undefined, options: QueryOptions | undefined) => {
    const query = { text, values: values ? [...values] : undefined };
    return options?.prepare ? { ...query, name: statements.nameOf(text) } : query;
  };
  const run: Run = async (on, text, values, options) => {
    const begun = performance.now();
    const result = await on.query(config(text, values, options));
    if (limit.getStore() === undefined) slow.note(text, performance.now() - begun);
    return nameFields(result);
  };
  /** One query on a connection of the pool. `pool.query` would throw the connection away after any error at all. */
  const runAlone = async <T extends DbRow>(text: string, values?: readonly unknown[], options?: QueryOptions) => {
    const milliseconds = limit.getStore();
    if (milliseconds !== undefined && !embedded)
      return inBrackets(milliseconds, client => run<T>(client, text, values, options), mayWrite(text));
    const client = await free();
    let broken: Error | undefined;
    try {
      const result = await run<T>(client, text, values, options);
      if (writes(text)) noteSave();
      return result;
    } catch (error) {
      broken = brokenBy(error);
      throw saidOf(error, mayWrite(text) || hasSaved());
    } finally {
      giveBack(client, broken);
    }
  };
  const outside = () => {
    if (inside.getStore()) throw new Error('Pakai tx di dalam transaksi, bukan db.');
    return pool;
  };

  /** Back to the pool, or closed: it is broken, or full of statements that nobody sends any more. */
  const giveBack = (client: pg.PoolClient, broken?: Error) => client.release(broken ?? statements.isOld(client));

  /** A connection of the pool, as soon as one is free. */
  const free = async (): Promise<pg.PoolClient> => {
    try {
      const client = await outside().connect();
      statements.isOld(client);
      return client;
    } catch (error) {
      const waited = error instanceof Error && error.message === 'timeout exceeded when trying to connect';
      throw waited ? new DatabaseBusy('Basis data sibuk.', { cause: error }) : saidOf(error, hasSaved());
    }
  };

  /** Work between `begin` and `commit`, whose statements may each take so long. */
  const inBrackets = async <T>(
    milliseconds: number,
    work: (client: pg.PoolClient) => Promise<T>,
    saves = true,
  ): Promise<T> => {
    const client = await free();
    let broken: Error | undefined;
    let ending = false;
    try {
      await client.query(embedded ? 'begin' : `begin; ${timeLimit(milliseconds)}`);
      const result = await work(client);
      ending = saves;
      await client.query('commit');
      if (saves) noteSave();
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw saidOf(error, ending || hasSaved());
    } finally {
      giveBack(client, broken);
    }
  };

  const inOne = <T>(work: (tx: Tx) => Promise<T>, done: AfterCommit[]): Promise<T> =>
    inBrackets(limit.getStore() ?? limits.transaction, client =>
      inside.run(true, () => work(transactionOn(client, run, done))),
    );

  const db: Db = {
    embedded,
    query: async (text, values, options) => (await runAlone(text, values, options)).rows as never,
    one: async (text, values, options) => (await runAlone(text, values, options)).rows[0] as never,
    execute: async (text, values, options) => (await runAlone(text, values, options)).rowCount ?? 0,
    transaction: async work => {
      const done: AfterCommit[] = [];
      const result = await inOne(work, done);
      for (const after of done) await after();
      return result;
    },
    unhurried: (milliseconds, work) => limit.run(milliseconds, work),
    stream: (text, values, batch = 1000) =>
      (embedded
        ? streamShared(runAlone, text, values, batch)
        : streamRows({ free, giveBack }, text, values, batch)) as never,
    notify: async (channel, payload = '') => {
      bus.emit(channel, payload);
      if (embedded) return;
      const tell = () => runAlone('select pg_notify($1, $2)', [channel, `${self}:${payload}`]);
      await tell()
        .catch(error => (error instanceof DatabaseLost ? tell() : Promise.reject(error)))
        .catch(ignoreLost);
    },
    slowest: slow.list,
    listen: (channel, heard) => {
      bus.on(channel, heard);
      if (!embedded) listener?.listen(channel);
    },
    close: async () => {
      await listener?.stop();
      await pool.end();
      await onClose?.();
    },
  };
  const listener =
    embedded || !url ? undefined : createListener(url, self, (channel, payload) => bus.emit(channel, payload));
  return db;
}

const timeLimit = (milliseconds: number): string => `set local statement_timeout = ${Math.trunc(milliseconds)}`;

/** Errors after which a connection is unusable; a refused statement is none. */
function brokenBy(error: unknown): Error | undefined {
  if (error instanceof pg.DatabaseError && !isLost(error)) return undefined;
  return error instanceof Error ? error : new Error(String(error));
}

function ignoreLost(error: unknown): void {
  if (!(error instanceof DatabaseLost)) throw error;
}

type AfterCommit = () => void | Promise<void>;

type Run = <T extends DbRow>(
  on: pg.PoolClient,
  text: string,
  values?: readonly unknown[],
  options?: QueryOptions,
) => Promise<pg.QueryResult<T>>;

function transactionOn(client: pg.PoolClient, run: Run, done: AfterCommit[]): Tx {
  let depth = 0;
  return {
    query: async (text, values, options) => (await run(client, text, values, options)).rows as never,
    one: async (text, values, options) => (await run(client, text, values, options)).rows[0] as never,
    execute: async (text, values, options) => (await run(client, text, values, options)).rowCount ?? 0,
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

interface Connections {
  free(): Promise<pg.PoolClient>;
  giveBack(client: pg.PoolClient, broken?: Error): void;
}

async function* streamRows(
  { free, giveBack }: Connections,
  text: string,
  values: readonly unknown[],
  batch: number,
): AsyncGenerator<DbRow[]> {
  const client = await free();
  let broken: Error | undefined;
  try {
    await client.query(`begin read only; ${timeLimit(limits.transaction)}`);
    await client.query(`declare aliran no scroll cursor for ${text}`, [...values]);
    for (;;) {
      const { rows } = nameFields(await client.query<DbRow>(`fetch ${batch} from aliran`));
      if (rows.length) yield rows;
      if (rows.length < batch) break;
    }
  } catch (error) {
    throw saidOf(error, hasSaved());
  } finally {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    giveBack(client, broken);
  }
}

/**
 * The embedded database has one connection: holding it while a slow browser downloads would stop everybody. A cursor
 * WITH HOLD outlives its transaction, so other work goes between the batches.
 */
async function* streamShared(
  run: (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>,
  text: string,
  values: readonly unknown[],
  batch: number,
): AsyncGenerator<DbRow[]> {
  const name = `"aliran_${randomUUID()}"`;
  await run(`declare ${name} no scroll cursor with hold for ${text}`, values);
  try {
    for (;;) {
      const { rows } = await run(`fetch ${batch} from ${name}`);
      if (rows.length) yield rows;
      if (rows.length < batch) break;
    }
  } finally {
    // A connection that broke has taken its cursors along.
    await run(`close ${name}`).catch(() => undefined);
  }
}
