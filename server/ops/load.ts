import type { Queryable, Tx } from '../platform/database/db.ts';
import { layMonths, monthlyTables } from '../platform/database/months.ts';
import { createProgress } from '../platform/database/progress.ts';
import { withoutIndexes } from '../platform/database/unindexed.ts';
import { readArchive } from './archive.ts';
import { type Table, tablesOf } from './catalog.ts';
import { OpsError } from './errors.ts';
import { type Manifest, tableEntry } from './manifest.ts';

/**
 * Puts the rows of an archive into empty tables of its version, and counts them there.
 * @param other what to do with entries that are no tables; what it does not read is skipped
 * @throws OpsError for a table that is unknown or has other rows than the manifest says
 */
export async function loadTables(
  tx: Tx,
  path: string,
  manifest: Manifest,
  quiet: boolean,
  other: (name: string, body: AsyncIterable<Buffer>) => Promise<void> = async () => undefined,
): Promise<void> {
  const tables = new Map((await tablesOf(tx)).map(table => [tableEntry(table.name), table]));
  const names = [...tables.values()].map(({ name }) => name);
  const strange = manifest.tabel.find(({ nama }) => !names.includes(nama));
  if (strange) throw new OpsError(`Arsip rusak: tabel ${strange.nama} tidak dikenal.`);
  for (const monthly of await monthlyTables(tx)) {
    const oldest = manifest.bulan?.[monthly.table];
    if (oldest) await layMonths(tx, monthly, oldest, new Date());
  }
  await withoutIndexes(tx, names, async () => {
    for await (const { name, body } of readArchive(path)) {
      const table = tables.get(name);
      if (table) await fillTable(tx, table, body, quiet);
      else await other(name, body);
    }
  });
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
