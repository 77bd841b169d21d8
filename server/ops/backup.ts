import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../platform/config.ts';
import type { Queryable } from '../platform/database/db.ts';
import { monthlyTables, oldestMonth } from '../platform/database/months.ts';
import { createProgress } from '../platform/database/progress.ts';
import { createFilePorts } from '../platform/documents/files/index.ts';
import { heard } from '../platform/errorListener.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { archiveName } from './archiveStore.ts';
import { migrationsOf, type Table, tablesOf } from './catalog.ts';
import { OpsError } from './errors.ts';
import { fileEntry, type Manifest, manifestName, tableEntry } from './manifest.ts';
import { openSource } from './source.ts';

export interface BackupReport {
  manifest: Manifest;
  /** Keys of files that the database knows and the storage does not have. */
  missing: string[];
}

export type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'poolSize' | 's3'>;

/**
 * Writes everything that the portal keeps into one archive: the rows of one moment (a repeatable-read snapshot), then
 * the uploaded files. Works beside a running portal.
 * @throws OpsError when there is nothing to back up
 */
export async function backup(config: BackupConfig, path: string, quiet = false): Promise<BackupReport> {
  const source = await openSource(config);
  await mkdir(dirname(path), { recursive: true });
  const now = new Date();
  const archive = writeArchive(path, now);
  try {
    const { migrasi, tabel, bulan, files } = await snapshot(source.on, archive, dirname(path), quiet);
    const { berkas, missing } = await addFiles(config, archive, files);
    const manifest: Manifest = {
      format: 'portal-mbkm/1',
      dibuat: now.toISOString(),
      sumber: source.kind,
      migrasi,
      tabel,
      bulan,
      berkas,
    };
    const text = Buffer.from(JSON.stringify(manifest, null, 1));
    await archive.add(manifestName, text.length, one(text));
    await archive.finish();
    return { manifest, missing };
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await source.close();
  }
}

/** Backs up to where archives lie by default. @returns its path */
export async function backUp(config: BackupConfig & Pick<Config, 'backup'>): Promise<string> {
  const path = resolve(join(config.backup.folder, archiveName(new Date())));
  await backup(config, path, true);
  return path;
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

type StoredFile = { kunci: string; ukuran: number; tipe: string };

/** All rows as they are at one moment, whatever is written meanwhile. */
async function snapshot(on: Queryable, archive: ArchiveWriter, folder: string, quiet: boolean) {
  await on.execute('begin isolation level repeatable read read only');
  try {
    await on.execute(`set local timezone to 'UTC'`);
    const migrasi = await migrationsOf(on);
    if (!migrasi.length) throw new OpsError('Basis data ini kosong: belum ada yang dicadangkan.');
    const tabel: Manifest['tabel'] = [];
    for (const table of await tablesOf(on)) tabel.push(await addTable(on, archive, table, folder, quiet));
    // Demo files are drawn when somebody asks for them; only keys of the storage's own form have bytes there.
    const files = await on.query<StoredFile>(
      `select kunci, ukuran::int as ukuran, tipe from internal_berkas
       where dihapus_pada is null and kunci ~ '^[0-9a-f]{2}/[0-9a-f-]{36}$' order by kunci collate "C"`,
    );
    return { migrasi, tabel, bulan: await oldestMonths(on), files };
  } finally {
    await on.execute('rollback');
  }
}

async function oldestMonths(on: Queryable): Promise<NonNullable<Manifest['bulan']>> {
  const months: Record<string, string> = {};
  for (const monthly of await monthlyTables(on)) {
    const month = await oldestMonth(on, monthly);
    if (month) months[monthly.table] = month;
  }
  return months;
}

const fetchRows = 2000;

/** One line of JSON per row; written beside the archive first, because a tar says the size before the content. */
async function addTable(
  on: Queryable,
  archive: ArchiveWriter,
  table: Table,
  folder: string,
  quiet: boolean,
): Promise<Manifest['tabel'][number]> {
  const spool = await mkdtemp(join(folder, '.cadangan-'));
  const path = join(spool, 'baris');
  const progress = quiet ? undefined : createProgress(table.name);
  try {
    const { rows, size, sha256 } = await spoolTable(on, table, path, progress);
    progress?.(rows, true);
    await archive.add(tableEntry(table.name), size, heard(createReadStream(path)));
    return { nama: table.name, baris: rows, sha256 };
  } finally {
    await rm(spool, { recursive: true, force: true });
  }
}

async function spoolTable(on: Queryable, table: Table, path: string, progress?: (rows: number) => void) {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  let rows = 0;
  let size = 0;
  try {
    const select = `select ${table.columns.join(', ')} from "${table.name}" order by ${table.order}`;
    // No column may be called as the row is: of a column `x` the alias x would be the column.
    await on.execute(
      `declare cadangan no scroll cursor for select row_to_json(_baris)::text as isi from (${select}) _baris`,
    );
    for (;;) {
      const found = await on.query<{ isi: string }>(`fetch ${fetchRows} from cadangan`);
      const text = Buffer.from(found.map(({ isi }) => `${isi.replaceAll('\n', ' ')}\n`).join(''));
      hash.update(text);
      await file.appendFile(text);
      rows += found.length;
      size += text.length;
      progress?.(rows);
      if (found.length < fetchRows) break;
    }
    await on.execute('close cadangan');
  } finally {
    await file.close();
  }
  return { rows, size, sha256: hash.digest('hex') };
}

/** Uploads, from wherever they are kept. One that was removed since the snapshot is left out and named. */
async function addFiles(config: BackupConfig, archive: ArchiveWriter, files: readonly StoredFile[]) {
  const { storage } = createFilePorts(config);
  const berkas: Manifest['berkas'] = [];
  const missing: string[] = [];
  for (const { kunci, ukuran, tipe } of files) {
    const bytes = await storage.read(kunci);
    if (!bytes) {
      missing.push(kunci);
      continue;
    }
    berkas.push({ kunci, ukuran, tipe, sha256: await archive.add(fileEntry(kunci), ukuran, bytes) });
  }
  return { berkas, missing };
}
