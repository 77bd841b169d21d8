import {
  type ChangeOf,
  errorsByField,
  type Field,
  type FieldErrors,
  type Message,
  messages,
  type Resource,
  term,
} from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { forbiddenFields, hiddenFields, mayDo } from '../access/permission.ts';
import { rowsFields, storedFields, tableName, typeOf } from '../database/columns.ts';
import type { Queryable, RowData } from '../database/db.ts';
import { HttpError, invalid } from '../errors.ts';
import { ofResource } from './builtOnce.ts';
import { joinRows, splitRows } from './childRows.ts';
import type { Engine } from './context.ts';
import { onlySql } from './only.ts';
import { sameValue } from './sameValue.ts';

/** @throws HttpError 400 for a body that is not a JSON object */
export function mustBeObject(body: unknown): RowData {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new HttpError(400, messages.badBody);
  return body as RowData;
}

/** Columns of answers that a client may send back. */
const echoed: ReadonlySet<string> = new Set([
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  '_embed',
  'aksi',
  'bolehUbah',
]);

/** Fields that the caller does not read: accepting a guess would reveal the stored value. */
const unseenBy = (caller: Caller, r: Resource): ReadonlySet<string> =>
  mayDo(caller, r, 'read') ? hiddenFields(caller, r) : new Set(Object.keys(r.fields));

/**
 * The form of a create body. Fields that only the server sets are refused by name.
 * @throws HttpError 422 by field
 */
export function checkCreate<R extends Resource>(engine: Engine, caller: Caller, r: R, body: unknown): ChangeOf<R>;
export function checkCreate(engine: Engine, caller: Caller, r: Resource, body: unknown): RowData {
  const given = mustBeObject(body);
  mustBeWritable(caller, r, Object.keys(given));
  const childErrors: FieldErrors = {};
  const { sent, kept } = withoutServerHalf(r, {}, given, childErrors);
  const parsed = engine.createSchemaOf(r).safeParse(sent);
  const refused = { ...readOnlyErrors(r, sent), ...childErrors };
  if (!parsed.success) throw invalid({ ...errorsByField(parsed.error), ...refused });
  if (Object.keys(refused).length) throw invalid(refused);
  return { ...defaultsOf(r), ...withServerHalf(parsed.data, kept) };
}

/**
 * The form of an update body. A client may send the whole row back as it was read, labels included: what the caller sees
 * and has not changed is dropped. What the caller does not see and may not write is refused before it is compared.
 * @returns the fields that really change
 * @throws HttpError 422 by field
 */
export function checkUpdate<R extends Resource>(
  engine: Engine,
  caller: Caller,
  r: R,
  before: RowData,
  body: unknown,
  options?: { restoring?: boolean },
): ChangeOf<R>;
export function checkUpdate(
  engine: Engine,
  caller: Caller,
  r: Resource,
  before: RowData,
  body: unknown,
  { restoring = false } = {},
): RowData {
  const given = mustBeObject(body);
  const unseen = unseenBy(caller, r);
  mustBeWritable(
    caller,
    r,
    Object.keys(given).filter(name => unseen.has(name)),
  );
  // Empty or something else is shown in its place: to compare it with what is stored would tell that.
  const later = new Set(r.access[caller.baseRole]?.later?.fields);
  const candidate: RowData = {};
  for (const [name, value] of Object.entries(given)) {
    const field = r.fields[name];
    if (name === 'version' || name === 'id' || ((echoed.has(name) || r.told.includes(name)) && !field)) continue;
    if (field?.readOnly && later.has(name)) continue;
    if (!(unseen.has(name) && field?.readOnly) && sameValue(before[name], value, field)) continue;
    candidate[name] = value;
  }
  const childErrors: FieldErrors = {};
  const { sent, kept } = withoutServerHalf(r, before, candidate, childErrors, restoring);
  const parsed = engine.updateSchemaOf(r).safeParse(sent);
  const refused = { ...readOnlyErrors(r, sent), ...fixedErrors(r, sent), ...childErrors };
  if (!parsed.success) throw invalid({ ...errorsByField(parsed.error), ...refused });
  if (Object.keys(refused).length) throw invalid(refused);
  const changed = Object.fromEntries(
    Object.entries(withServerHalf(parsed.data, kept)).filter(
      ([name, value]) => !sameValue(before[name], value, r.fields[name]),
    ),
  );
  mustBeWritable(caller, r, Object.keys(changed));
  return changed;
}

type KeptRows = Readonly<Record<string, readonly RowData[]>>;

/** The body with child rows as a client may send them, and what the server has set in those, by field. */
function withoutServerHalf(r: Resource, before: RowData, given: RowData, errors: FieldErrors, restoring = false) {
  const sent: RowData = { ...given };
  const kept: Record<string, readonly RowData[]> = {};
  for (const [name, field] of rowsFields(r)) {
    if (!Object.hasOwn(given, name)) continue;
    const halves = splitRows(name, field, before[name], given[name], errors, restoring);
    sent[name] = halves.sent;
    kept[name] = halves.kept;
  }
  return { sent, kept };
}

const withServerHalf = (data: RowData, kept: KeptRows): RowData => ({
  ...data,
  ...Object.fromEntries(
    Object.entries(kept).flatMap(([name, rows]) => (name in data ? [[name, joinRows(data[name], rows)]] : [])),
  ),
});

function mustBeWritable(caller: Caller, r: Resource, sent: readonly string[]): void {
  const errors = forbiddenFields(caller, r, sent);
  if (Object.keys(errors).length) throw invalid(errors);
}

const collect = (fields: Iterable<[string, Message | undefined]>): FieldErrors =>
  Object.fromEntries([...fields].filter((entry): entry is [string, Message] => entry[1] !== undefined));

const readOnlyErrors = (r: Resource, sent: RowData): FieldErrors =>
  collect(Object.keys(sent).map(name => [name, r.fields[name]?.readOnly ? messages.readOnly : undefined]));

const fixedErrors = (r: Resource, sent: RowData): FieldErrors =>
  collect(Object.keys(sent).map(name => [name, r.fields[name]?.fixed ? messages.fixed : undefined]));

/** Starting values of fields that the client does not set. */
export function defaultsOf<R extends Resource>(r: R): ChangeOf<R>;
export function defaultsOf(r: Resource): RowData {
  return { ...startingValues(r) };
}

const startingValues = ofResource((r): RowData => {
  const set = Object.entries(r.fields).filter(([, field]) => field.readOnly && field.default !== undefined);
  return Object.fromEntries(set.map(([name, field]) => [name, field.default]));
});

/**
 * Cross-field rule of the declaration over the row as it will be, then the derived values.
 * @throws HttpError 422 by field
 */
export function checkRow(r: Resource, row: RowData): RowData {
  const errors = r.check(row);
  if (Object.keys(errors).length) throw invalid(errors);
  return r.derive(row);
}

export interface Pointer {
  path: string;
  field: Extract<Field, { to: string }>;
  ids: string[];
}

/** References in the given values, child rows included. */
export function pointersIn(fields: Resource['fields'], data: RowData, stored: RowData = {}, prefix = ''): Pointer[] {
  const found: Pointer[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = data[name];
    if (value == null) continue;
    // An unchanged reference was valid when it was chosen; the caller need not be able to read it now.
    if (field.kind === 'ref' && stored[name] === value) continue;
    if (field.kind === 'ref') found.push({ path: prefix + name, field, ids: [String(value)] });
    if (field.kind === 'refs' && Array.isArray(value))
      found.push({ path: prefix + name, field, ids: value.map(String) });
    if (field.kind === 'rows' && Array.isArray(value)) {
      const before = rowsById(stored[name]);
      for (const [i, row] of value.entries())
        found.push(...pointersIn(field.fields, row as RowData, before.get(row.id), `${prefix}${name}.${i}.`));
    }
  }
  return found.filter(pointer => pointer.ids.length > 0);
}

const rowsById = (rows: unknown): ReadonlyMap<unknown, RowData> =>
  new Map((Array.isArray(rows) ? (rows as RowData[]) : []).flatMap(row => (row.id ? [[row.id, row] as const] : [])));

/** True if the foreign key of a reference refuses what `checkReferences` would: the caller may name every row of its target. */
const keySuffices = (engine: Engine, caller: Caller, { field }: Pointer): boolean =>
  field.kind === 'ref' &&
  !field.only &&
  engine.rowsOf(caller, engine.registry.get(field.to), 'reference', 't', []) === 'true';

/**
 * A reference in a body must point at a row that the caller may read or look up, and satisfy the field's `only`
 * (docs/domain/10 §1 step 5). One query for all of them.
 * @param keys `hold`: the write will tell by its foreign keys, so that only what they do not know is asked
 * @throws HttpError 422 'Pilihan {label} tidak valid.'
 */
export async function checkReferences(
  engine: Engine,
  on: Queryable,
  caller: Caller,
  r: Pick<Resource, 'fields'>,
  data: RowData,
  stored: RowData = {},
  keys: 'hold' | 'unknown' = 'unknown',
): Promise<void> {
  const found = pointersIn(r.fields, data, stored);
  const pointers = keys === 'hold' ? found.filter(pointer => !keySuffices(engine, caller, pointer)) : found;
  if (!pointers.length) return;
  const values: unknown[] = [];
  const columns = pointers.map(({ field, ids }, i) => {
    const target = engine.registry.get(field.to);
    values.push(ids);
    const wanted = `$${values.length}::${typeOf(target, 'id', engine.registry)}[]`;
    const scope = engine.rowsOf(caller, target, 'reference', 't', values);
    const only = onlySql(engine.registry, field, values);
    const readable = `t.id = any(${wanted})${scope === 'true' ? '' : ` and ${scope}`}`;
    const counted = `(select count(distinct t.id)::int from ${tableName(target)} t where ${readable}`;
    return `${counted}) as "n${i}", ${only.length ? `${counted} and ${only.join(' and ')})` : 'null'} as "o${i}"`;
  });
  const counts = await on.one<Record<string, number | null>>(`select ${columns.join(', ')}`, values, { prepare: true });
  const errors: FieldErrors = {};
  for (const [i, { path, field, ids }] of pointers.entries()) {
    const wanted = new Set(ids).size;
    const wrong = messages.reference({ label: term(field.label ?? path) });
    if (counts?.[`n${i}`] !== wanted) errors[path] = wrong;
    else if (field.only && counts[`o${i}`] !== wanted)
      errors[path] = field.kind === 'ref' ? (field.onlyMessage ?? wrong) : wrong;
  }
  if (Object.keys(errors).length) throw invalid(errors);
}

/** Names of the plain columns of a resource that may be written, templates excluded. */
export const writableColumns = (r: Resource): string[] =>
  storedFields(r.fields)
    .filter(([, field]) => !field.template)
    .map(([name]) => name);
