import { randomUUID } from 'node:crypto';
import { readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/db.ts';
import { DataDirLocked, lockDataDir } from '../platform/database/lock.ts';
import { migrate } from '../platform/database/migrate.ts';
import { migrationsFolder } from '../platform/database/migrationsFolder.ts';
import { openAsItIs } from '../platform/database/open.ts';
import { ownFolder } from '../platform/privateFolder.ts';
import { OpsError } from './errors.ts';
import { loadTables } from './load.ts';
import { mustBeKnown, verify } from './verify.ts';

/** Result of a rehearsed restore. */
export interface Rehearsal {
  /** When the archive was made (ISO). */
  dibuat: string;
  tabel: number;
  /** Rows that stood in the copy, as many as the manifest says. */
  baris: number;
  /** Uploaded files whose bytes are what the manifest says. */
  berkas: number;
  /** Migrations newer than the archive, applied to the copy. */
  migrasiBaru: string[];
}

/** A database takes more room than its rows as text: indexes, and the log of what was written. */
const roomFactor = 4;
const roomBesides = 256 * 1024 * 1024;

/**
 * Restores an archive into a database that is thrown away: embedded, in a folder below DATA_DIR, whatever the portal
 * itself runs on, so that no table of it can be touched. Archive and files are checked by their SHA-256, rows counted,
 * newer migrations tried on the copy.
 * @throws OpsError for a damaged archive, one of a newer version, a migration that fails, a disk without room
 */
export async function rehearse({ dataDir }: Pick<Config, 'dataDir'>, path: string, quiet = false): Promise<Rehearsal> {
  await clearScratch(dataDir);
  const { manifest, rowBytes } = await verify(path);
  mustBeKnown(manifest);
  const root = scratchOf(dataDir);
  ownFolder(root);
  await mustHaveRoom(root, rowBytes * roomFactor + roomBesides);
  const folder = join(root, randomUUID().slice(0, 8));
  try {
    const db = await openAsItIs({ dataDir: folder, databaseUrl: undefined, poolSize: 1 });
    try {
      await migrate(db, migrationsFolder, manifest.migrasi);
      await db.unhurried(0, () => db.transaction(tx => loadTables(tx, path, manifest, quiet)));
      return {
        dibuat: manifest.dibuat,
        tabel: manifest.tabel.length,
        baris: manifest.tabel.reduce((sum, { baris }) => sum + baris, 0),
        berkas: manifest.berkas.length,
        migrasiBaru: await tryMigrations(db),
      };
    } finally {
      await db.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const scratchOf = (dataDir: string): string => join(dataDir, 'coba');

async function tryMigrations(db: Db): Promise<string[]> {
  try {
    return await migrate(db, migrationsFolder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OpsError(`Migrasi baru gagal pada salinan: ${reason}`);
  }
}

/** @throws OpsError where the disk has less room than `bytes` */
export async function mustHaveRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes) return;
  const inMegabytes = (count: number) => new Intl.NumberFormat('id-ID').format(Math.ceil(count / 1024 / 1024));
  throw new OpsError(
    `Ruang kosong tidak cukup: perlu ${inMegabytes(bytes)} MB, ada ${inMegabytes(bavail * bsize)} MB.`,
  );
}

/** Removes databases of rehearsals that were killed; one that still runs holds its folder. */
async function clearScratch(dataDir: string): Promise<void> {
  const root = scratchOf(dataDir);
  for (const name of await readdir(root).catch(() => [])) {
    const folder = join(root, name);
    try {
      (await lockDataDir(folder))();
    } catch (error) {
      if (error instanceof DataDirLocked) continue;
      throw error;
    }
    await rm(folder, { recursive: true, force: true });
  }
}
