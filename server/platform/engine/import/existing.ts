import type { Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { column, tableName } from '../../database/columns.ts';
import type { DbRow, RowData } from '../../database/db.ts';
import type { Engine } from '../context.ts';
import { storedColumns } from '../select.ts';
import { type Draft, idIn } from './draft.ts';
import { type KeyedRow, rowsByKey } from './keyQuery.ts';
import { padded, zerosSaid } from './zeros.ts';

/** A stored row that a row of the file names by its key. */
export interface Existing {
  row: RowData;
  /** Within the caller's read scope; a row outside of it is not shown but still takes the key. */
  readable: boolean;
  /** Within the caller's write scope. */
  writable: boolean;
}

/** True if a column can hold the value at all; others are left to the schema's message. */
const storable = (value: unknown): boolean =>
  typeof value !== 'number' || Number.isSafeInteger(value) === false || Math.abs(value) < 2 ** 31;

/**
 * Restores zeros that a spreadsheet dropped from a code, where the code with them exists and the one without does not.
 */
async function restoreKeys(engine: Engine, r: Resource, drafts: readonly Draft[]): Promise<void> {
  const [name, ...more] = r.key;
  if (name === undefined || more.length || r.fields[name]?.kind !== 'text') return;
  const codeOf = ({ given }: Draft): string => (typeof given[name] === 'string' ? given[name] : '');
  const asked = new Set(drafts.flatMap(draft => (padded(codeOf(draft)).length ? [codeOf(draft)] : [])));
  if (!asked.size) return;
  const candidates = [...asked].flatMap(code => [code, ...padded(code)]);
  const rows = await engine.db.query<{ kode: string }>(
    `select ${column(name)} as kode from ${tableName(r)} where ${column(name)} = any($1::text[])`,
    [candidates],
  );
  const stored = new Set(rows.map(({ kode }) => kode));
  for (const draft of drafts) {
    const code = codeOf(draft);
    const whole = stored.has(code) ? undefined : padded(code).find(one => stored.has(one));
    if (whole === undefined) continue;
    draft.koreksi[name] = zerosSaid(code, whole);
    draft.given[name] = whole;
  }
}

/**
 * The stored rows that the drafts name by id, or by the resource's key; one query for each.
 * @param keyed whether the file holds the whole key
 */
export async function findExisting(
  engine: Engine,
  caller: Caller,
  r: Resource,
  drafts: readonly Draft[],
  keyed: boolean,
): Promise<Map<Draft, Existing>> {
  if (keyed) await restoreKeys(engine, r, drafts);
  const keys: KeyedRow[] = [];
  const ids: KeyedRow[] = [];
  for (const [n, draft] of drafts.entries()) {
    const id = idIn(draft);
    if (id) {
      ids.push({ n, key: [id] });
      continue;
    }
    const key = r.key.map(name => draft.given[name] ?? draft.known[name] ?? null);
    const whole = keyed && r.key.every(name => !(name in draft.errors));
    if (whole && key.some(value => value !== null) && key.every(storable)) keys.push({ n, key });
  }
  const params: unknown[] = [];
  const readable = engine.rowsOf(caller, r, 'read', 't', params);
  const writable = engine.rowsOf(caller, r, 'write', 't', params);
  const select = `${storedColumns(r, 't')}, (${readable}) as "_baca", (${writable}) as "_tulis"`;
  const ask = (fields: readonly string[], asked: readonly KeyedRow[]) =>
    rowsByKey<DbRow>(engine.db, engine.registry, r, fields, asked, select, params);
  const rows = [...(await ask(['id'], ids)), ...(await ask(r.key, keys))];
  const found = new Map<Draft, Existing>();
  for (const { n, _baca, _tulis, ...row } of rows) {
    const draft = drafts[n];
    if (draft) found.set(draft, { row, readable: _baca === true, writable: _tulis === true });
  }
  return found;
}
