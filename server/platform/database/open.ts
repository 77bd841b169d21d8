import type { Config } from '../config.ts';
import { ownFolder } from '../privateFolder.ts';
import { connect } from './client.ts';
import type { Db } from './db.ts';
import { startEmbedded } from './embedded.ts';
import { lockDataDir } from './lock.ts';
import { migrate } from './migrate.ts';
import { migrationsFolder } from './migrationsFolder.ts';

export type DatabaseConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'poolSize'>;

/**
 * Opens the configured database without migrating it; a restore needs it as it was when the backup was made.
 * @throws DataDirLocked when another process has the embedded data open
 */
export const openAsItIs = async ({ databaseUrl, dataDir, poolSize }: DatabaseConfig): Promise<Db> =>
  databaseUrl ? connect({ url: databaseUrl, poolSize }) : openEmbedded(dataDir);

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
