import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DbRow, Queryable } from '../platform/database/db.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { DataDirLocked, lockDataDir } from '../platform/database/lock.ts';
import type { DatabaseConfig } from '../platform/database/open.ts';
import { heard } from '../platform/errorListener.ts';
import { OpsError } from './errors.ts';

/** A database to read from, whoever else uses it. */
export interface Source {
  kind: 'tertanam' | 'postgresql';
  on: Queryable;
  close(): Promise<void>;
}

/**
 * Opens a database for reading on one connection: the PostgreSQL server, the embedded data, or, while a portal has
 * these open, that portal's private socket.
 * @throws OpsError when there is nothing to read
 */
export async function openSource({ databaseUrl, dataDir }: DatabaseConfig): Promise<Source> {
  if (databaseUrl) {
    const client = heard(new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC' }));
    return { kind: 'postgresql', ...(await connected(client, async () => undefined)) };
  }
  if (!existsSync(join(dataDir, 'pg'))) throw new OpsError(`Tidak ada basis data di ${dataDir}.`);
  return { kind: 'tertanam', ...(await openEmbedded(dataDir)) };
}

async function openEmbedded(dataDir: string): Promise<Omit<Source, 'kind'>> {
  let release: () => void;
  try {
    release = await lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof DataDirLocked) return openBeside(dataDir, error);
    throw error;
  }
  try {
    const embedded = await startEmbedded(dataDir);
    return await connected(embeddedClient(embedded.host), async () => {
      await embedded.stop();
      release();
    });
  } catch (error) {
    release();
    throw error;
  }
}

async function openBeside(dataDir: string, locked: DataDirLocked): Promise<Omit<Source, 'kind'>> {
  const folder = join(dataDir, 'soket');
  if (!existsSync(join(folder, '.s.PGSQL.5432'))) throw locked;
  return connected(embeddedClient(folder), async () => undefined);
}

const embeddedClient = (host: string) => heard(new pg.Client({ host, user: 'postgres', database: 'postgres' }));

/** Plain statements only: named ones would meet the portal's own, which has the same session on an embedded database. */
async function connected(client: pg.Client, closed: () => Promise<void>): Promise<Omit<Source, 'kind'>> {
  await client.connect();
  const run = async <T extends DbRow>(sql: string, values?: readonly unknown[]) =>
    client.query<T>(sql, values ? [...values] : undefined);
  return {
    on: {
      query: async <T extends DbRow>(sql: string, values?: readonly unknown[]) => (await run<T>(sql, values)).rows,
      one: async <T extends DbRow>(sql: string, values?: readonly unknown[]) => (await run<T>(sql, values)).rows[0],
      execute: async (sql, values) => (await run(sql, values)).rowCount ?? 0,
    },
    close: async () => {
      await client.end();
      await closed();
    },
  };
}
