import { createHash } from 'node:crypto';
import type { ImportColumn, Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { mayDo, mustBeAllowed, writableFields } from '../../access/permission.ts';
import type { Queryable } from '../../database/db.ts';
import { cellText, isBlank } from '../../documents/spreadsheet/cell.ts';
import { readSpreadsheet } from '../../documents/spreadsheet/read.ts';
import type { RawRow } from '../../documents/spreadsheet/xlsxRead.ts';
import { conflict, forbidden } from '../../errors.ts';
import type { Engine } from '../context.ts';
import { applyMapping, detectColumns, headingsOf, readFields, recalled } from './columns.ts';
import { DryRun } from './judge.ts';
import {
  batchSizes,
  columnsBefore,
  findImport,
  finishCheck,
  forgetOld,
  type Import,
  interrupted,
  loadBatch,
  moveImport,
  saveBatch,
  startImport,
} from './store.ts';
import { addCounts, noCounts } from './types.ts';

/** Rows that are checked, kept and written together. */
export const batchRows = 2000;

/** @throws HttpError 403 without the import flag, or when the caller may neither create nor update */
export function mustBeImporter(caller: Caller, r: Resource): void {
  mustBeAllowed(caller, r, 'import');
  if (!mayDo(caller, r, 'create') && !mayDo(caller, r, 'update')) throw forbidden();
}

/**
 * Takes an uploaded spreadsheet and tries it out; nothing is written to the resource yet.
 * @throws HttpError 403; 413 above 10 MB; 422 for what is no spreadsheet or has no heading
 */
export async function upload(
  engine: Engine,
  caller: Caller,
  r: Resource,
  file: { name: string; bytes: Buffer },
  mapping: unknown,
): Promise<Import> {
  mustBeImporter(caller, r);
  const fields = readFields(r, caller);
  const headings = headingsOf(r, fields, engine.registry);
  const sheet = await readSpreadsheet(file.bytes, heading => headings.find(heading) !== undefined);
  const proposed = detectColumns(sheet.header, headings);
  const columns =
    mapping === undefined
      ? recalled(proposed, await columnsBefore(engine.db, caller, r), fields)
      : applyMapping(proposed, mapping, fields);
  await forgetOld(engine.db);
  const id = await startImport(engine.db, r, caller, file.name, engine.now());
  await checkRows(engine, caller, r, id, columns, batched(sheet.rows));
  return findImport(engine.db, caller, r, id);
}

/**
 * The dry run once more with another mapping, or after rows have changed.
 * @throws HttpError 403, 404, 409 once it was applied, 422 for a mapping that cannot be
 */
export async function remap(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  mapping: unknown,
): Promise<Import> {
  mustBeImporter(caller, r);
  const stored = await findImport(engine.db, caller, r, id);
  if (!stored.kolom.length) throw conflict(interrupted);
  const columns = applyMapping(stored.kolom, mapping ?? {}, readFields(r, caller));
  const taken = await moveImport(engine.db, id, ['pratinjau', 'gagal'], 'gagal', interrupted);
  if (!taken) throw conflict('Impor ini sudah diterapkan.');
  await checkRows(engine, caller, r, id, columns, stagedRows(engine.db, id));
  return findImport(engine.db, caller, r, id);
}

/**
 * What the caller may write, as one text: role, flags, fields and rows. An import is applied only with the rights with
 * which it was checked; after a switch of roles it is checked again.
 */
export function reachOf(engine: Engine, caller: Caller, r: Resource): string {
  const params: unknown[] = [];
  const rows = engine.rowsOf(caller, r, 'write', 't', params);
  const rights = [
    caller.roleId,
    mayDo(caller, r, 'create'),
    mayDo(caller, r, 'update'),
    [...writableFields(caller, r)],
    rows,
    params,
  ];
  return createHash('sha256').update(JSON.stringify(rights)).digest('base64url');
}

/** Checks rows a batch at a time and keeps the outcome. */
async function checkRows(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  columns: readonly ImportColumn[],
  batches: AsyncIterable<RawRow[]>,
): Promise<void> {
  const dryRun = new DryRun(engine, caller, r, columns);
  const counts = noCounts();
  let bagian = 0;
  let kolom = columns;
  for await (const raw of batches) {
    if (bagian === 0) kolom = withSamples(columns, raw);
    const rows = await dryRun.judge(raw);
    addCounts(counts, rows);
    await saveBatch(engine.db, id, bagian++, raw, rows);
  }
  await finishCheck(engine.db, id, { kolom: [...kolom], hak: reachOf(engine, caller, r) }, counts);
}

const longestSample = 60;

/** The columns with the first value of each, so that people see what they map. */
const withSamples = (columns: readonly ImportColumn[], rows: readonly RawRow[]): ImportColumn[] =>
  columns.map((column, at) => {
    const first = rows.find(({ cells }) => !isBlank(cells[at]))?.cells[at];
    return { ...column, contoh: isBlank(first) ? null : cellText(first).slice(0, longestSample) };
  });

async function* batched(rows: AsyncIterable<RawRow[]>): AsyncGenerator<RawRow[]> {
  let batch: RawRow[] = [];
  for await (const some of rows) {
    for (const row of some) {
      batch.push(row);
      if (batch.length === batchRows) {
        yield batch;
        batch = [];
      }
    }
  }
  if (batch.length) yield batch;
}

/** The rows of an upload as the file had them; none once they are forgotten. */
export async function* stagedRows(on: Queryable, id: string): AsyncGenerator<RawRow[]> {
  for (const { bagian } of await batchSizes(on, id)) {
    const { rows, cells } = await loadBatch(on, id, bagian, true);
    yield rows.map(({ nomor }, i) => ({ number: nomor, cells: cells[i] ?? [] }));
  }
}
