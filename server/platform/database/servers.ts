import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { heard } from '../errorListener.ts';

/** A position in the write-ahead log as a number that can be compared; undefined for what is none. */
export function positionOf(text: unknown): bigint | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(typeof text === 'string' ? text : '') ?? [];
  return high === undefined || low === undefined ? undefined : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** A server that does not answer within this is away, in milliseconds. */
export const awayAfter = 3000;

/** A connection of its own, outside any pool. @throws Error when the server cannot be had */
export async function dial(server: string): Promise<pg.Client> {
  const client = heard(
    new pg.Client({
      connectionString: server,
      keepAlive: true,
      connectionTimeoutMillis: awayAfter,
      query_timeout: awayAfter,
    }),
  );
  try {
    await client.connect();
    return client;
  } catch (error) {
    hangUp(client);
    throw error;
  }
}

/** Closes a connection without waiting for its server, which may be away. */
export function hangUp(client: pg.Client): void {
  client.end().catch(() => undefined);
}

/** State of a server as it reports it. */
export interface Standing {
  writable: boolean;
  /** Rises with every promotion; 0 of a replica. */
  timeline: number;
}

/** Read on any server, whoever asks: the timeline is the first part of the name of the log's file. */
const standingSql = `select not pg_is_in_recovery() as writable,
  case when pg_is_in_recovery() then '00000000' else substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`;

/** Asks a server whether it takes writes. */
export async function standingOf(client: Pick<pg.ClientBase, 'query'>): Promise<Standing> {
  const { rows } = await client.query<{ writable: boolean; timeline: string }>(standingSql);
  const [found] = rows;
  return { writable: found?.writable === true, timeline: Number.parseInt(found?.timeline ?? '0', 16) };
}

/** The primary that was found, with a connection to it. */
export interface FoundPrimary {
  server: string;
  timeline: number;
  client: pg.Client;
}

/**
 * Asks all servers at once and takes the one that takes writes. Of several (a former primary that came back by itself)
 * it is the one that was promoted last; one that was promoted before `newest` is never taken.
 * @throws Error when none of them takes writes
 */
export async function findPrimary(servers: readonly string[], newest: number): Promise<FoundPrimary> {
  const begun = performance.now();
  const asked = await Promise.allSettled(
    servers.map(async server => {
      const client = await dial(server);
      try {
        return { server, client, ...(await standingOf(client)) };
      } catch (error) {
        hangUp(client);
        throw error;
      }
    }),
  );
  const answered = asked.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
  const [best, ...others] = answered
    .filter(({ writable, timeline }) => writable && timeline >= newest)
    .toSorted((a, b) => b.timeline - a.timeline);
  for (const { client } of best ? [...others, ...answered.filter(one => !one.writable)] : answered) hangUp(client);
  if (best) return best;
  const cause = asked.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))[0];
  throw new NoPrimary(Math.round(performance.now() - begun), { cause });
}

/** None of the servers takes writes now. */
export class NoPrimary extends Error {
  override name = 'NoPrimary';
  constructor(waited: number, options: ErrorOptions) {
    super(`Tidak ada server basis data yang menerima tulisan (${waited} ms).`, options);
  }
}
