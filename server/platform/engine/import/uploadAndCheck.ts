import { createHash } from 'node:crypto';
import { type ImportColumn, messages, type Resource, term } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { mayDo, mustBeAllowed, writableFields } from '../../access/permission.ts';
import type { Queryable } from '../../database/db.ts';
import { citationFormatOf } from '../../documents/citation/format.ts';
import { cellText, isBlank } from '../../documents/spreadsheet/cell.ts';
import type { RawRow } from '../../documents/spreadsheet/rawRow.ts';
import { readSpreadsheet } from '../../documents/spreadsheet/read.ts';
import { conflict, forbidden, invalid } from '../../errors.ts';
import type { Engine } from '../context.ts';
import { extended } from '../extras/seen.ts';
import { readExtras } from '../extras/store.ts';
import { readReferences } from './citations.ts';
import { type ImportField, readFields, withoutForeignId } from './columns.ts';
import { applyOrders, DateOrders, sameOrders } from './dates.ts';
import { DryRun } from './dryRun.ts';
import { type Headings, headingsOf } from './headings.ts';
import { applyMapping, detectColumns, recalled } from './mapping.ts';
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
const batchRows = 2000;

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
  declared: Resource,
  file: { name: string; bytes: Buffer },
  mapping: unknown,
): Promise<Import> {
  mustBeImporter(caller, declared);
  const r = await extended(engine, caller, declared);
  const fields = readFields(r, caller, engine.registry);
  const headings = headingsOf(r, fields, engine.registry);
  const format = r.bibliography ? citationFormatOf(file.name, file.bytes) : undefined;
  const sheet =
    r.bibliography && format
      ? await readReferences(r, r.bibliography, fields, format, file.bytes)
      : await readTable(file.bytes, headings);
  const earlier = format ? [] : await columnsBefore(engine.db, caller, r);
  const columns =
    mapping === undefined ? recalled(sheet.columns, earlier, fields) : applyMapping(sheet.columns, mapping, fields);
  const isian = format ? knownOf(r.bibliography?.guess, fields) : {};
  await forgetOld(engine.db);
  const id = await startImport(engine.db, r, caller, file.name, engine.now());
  await checkRows(engine, caller, r, id, { kolom: columns, isian }, batched(sheet.rows));
  return findImport(engine.db, caller, r, id);
}

/** A spreadsheet with the columns that its headings mean. */
async function readTable(bytes: Buffer, headings: Headings) {
  const { header, rows } = await readSpreadsheet(bytes, heading => headings.find(heading) !== undefined);
  return { columns: detectColumns(header, headings), rows };
}

const knownOf = (guess: Readonly<Partial<Record<string, string>>> = {}, fields: readonly ImportField[]) =>
  Object.fromEntries(
    Object.entries(guess).flatMap(([name, text]) =>
      text !== undefined && fields.some(field => field.name === name) ? [[name, text]] : [],
    ),
  );

const longestFilling = 500;

/**
 * Values for new rows that the file does not give.
 * @throws HttpError 422 for a field that cannot be filled, or a value that is not a text
 */
function fillingOf(filling: unknown, fields: readonly ImportField[]): Import['isian'] {
  if (typeof filling !== 'object' || filling === null || Array.isArray(filling))
    throw invalid({ isian: messages.wrongType });
  const given = Object.entries(filling).filter(([, text]) => text !== null && text !== '');
  for (const [name, text] of given) {
    const field = fields.find(one => one.name === name);
    if (!field || field.name === 'id') throw invalid({ isian: refusals.imports.noSuchField({ name }) });
    if (typeof text !== 'string' || text.length > longestFilling)
      throw invalid({ isian: refusals.imports.filling({ label: term(field.label) }) });
  }
  return Object.fromEntries(given);
}

/**
 * The dry run once more with another mapping, or after rows have changed.
 * @throws HttpError 403, 404, 409 once it was applied, 422 for a mapping that cannot be
 */
export async function remap(
  engine: Engine,
  caller: Caller,
  declared: Resource,
  id: string,
  { pemetaan: mapping, isian: filling, urutanTanggal: orders }: Readonly<Record<string, unknown>>,
): Promise<Import> {
  mustBeImporter(caller, declared);
  const r = await extended(engine, caller, declared);
  const stored = await findImport(engine.db, caller, r, id);
  if (!stored.kolom.length) throw conflict(refusals.imports.interrupted);
  const fields = readFields(r, caller, engine.registry);
  const columns = applyOrders(applyMapping(stored.kolom, mapping ?? {}, fields), orders);
  const isian = filling === undefined ? stored.isian : fillingOf(filling, fields);
  const taken = await moveImport(engine.db, id, ['pratinjau', 'gagal'], 'gagal', interrupted);
  if (!taken) throw conflict(refusals.imports.applied);
  await checkRows(engine, caller, r, id, { kolom: columns, isian }, stagedRows(engine.db, id));
  return findImport(engine.db, caller, r, id);
}

/**
 * Write permissions of the caller as one text: role, flags, fields and rows. An import is applied only with the
 * permissions with which it was checked; after a switch of roles it is checked again.
 */
export function reachOf(engine: Engine, caller: Caller, { name }: Resource): string {
  const r = engine.registry.get(name);
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
  { kolom: columns, isian }: { kolom: readonly ImportColumn[]; isian: Import['isian'] },
  batches: AsyncIterable<RawRow[]>,
): Promise<void> {
  const counts = noCounts();
  let bagian = 0;
  let kolom = columns;
  const fields = readFields(r, caller, engine.registry);
  let orders = new DateOrders(kolom, fields);
  let dryRun: DryRun | undefined;
  for await (const raw of batches) {
    if (bagian === 0) {
      kolom = withSamples(withoutForeignId(r, columns, raw), raw);
      orders = new DateOrders(kolom, fields);
    }
    orders.see(raw);
    dryRun ??= new DryRun(engine, caller, r, kolom, isian, await readExtras(engine.db, engine.registry, r));
    const rows = await dryRun.judge(raw);
    addCounts(counts, rows);
    await saveBatch(engine.db, id, bagian++, raw, rows);
  }
  const settled = orders.settled();
  // Only the whole file tells the order of its dates; where it is another one, the rows are read once more.
  if (!sameOrders(columns, settled))
    return checkRows(engine, caller, r, id, { kolom: settled, isian }, stagedRows(engine.db, id));
  await finishCheck(engine.db, id, { kolom: settled, isian, hak: reachOf(engine, caller, r) }, counts);
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
