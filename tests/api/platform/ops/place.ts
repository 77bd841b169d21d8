import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { BackupConfig } from '../../../../server/ops/backup.ts';
import { connect } from '../../../../server/platform/database/client.ts';
import type { Db } from '../../../../server/platform/database/db.ts';
import { startEmbedded } from '../../../../server/platform/database/embedded.ts';
import { lockDataDir } from '../../../../server/platform/database/lock.ts';
import { copyTemplate } from '../../support/template.ts';

/** Databases to back up and restore: embedded ones, and on the server of TEST_DATABASE_URL. */

export const serverUrl = process.env.TEST_DATABASE_URL;
export const folder = (): string => mkdtempSync(join(tmpdir(), 'mbkm-ops-'));

/** An empty database: a folder without data. */
export const emptyFolder = (): BackupConfig => ({
  dataDir: folder(),
  databaseUrl: undefined,
  poolSize: 1,
  s3: undefined,
});

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

let made = 0;

/** A database of its own on the server, from a template or empty, perhaps owned by somebody who may do nothing else. */
export async function serverDatabase(url: string, options: { template?: string; owner?: string } = {}) {
  const name = `ops_${process.pid}_${made++}_${Date.now()}`;
  if (options.owner) {
    await onServer(url, `drop role if exists ${options.owner}`);
    await onServer(url, `create role ${options.owner} login`);
  }
  const owner = options.owner ? ` owner ${options.owner}` : '';
  await onServer(url, `create database ${name}${options.template ? ` template ${options.template}` : ''}${owner}`);
  const at = new URL(url);
  at.pathname = `/${name}`;
  if (options.owner) at.username = options.owner;
  const config: BackupConfig = { ...emptyFolder(), databaseUrl: at.href, poolSize: 2 };
  return { config, drop: () => onServer(url, `drop database ${name} with (force)`) };
}

/** A data folder with the demo university, held by this process as a running portal holds it. */
export async function runningPortal(template: string): Promise<{ config: BackupConfig; db: Db }> {
  const config = emptyFolder();
  const release = await lockDataDir(config.dataDir);
  copyTemplate(template, config.dataDir);
  const embedded = await startEmbedded(config.dataDir);
  const db = connect({
    embeddedHost: embedded.host,
    onClose: async () => {
      await embedded.stop();
      release();
    },
  });
  return { config, db };
}

/** Opens a database as it is, to look inside. */
export async function lookInside<T>({ databaseUrl, dataDir }: BackupConfig, look: (db: Db) => Promise<T>): Promise<T> {
  const embedded = databaseUrl ? undefined : await startEmbedded(dataDir);
  const db = connect({ url: databaseUrl, embeddedHost: embedded?.host, onClose: embedded?.stop });
  try {
    return await look(db);
  } finally {
    await db.close();
  }
}

/** Names of the parts of tables that are kept by month; a restore lays them out anew. */
const parts = `(select relname from pg_class where relispartition)`;

/** Rows and a hash of the content of each table, by another way than the backup's. */
export async function contentsOf(db: Db): Promise<Record<string, { rows: number; hash: string }>> {
  const tables = await db.query<{ name: string; columns: string }>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attname) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> '_migrasi' group by c.relname`,
  );
  const found: Record<string, { rows: number; hash: string }> = {};
  for (const { name, columns } of tables) {
    const one = await db.one<{ rows: number; hash: string }>(
      `select count(*)::int as rows, coalesce(md5(string_agg(h, '' order by h collate "C")), '') as hash
       from (select md5(jsonb_build_array(${columns})::text) as h from "${name}") x`,
    );
    if (one) found[name] = one;
  }
  return found;
}

/** Indexes, constraints and triggers of every table, without those of parts. */
export async function structureOf(db: Db): Promise<string[]> {
  const rows = await db.query<{ text: string }>(
    `select indexdef as text from pg_indexes where schemaname = 'public' and tablename not in ${parts}
     union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace and contype <> 'n'
       and not (select relispartition from pg_class where oid = conrelid)
     union all select tgrelid::regclass || ' ' || tgname from pg_trigger where not tgisinternal
       and not (select relispartition from pg_class where oid = tgrelid)`,
  );
  return rows.map(({ text }) => text).sort();
}
