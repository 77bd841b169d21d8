import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../platform/config.ts';
import type { Db, Tx } from '../platform/database/db.ts';
import { migrate } from '../platform/database/migrate.ts';
import { migrationsFolder } from '../platform/database/migrationsFolder.ts';
import { keepMonths } from '../platform/database/months.ts';
import { openAsItIs } from '../platform/database/open.ts';
import { createFilePorts } from '../platform/documents/files/index.ts';
import { migrationsOf, tablesOf } from './catalog.ts';
import { OpsError } from './errors.ts';
import { loadTables } from './load.ts';
import { fileEntry, type Manifest } from './manifest.ts';
import { mustBeKnown, verify } from './verify.ts';

export type RestoreConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'poolSize' | 's3'>;

/**
 * Puts an archive into an empty database, embedded or PostgreSQL whichever it came from. The archive is read through
 * and checked first; rows and files then go in in one transaction; migrations newer than the archive are applied last.
 * @throws OpsError for a damaged archive, one of a newer version, a database with data; DataDirLocked while a portal runs
 */
export async function restore(config: RestoreConfig, path: string, quiet = false): Promise<Manifest> {
  const { manifest } = await verify(path);
  mustBeKnown(manifest);
  const db = await openAsItIs(config);
  try {
    await mustBeEmpty(db, manifest);
    await migrate(db, migrationsFolder, manifest.migrasi);
    await db.unhurried(0, () => db.transaction(tx => fill(tx, config, path, manifest, quiet)));
    await migrate(db, migrationsFolder);
    await keepMonths(db, new Date());
    await db.execute('analyze');
  } finally {
    await db.close();
  }
  return manifest;
}

/** Nothing at all, or the tables of the archive's version without rows. */
async function mustBeEmpty(db: Db, manifest: Manifest): Promise<void> {
  const seen = await migrationsOf(db);
  const newer = seen.filter(name => !manifest.migrasi.includes(name));
  for (const { name } of await tablesOf(db)) {
    const rows = await db.query(`select 1 as ada from "${name}" limit 1`);
    if (rows.length || !seen.length)
      throw new OpsError(
        `Pemulihan hanya ke basis data kosong; tabel ${name} sudah ada isinya. Pakai DATA_DIR atau DATABASE_URL lain.`,
      );
  }
  if (newer.length)
    throw new OpsError(
      `Tabel di basis data ini lebih baru daripada arsip (${newer.join(', ')}). Pakai basis data yang benar-benar kosong.`,
    );
}

/** Rows and files of the archive, into the database and the storage. */
async function fill(tx: Tx, config: RestoreConfig, path: string, manifest: Manifest, quiet: boolean): Promise<void> {
  const files = new Map(manifest.berkas.map(file => [fileEntry(file.kunci), file]));
  const ports = createFilePorts(config);
  await mkdir(ports.temporary, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(ports.temporary, 'pulih-'));
  try {
    await loadTables(tx, path, manifest, quiet, async (name, body) => {
      const file = files.get(name);
      if (!file) return;
      const at = join(folder, 'berkas');
      await pipeline(body, createWriteStream(at, { mode: 0o600 }));
      await ports.storage.put(file.kunci, at, { size: file.ukuran, mime: file.tipe });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
