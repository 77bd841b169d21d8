import { type Config, ConfigError } from '../config.ts';
import { ownFolder } from '../privateFolder.ts';
import { connect } from './client.ts';
import type { Db } from './db.ts';
import { startEmbedded } from './embedded.ts';
import { lockDataDir } from './lock.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './migrationsFolder.ts';

export type DatabaseConfig = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 'databaseReadUrl' | 'databaseDirectUrl' | 'poolSize'
>;

/**
 * Opens the configured database without migrating it; a restore needs it as it was when the backup was made.
 * @throws DataDirLocked when another process has the embedded data open
 */
export async function openAsItIs(config: DatabaseConfig): Promise<Db> {
  const { databaseUrl: url, databaseReadUrl: readUrl, databaseDirectUrl: directUrl, dataDir, poolSize } = config;
  if (!url) return openEmbedded(dataDir);
  const db = connect({ url, readUrl, directUrl, poolSize });
  if (directUrl) await mustBeSetUp(db);
  return db;
}

/**
 * A pooler drops what the portal asks for with a connection, so it must ask for that itself (deploy/pgbouncer.ini).
 * @throws ConfigError naming what it does not
 */
async function mustBeSetUp(db: Db): Promise<void> {
  const found = await db
    .one<{ zone: string; most: string }>(
      `select current_setting('TimeZone') as zone, current_setting('statement_timeout') as most`,
    )
    .catch(async error => {
      await db.close();
      throw error;
    });
  if (found?.zone === 'UTC' && found.most !== '0') return;
  await db.close();
  throw new ConfigError(
    `DATABASE_URL: sambungan lewat pooler harus memakai zona waktu UTC dan statement_timeout (deploy/pgbouncer.ini); sekarang ${found?.zone} dan ${found?.most}`,
  );
}

/**
 * Opens the configured database, migrated: PostgreSQL by DATABASE_URL, else PGlite below DATA_DIR.
 * @throws DataDirLocked when another process has the embedded data open
 */
export async function openDatabase(config: DatabaseConfig): Promise<Db> {
  const db = await openAsItIs(config);
  try {
    await migrate(db, migrationsFolder);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** A portal that was just told to stop gets this long to give its folder back, in milliseconds. */
const dyingMs = 3000;

async function openEmbedded(dataDir: string): Promise<Db> {
  ownFolder(dataDir);
  const release = await lockDataDir(dataDir, dyingMs);
  try {
    const embedded = await startEmbedded(dataDir);
    const stop = async () => {
      await embedded.stop();
      release();
    };
    return connect({ embeddedHost: embedded.host, onClose: stop });
  } catch (error) {
    release();
    throw error;
  }
}
