import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { readServersOf, serversOf } from '../databaseServers.ts';
import { heard } from '../errorListener.ts';
import { DatabaseLost, type Db, type DbRow, type QueryOptions, type Tx } from './db.ts';
import { nameFields } from './fieldNames.ts';
import { createListener } from './listener.ts';
import {
  hasSaved,
  isLost,
  isReplayConflict,
  isSilent,
  mayWrite,
  noteSave,
  ownPosition,
  saidOf,
  writes,
} from './lostConnection.ts';
import { queryableBy } from './queryable.ts';
import { createReplicas } from './replicas.ts';
import { awayAfter, findPrimary, positionOf } from './servers.ts';
import { createSlowStatements } from './slowStatements.ts';
import { createPrimarySource, createSource, type MakePool, type Source } from './source.ts';
import { createStatements } from './statements.ts';
import { begunOn, streamRows, streamShared } from './streams.ts';
import { type AfterCommit, type Run, transactionOn } from './transactionOn.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, text => text);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, text => new Date(text).toISOString());

export interface Connect {
  /** Unix socket folder of the embedded database. */
  embeddedHost?: string;
  /** PostgreSQL server, or several of which one takes writes. */
  url?: string;
  /** Replicas to read on. */
  readUrl?: string | undefined;
  /** The server itself where `url` is a pooler in transaction mode, which keeps neither LISTEN nor prepared statements. */
  directUrl?: string | undefined;
  /** Connections of this process to a server; performance.md: 4 on 2 cores beat 8. */
  poolSize?: number;
  /** How long a caller waits for a connection, in milliseconds. */
  mostWait?: number;
  onClose?: () => Promise<void>;
}

/** Time of one statement, in milliseconds: of a read, and of one inside a transaction. `Db.unhurried` gives more. */
const limits = { alone: 5000, transaction: 30_000 };
/** How long after its time a statement is given up here, in milliseconds: its server is silent. */
const silence = 5000;

/** Notices a server that does not answer, instead of waiting until the network gives up. */
class ImpatientClient extends pg.Client {
  constructor(settings?: pg.ClientConfig) {
    super({ ...settings, connectionTimeoutMillis: awayAfter });
  }
}

/** Opens the database; see `Db` for what it promises. */
export function connect({
  embeddedHost,
  url,
  readUrl,
  directUrl,
  poolSize = 4,
  mostWait = 30_000,
  onClose,
}: Connect): Db {
  const embedded = embeddedHost !== undefined;
  const servers = embedded ? [embeddedHost] : serversOf(url ?? '');
  const readServers = embedded || !readUrl ? [] : readServersOf(readUrl);
  const directServers = embedded ? [] : directUrl ? serversOf(directUrl) : servers;
  /** Another server may take over, so one that is silent must be noticed. */
  const several = servers.length > 1 || readServers.length > 0;
  const makePool: MakePool = (server, greet) => {
    const pool = heard(
      new pg.Pool({
        ...(embedded
          ? { host: server, user: 'postgres', database: 'postgres', max: 1 }
          : { connectionString: server, max: poolSize }),
        ...(several ? { Client: ImpatientClient } : {}),
        // The embedded database has no clock that could stop a statement; there waiting alone is limited.
        // Compiling a query of many conditions takes PostgreSQL longer than running it for one page.
        options: embedded ? undefined : `-c timezone=UTC -c jit=off -c statement_timeout=${limits.alone}`,
        connectionTimeoutMillis: mostWait,
        // The embedded database is one session whatever connects: a new connection starts without prepared statements.
        onConnect: embedded ? async client => void (await client.query('deallocate all')) : greet,
        idleTimeoutMillis: 0,
        keepAlive: true,
      }),
    );
    // For as long as it lives: the pool itself listens only to connections that nobody uses.
    pool.on('connect', client => void heard(client));
    return pool;
  };
  const inside = new AsyncLocalStorage<boolean>();
  const limit = new AsyncLocalStorage<number>();
  const statements = createStatements();
  const slow = createSlowStatements();
  const bus = new EventEmitter().setMaxListeners(50);
  /** Tells our own notifications from others'; a process id would not, containers share them. */
  const self = randomUUID();
  const primary = createPrimarySource(servers, makePool, statements);
  const dialDirect = async () => (await findPrimary(directServers, 0)).client;
  const replicas = readServers.length
    ? createReplicas(readServers, server => createSource(server, makePool, statements), dialDirect)
    : undefined;

  const patience = () => {
    const most = limit.getStore() ?? (inside.getStore() ? limits.transaction : limits.alone);
    return several && most ? { query_timeout: most + silence } : {};
  };
  const config = (text: string, values: readonly unknown[] | undefined, options: QueryOptions | undefined) => {
    const query = { text, values: values ? [...values] : undefined, ...patience() };
    return options?.prepare && !directUrl ? { ...query, name: statements.nameOf(text) } : query;
  };
  const run: Run = async (on, text, values, options) => {
    const begun = performance.now();
    const result = await on.query(config(text, values, options));
    if (limit.getStore() === undefined) slow.note(text, performance.now() - begun);
    return nameFields(result);
  };
  /** One query on a connection of a pool. `pool.query` would throw the connection away after any error at all. */
  const runOn = async <T extends DbRow>(
    source: Source,
    text: string,
    values?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<pg.QueryResult<T>> => {
    const milliseconds = limit.getStore();
    if (milliseconds !== undefined && !embedded)
      return inBrackets(source, milliseconds, client => run<T>(client, text, values, options), mayWrite(text));
    const client = await free(source);
    let broken: Error | undefined;
    try {
      const result = await run<T>(client, text, values, options);
      if (writes(text)) noteSave();
      return result;
    } catch (error) {
      broken = brokenBy(error);
      throw saidOf(error, mayWrite(text) || hasSaved());
    } finally {
      source.giveBack(client, broken);
    }
  };
  const runAlone = <T extends DbRow>(text: string, values?: readonly unknown[], options?: QueryOptions) =>
    runOn<T>(primary, text, values, options);

  /** A connection, as soon as one is free. */
  const free = async (source: Source): Promise<pg.PoolClient> => {
    if (inside.getStore()) throw new Error('Pakai tx di dalam transaksi, bukan db.');
    try {
      return await source.free();
    } catch (error) {
      throw saidOf(error, hasSaved());
    }
  };

  /** Work between `begin` and `commit`, whose statements may each take so long. */
  const inBrackets = async <T>(
    source: Source,
    milliseconds: number,
    work: (client: pg.PoolClient) => Promise<T>,
    saves = true,
  ): Promise<T> => {
    const client = await free(source);
    let broken: Error | undefined;
    let ending = false;
    try {
      await client.query({ text: embedded ? 'begin' : `begin; ${timeLimit(milliseconds)}`, ...patience() });
      const result = await work(client);
      ending = saves;
      await client.query({ text: 'commit', ...patience() });
      if (saves) noteSave();
      return result;
    } catch (error) {
      if (isLost(error)) broken = brokenBy(error);
      if (!isSilent(error))
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
      throw saidOf(error, ending || hasSaved());
    } finally {
      source.giveBack(client, broken);
    }
  };

  const inOne = <T>(work: (tx: Tx) => Promise<T>, done: AfterCommit[]): Promise<T> =>
    inBrackets(primary, limit.getStore() ?? limits.transaction, client =>
      inside.run(true, () => work(transactionOn(client, run, done))),
    );

  const position = async () =>
    (await runAlone<{ position: string }>('select pg_current_wal_lsn()::text as position')).rows[0]?.position ?? '';

  /** Where a read goes that may be some seconds old: a replica, or the primary, also where the replica fails. */
  const readOn = async <T>(work: (source: Source) => Promise<T>): Promise<T> => {
    const own = replicas && !inside.getStore() ? ownPosition() : undefined;
    if (own?.moved) {
      own.reached = positionOf(await position());
      own.moved = false;
    }
    const replica = own && (await replicas?.choose(own));
    if (!replica) return work(primary);
    try {
      const result = await work(replica.source);
      replica.answered();
      return result;
    } catch (error) {
      const lost = error instanceof DatabaseLost;
      if (lost) replica.failed();
      if (lost || isReplayConflict(error)) return work(primary);
      throw error;
    }
  };
  const stream = <T extends DbRow>(source: Source, text: string, values: readonly unknown[], batch: number) =>
    embedded
      ? streamShared<T>(runAlone, text, values, batch)
      : streamRows<T>(
          { free: () => free(source), giveBack: source.giveBack },
          `begin read only; ${timeLimit(limits.transaction)}`,
          text,
          values,
          batch,
        );

  const db: Db = {
    embedded,
    ...queryableBy(runAlone),
    transaction: async work => {
      const done: AfterCommit[] = [];
      const result = await inOne(work, done);
      for (const after of done) await after();
      return result;
    },
    unhurried: (milliseconds, work) => limit.run(milliseconds, work),
    stream: <T extends DbRow>(text: string, values: readonly unknown[], batch = 1000) =>
      stream<T>(primary, text, values, batch),
    reading: {
      ...queryableBy((text, values, options) => readOn(source => runOn(source, text, values, options))),
      stream: <T extends DbRow>(text: string, values: readonly unknown[], batch = 1000) =>
        begunOn(readOn, source => stream<T>(source, text, values, batch)),
    },
    replicas,
    position,
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
      await replicas?.end();
      await primary.end();
      // Whoever listened is kept no longer than the connection.
      bus.removeAllListeners();
      await onClose?.();
    },
  };
  const listener = directServers.length
    ? createListener(dialDirect, self, (channel, payload) => bus.emit(channel, payload))
    : undefined;
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
