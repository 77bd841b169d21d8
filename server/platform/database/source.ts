import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { DatabaseBusy } from './db.ts';
import { isLost } from './lostConnection.ts';
import { findPrimary, NoPrimary, standingOf } from './servers.ts';
import type { Statements } from './statements.ts';

/** Connections to one server, or to whichever of several takes writes now. */
export interface Source {
  /**
   * A connection, as soon as one is free.
   * @throws DatabaseBusy when none is for too long; the driver's error where the server cannot be had
   */
  free(): Promise<pg.PoolClient>;
  /** Back to the pool, or closed: it is broken, or full of statements that nobody sends any more. */
  giveBack(client: pg.PoolClient, broken?: Error): void;
  /** Closes the connections that nobody uses and opens new ones from now on: the server may have changed behind them. */
  empty(): void;
  end(): Promise<void>;
}

/** Makes a pool for a server; `greet` looks at each new connection and refuses it by throwing. */
export type MakePool = (server: string, greet?: (client: pg.ClientBase) => Promise<void>) => pg.Pool;

const overloaded = (error: unknown) => error instanceof Error && 'code' in error && error.code === '53300';

/** One server, which is connected to when it is first asked. */
export function createSource(server: string, makePool: MakePool, statements: Statements): Source {
  return sourceOf(async () => server, makePool, statements);
}

/**
 * The primary among several servers. It is looked for when a connection is lost, so a promoted replica is found
 * without a restart; while there is none, every call is refused at once.
 */
export function createPrimarySource(servers: readonly string[], makePool: MakePool, statements: Statements): Source {
  const [only] = servers;
  if (only !== undefined && servers.length === 1) return createSource(only, makePool, statements);
  let newest = 0;
  const find = async () => {
    const { server, timeline, client } = await findPrimary(servers, newest);
    newest = timeline;
    client.end().catch(() => undefined);
    return server;
  };
  // A server that was restarted as a replica, or came back after another was promoted, must not be written to.
  const greet = async (client: pg.ClientBase) => {
    const { writable, timeline } = await standingOf(client);
    if (!writable || timeline < newest) throw new NoPrimary(0, {});
    newest = timeline;
  };
  return sourceOf(find, server => makePool(server, greet), statements, true);
}

/** A refusal counts for everybody who comes within this, in milliseconds: the search itself is not free. */
const refusedFor = 250;

function sourceOf(find: () => Promise<string>, makePool: MakePool, statements: Statements, several = false): Source {
  let pool: pg.Pool | undefined;
  let finding: Promise<pg.Pool> | undefined;
  let refused: { error: unknown; until: number } | undefined;
  let ended = false;
  const bornIn = new WeakMap<pg.PoolClient, pg.Pool>();
  /**
   * Callers waiting for a connection of the current pool; closing the pool would leave them waiting until their
   * timeout.
   */
  const waiting = new Set<(error: Error) => void>();

  const drop = (old: pg.Pool | undefined) => {
    if (!old || old !== pool || ended) return;
    pool = undefined;
    for (const refuse of waiting) refuse(new Error('Connection terminated: pool emptied'));
    waiting.clear();
    // Connections in use end when they are given back.
    old.end().catch(() => undefined);
  };
  const look = async () => {
    try {
      const found = makePool(await find());
      // A server that ended even one idle connection may come back as another than it was: all are asked again.
      found.on('error', () => drop(found));
      if (!ended) pool = found;
      return found;
    } catch (error) {
      refused = { error, until: performance.now() + refusedFor };
      throw error;
    } finally {
      finding = undefined;
    }
  };
  const current = (): pg.Pool | Promise<pg.Pool> => {
    if (pool) return pool;
    if (refused && performance.now() < refused.until) throw refused.error;
    finding ??= look();
    return finding;
  };
  const taken = (from: pg.Pool): Promise<pg.PoolClient> =>
    new Promise((resolve, reject) => {
      let refused = false;
      const refuse = (error: Error) => {
        refused = true;
        reject(error);
      };
      waiting.add(refuse);
      from
        .connect()
        .then(client => (refused ? client.release(true) : resolve(client)), reject)
        .finally(() => waiting.delete(refuse));
    });
  const connect = async (again: boolean): Promise<pg.PoolClient> => {
    const from = await current();
    try {
      const client = await taken(from);
      bornIn.set(client, from);
      statements.isOld(client);
      return client;
    } catch (error) {
      if (error instanceof Error && error.message === 'timeout exceeded when trying to connect')
        throw new DatabaseBusy('Basis data sibuk.', { cause: error });
      if (overloaded(error)) throw error;
      const emptied = from !== pool;
      drop(from);
      // A pool that was emptied meanwhile is no failure; with several servers another one may have become primary.
      if (again && !ended && (several || emptied)) return connect(false);
      throw error;
    }
  };
  return {
    free: () => connect(true),
    giveBack: (client, broken) => {
      client.release(broken ?? statements.isOld(client));
      if (broken && isLost(broken) && !overloaded(broken)) drop(bornIn.get(client));
    },
    empty: () => drop(pool),
    end: async () => {
      ended = true;
      const last = pool ?? (await finding?.catch(() => undefined));
      await last?.end();
    },
  };
}
