import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { nameOf } from '../databaseServers.ts';
import type { ReplicaState, Replicas } from './db.ts';
import type { OwnPosition } from './lostConnection.ts';
import { dial, hangUp, positionOf } from './servers.ts';
import type { Source } from './source.ts';

/** Behind the primary by more than this a replica is left out, in milliseconds. */
const mostBehind = 10_000;
/** How long a reader waits for its own write on a replica, in milliseconds. */
const mostWait = 200;
const askEvery = 10;
/** How often each replica is looked at, in milliseconds. */
const lookEvery = 1000;
/** Positions of the primary that are remembered, one a look: enough to tell a lag of a minute. */
const mostSamples = 60;

/** A replica that a call reads on. */
interface ChosenReplica {
  readonly source: Source;
  /** It answered; or it failed, and is left out until it is seen again. */
  answered(): void;
  failed(): void;
}

interface ReadableReplicas extends Replicas {
  /** The replica that this call reads on, undefined = the primary. Waits for the caller's own write. */
  choose(own: OwnPosition): Promise<ChosenReplica | undefined>;
  end(): Promise<void>;
}

interface Sample {
  at: number;
  position: bigint;
}

/** The primary's positions of the last minute, from which the lag of a replica follows without comparing clocks. */
function createSamples() {
  const kept: Sample[] = [];
  return {
    note: (position: bigint) => {
      kept.push({ at: performance.now(), position });
      if (kept.length > mostSamples) kept.shift();
    },
    /** Milliseconds since the primary was where the replica is now; undefined while the primary is not seen. */
    behind: (replayed: bigint): number | undefined => {
      const newest = kept.at(-1);
      if (!newest || performance.now() - newest.at > mostBehind) return undefined;
      const next = kept.find(({ position }) => position > replayed);
      return next ? Math.round(performance.now() - next.at) : 0;
    },
  };
}

const replicaSql = `select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as position`;

/** One replica, looked at over a connection of its own: a full pool is not an absent server. */
function createReplica(server: string, source: Source) {
  let client: pg.Client | undefined;
  let looking: Promise<void> | undefined;
  let seen: { follows: boolean; position: bigint } | undefined;
  let ended = false;
  const lose = () => {
    if (client) hangUp(client);
    client = undefined;
    if (seen) source.empty();
    seen = undefined;
  };
  const look = async () => {
    try {
      client ??= await dial(server);
      const { rows } = await client.query<{ follows: boolean; position: string | null }>(replicaSql);
      if (ended) return lose();
      seen = { follows: rows[0]?.follows === true, position: positionOf(rows[0]?.position) ?? 0n };
    } catch {
      lose();
    } finally {
      looking = undefined;
    }
  };
  return {
    name: nameOf(server),
    source,
    reads: 0,
    /** Asks it where it is; whoever asks meanwhile gets the same answer. */
    look: (): Promise<void> => {
      looking ??= look();
      return looking;
    },
    seen: () => seen,
    lose,
    end: async () => {
      ended = true;
      lose();
      await source.end();
    },
  };
}

type Replica = ReturnType<typeof createReplica>;

/**
 * The servers of DATABASE_READ_URL.
 * @param sourceOf connections to a replica
 * @param dialPrimary a connection to the primary, to see where its log is
 */
export function createReplicas(
  servers: readonly string[],
  sourceOf: (server: string) => Source,
  dialPrimary: () => Promise<pg.Client>,
): ReadableReplicas {
  const replicas = servers.map(server => createReplica(server, sourceOf(server)));
  const samples = createSamples();
  let late = 0;
  let primary: pg.Client | undefined;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;

  const lookAtPrimary = async () => {
    try {
      primary ??= await dialPrimary();
      const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
      const position = positionOf(rows[0]?.position);
      if (position !== undefined) samples.note(position);
    } catch {
      if (primary) hangUp(primary);
      primary = undefined;
    }
    if (ended && primary) hangUp(primary);
  };
  const round = async () => {
    await Promise.all([lookAtPrimary(), ...replicas.map(replica => replica.look())]);
    if (!ended) timer = setTimeout(() => void round(), lookEvery).unref();
  };
  void round();

  const stateOf = (replica: Replica): ReplicaState => {
    const seen = replica.seen();
    const behind = seen?.follows ? samples.behind(seen.position) : undefined;
    const state = !seen
      ? ('away' as const)
      : !seen.follows
        ? ('primary' as const)
        : behind !== undefined && behind <= mostBehind
          ? ('reads' as const)
          : ('behind' as const);
    return { name: replica.name, state, behind, reads: replica.reads };
  };
  /** Waits until the replica has replayed the position. */
  const reaches = async (replica: Replica, position: bigint): Promise<boolean> => {
    const end = performance.now() + mostWait;
    for (;;) {
      const seen = replica.seen();
      if (!seen?.follows) return false;
      if (seen.position >= position) return true;
      if (performance.now() >= end) return false;
      await replica.look();
      if ((replica.seen()?.position ?? 0n) < position) await sleep(askEvery);
    }
  };
  return {
    choose: async own => {
      const usable = replicas.filter(replica => stateOf(replica).state === 'reads');
      if (!usable.length) return undefined;
      const replica = placeOf(own.account, replicas, usable);
      if (own.reached !== undefined && !(await reaches(replica, own.reached))) {
        own.late = true;
        late++;
        return undefined;
      }
      return {
        source: replica.source,
        answered: () => {
          replica.reads++;
        },
        failed: replica.lose,
      };
    },
    states: () => replicas.map(stateOf),
    late: () => late,
    end: async () => {
      ended = true;
      clearTimeout(timer);
      if (primary) hangUp(primary);
      await Promise.all(replicas.map(replica => replica.end()));
    },
  };
}

/** The same replica for an account in every process, as long as it is there: two of them may be apart. */
function placeOf<T>(account: string, all: readonly T[], usable: readonly T[]): T {
  let hash = 0;
  for (const letter of account) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  const first = hash % all.length;
  const inOrder = [...all.slice(first), ...all.slice(0, first)];
  const [found] = inOrder.filter(one => usable.includes(one));
  if (found === undefined) throw new Error('placeOf without any usable place');
  return found;
}
