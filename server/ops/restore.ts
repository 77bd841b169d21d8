import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../platform/config.ts';
import type { Db, Queryable, Tx } from '../platform/database/db.ts';
import { migrate, migrationsIn } from '../platform/database/migrate.ts';
import { migrationsFolder } from '../platform/database/migrationsFolder.ts';
import { openAsItIs } from '../platform/database/open.ts';
import { createProgress } from '../platform/database/progress.ts';
import { withoutIndexes } from '../platform/database/unindexed.ts';
import { createFilePorts } from '../platform/documents/files/index.ts';
import { readArchive } from './archive.ts';
import { migrationsOf, type Table, tablesOf } from './catalog.ts';
import { OpsError } from './errors.ts';
import { fileEntry, type Manifest, manifestName, parseManifest, tableEntry } from './manifest.ts';

export type RestoreConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'poolSize' | 's3'>;

/**
 * Puts an archive into an empty database, embedded or PostgreSQL whichever it came from. The archive is read through
 * and checked first; rows and files then go in in one transaction; migrations newer than the archive are applied last.
 * @throws OpsError for a damaged archive, one of a newer version, a database with data; DataDirLocked while a portal runs
 */
export async function restore(config: RestoreConfig, path: string, quiet = false): Promise<Manifest> {
  const manifest = await verify(path);
  const known = migrationsIn(migrationsFolder);
  const unknown = manifest.migrasi.filter(name => !known.includes(name));
  if (unknown.length)
    throw new OpsError(`Arsip ini dari portal yang lebih baru (${unknown.join(', ')}). Perbarui portal lebih dahulu.`);
  const db = await openAsItIs(config);
  try {
    await mustBeEmpty(db, manifest);
    await migrate(db, migrationsFolder, manifest.migrasi);
    await db.unhurried(0, () => db.transaction(tx => fill(tx, config, path, manifest, quiet)));
    await migrate(db, migrationsFolder);
    await db.execute('analyze');
  } finally {
    await db.close();
  }
  return manifest;
}

/** Reads the whole archive: every file is there and is what the manifest says. @throws OpsError */
async function verify(path: string): Promise<Manifest> {
  const hashes = new Map<string, string>();
  let manifest: Manifest | undefined;
  for await (const { name, body } of readArchive(path)) {
    if (name === manifestName) {
      const parts: Buffer[] = [];
      for await (const part of body) parts.push(part);
      manifest = parseManifest(Buffer.concat(parts).toString('utf8'));
      continue;
    }
    const hash = createHash('sha256');
    for await (const part of body) hash.update(part);
    hashes.set(name, hash.digest('hex'));
  }
  if (!manifest) throw new OpsError('Arsip ini bukan cadangan portal: tidak ada manifest.json.');
  const wanted = [
    ...manifest.tabel.map(({ nama, sha256 }) => [tableEntry(nama), sha256] as const),
    ...manifest.berkas.map(({ kunci, sha256 }) => [fileEntry(kunci), sha256] as const),
  ];
  for (const [name, sha256] of wanted)
    if (hashes.get(name) !== sha256) throw new OpsError(`Arsip rusak: ${name} tidak cocok dengan manifest.`);
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

async function fill(tx: Tx, config: RestoreConfig, path: string, manifest: Manifest, quiet: boolean): Promise<void> {
  const tables = new Map((await tablesOf(tx)).map(table => [tableEntry(table.name), table]));
  const names = [...tables.values()].map(({ name }) => name);
  const strange = manifest.tabel.find(({ nama }) => !names.includes(nama));
  if (strange) throw new OpsError(`Arsip rusak: tabel ${strange.nama} tidak dikenal.`);
  const files = new Map(manifest.berkas.map(file => [fileEntry(file.kunci), file]));
  const ports = createFilePorts(config);
  await mkdir(ports.temporary, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(ports.temporary, 'pulih-'));
  try {
    await withoutIndexes(tx, names, async () => {
      for await (const { name, body } of readArchive(path)) {
        const table = tables.get(name);
        const file = files.get(name);
        if (table) await fillTable(tx, table, body, quiet);
        if (!file) continue;
        const at = join(folder, 'berkas');
        await pipeline(body, createWriteStream(at, { mode: 0o600 }));
        await ports.storage.put(file.kunci, at, { size: file.ukuran, mime: file.tipe });
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await mustHaveAll(tx, manifest);
}

async function mustHaveAll(on: Queryable, manifest: Manifest): Promise<void> {
  for (const { nama, baris } of manifest.tabel) {
    const found = await on.one<{ n: number }>(`select count(*)::int as n from "${nama}"`);
    if (found?.n !== baris) throw new OpsError(`Tabel ${nama}: ${found?.n} baris, bukan ${baris}.`);
  }
}

/** As much text as goes to the database at once. */
const batchBytes = 1024 * 1024;

async function fillTable(tx: Tx, { name, columns }: Table, body: AsyncIterable<Buffer>, quiet: boolean): Promise<void> {
  const progress = quiet ? undefined : createProgress(name);
  const list = columns.join(', ');
  const text = `insert into "${name}" (${list}) select ${list} from json_populate_recordset(null::"${name}", $1::json)`;
  let rows = 0;
  for await (const lines of batches(body)) {
    await tx.execute(text, [`[${lines.join(',')}]`]);
    rows += lines.length;
    progress?.(rows);
  }
  progress?.(rows, true);
}

/** Whole lines, about a megabyte of them at a time. */
async function* batches(body: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    const end = part.lastIndexOf(10);
    if (size < batchBytes || end < 0) continue;
    const whole = Buffer.concat(parts);
    const cut = whole.lastIndexOf(10);
    yield linesOf(whole.subarray(0, cut));
    parts = [whole.subarray(cut + 1)];
    size = whole.length - cut - 1;
  }
  const rest = linesOf(Buffer.concat(parts));
  if (rest.length) yield rest;
}

const linesOf = (bytes: Buffer): string[] => bytes.toString('utf8').split('\n').filter(Boolean);
