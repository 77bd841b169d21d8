import { errorsByField, type Field, type FieldErrors, messages, type Resource } from '../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { forbiddenFields } from '../access/permission.ts';
import { column, storedFields, tableName, typeOf } from '../database/columns.ts';
import type { Queryable, RowData } from '../database/db.ts';
import { HttpError, invalid } from '../errors.ts';
import type { Engine } from './context.ts';

/** @throws HttpError 400 for a body that is not a JSON object */
export function mustBeObject(body: unknown): RowData {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new HttpError(400, messages.badJson);
  return body as RowData;
}

/** What the engine itself puts into answers and may therefore come back unchanged. */
const echoed: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'createdBy', 'updatedBy', '_embed', 'aksi']);

/**
 * The form of a create body. Fields that only the server sets are refused by name.
 * @throws HttpError 422 by field
 */
export function checkCreate(engine: Engine, caller: Caller, r: Resource, body: unknown): RowData {
  const sent = mustBeObject(body);
  mustBeWritable(caller, r, Object.keys(sent));
  const parsed = engine.createSchemaOf(r).safeParse(sent);
  const readOnly = readOnlyErrors(r, sent);
  if (!parsed.success) throw invalid({ ...errorsByField(parsed.error), ...readOnly });
  if (Object.keys(readOnly).length) throw invalid(readOnly);
  return { ...defaultsOf(r), ...parsed.data };
}

/**
 * The form of an update body: fields equal to the stored ones are dropped, whatever they are, so that a client may
 * send the whole row back.
 * @returns the fields that really change
 * @throws HttpError 422 by field
 */
export function checkUpdate(engine: Engine, caller: Caller, r: Resource, before: RowData, body: unknown): RowData {
  const sent = mustBeObject(body);
  const candidate: RowData = {};
  for (const [name, value] of Object.entries(sent)) {
    if (
      name === 'version' ||
      name === 'id' ||
      (echoed.has(name) && !Object.hasOwn(r.fields, name)) ||
      sameValue(before[name], value, r.fields[name])
    )
      continue;
    candidate[name] = value;
  }
  const parsed = engine.updateSchemaOf(r).safeParse(candidate);
  const refused = { ...readOnlyErrors(r, candidate), ...fixedErrors(r, candidate) };
  if (!parsed.success) throw invalid({ ...errorsByField(parsed.error), ...refused });
  if (Object.keys(refused).length) throw invalid(refused);
  const changed = Object.fromEntries(
    Object.entries(parsed.data).filter(([name, value]) => !sameValue(before[name], value, r.fields[name])),
  );
  mustBeWritable(caller, r, Object.keys(changed));
  return changed;
}

function sameValue(stored: unknown, given: unknown, field?: Field): boolean {
  if (stored === given || (stored ?? null) === (given ?? null)) return true;
  // A moment comes back in whatever notation the answer used.
  if (field?.kind === 'datetime') return Date.parse(String(stored)) === Math.trunc(Date.parse(String(given)));
  if (typeof stored === 'object' || typeof given === 'object')
    return JSON.stringify(plain(stored)) === JSON.stringify(plain(given));
  return false;
}

/** Child rows as the client knows them: labels and order of keys do not count. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).filter(([key, inner]) => key !== '_embed' && inner !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)).map(([key, inner]) => [key, plain(inner)]));
}

function mustBeWritable(caller: Caller, r: Resource, sent: readonly string[]): void {
  const errors = forbiddenFields(caller, r, sent);
  if (Object.keys(errors).length) throw invalid(errors);
}

const collect = (fields: Iterable<[string, string | undefined]>): FieldErrors =>
  Object.fromEntries([...fields].filter((entry): entry is [string, string] => entry[1] !== undefined));

const readOnlyErrors = (r: Resource, sent: RowData): FieldErrors =>
  collect(Object.keys(sent).map(name => [name, r.fields[name]?.readOnly ? messages.readOnly : undefined]));

const fixedErrors = (r: Resource, sent: RowData): FieldErrors =>
  collect(Object.keys(sent).map(name => [name, r.fields[name]?.fixed ? messages.fixed : undefined]));

/** Starting values of fields that the client does not set. */
export const defaultsOf = (r: Resource): RowData =>
  Object.fromEntries(
    Object.entries(r.fields)
      .filter(([, field]) => field.readOnly && field.default !== undefined)
      .map(([name, field]) => [name, field.default]),
  );

/**
 * Cross-field rule of the declaration over the row as it will be, then the derived values.
 * @throws HttpError 422 by field
 */
export function checkRow(r: Resource, row: RowData): RowData {
  const errors = r.check(row);
  if (Object.keys(errors).length) throw invalid(errors);
  return r.derive(row);
}

interface Pointer {
  path: string;
  field: Extract<Field, { to: string }>;
  ids: string[];
}

/** References in the given values, child rows included. */
function pointersIn(fields: Resource['fields'], data: RowData, prefix = ''): Pointer[] {
  const found: Pointer[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = data[name];
    if (value == null) continue;
    if (field.kind === 'ref') found.push({ path: prefix + name, field, ids: [String(value)] });
    if (field.kind === 'refs' && Array.isArray(value))
      found.push({ path: prefix + name, field, ids: value.map(String) });
    if (field.kind === 'rows' && Array.isArray(value)) {
      for (const [i, row] of value.entries())
        found.push(...pointersIn(field.fields, row as RowData, `${prefix}${name}.${i}.`));
    }
  }
  return found.filter(pointer => pointer.ids.length > 0);
}

/**
 * A reference in a body must point at a row that the caller may read or look up, and satisfy the field's `only`
 * (docs/domain/10 §1 step 5). One query for all of them.
 * @throws HttpError 422 'Pilihan {label} tidak valid.'
 */
export async function checkReferences(
  engine: Engine,
  on: Queryable,
  caller: Caller,
  r: Resource,
  data: RowData,
): Promise<void> {
  const pointers = pointersIn(r.fields, data);
  if (!pointers.length) return;
  const values: unknown[] = [];
  const columns = pointers.map(({ field, ids }, i) => {
    const target = engine.registry.get(field.to);
    values.push(ids);
    const wanted = `$${values.length}::${typeOf(target, 'id', engine.registry)}[]`;
    const scope = engine.rowsOf(caller, target, 'reference', 't', values);
    const only = Object.entries(field.only ?? {}).map(([name, value]) => {
      values.push(value);
      return `t.${column(name)} = $${values.length}`;
    });
    const readable = `t.id = any(${wanted})${scope === 'true' ? '' : ` and ${scope}`}`;
    const counted = `(select count(distinct t.id)::int from ${tableName(target)} t where ${readable}`;
    return `${counted}) as "n${i}", ${only.length ? `${counted} and ${only.join(' and ')})` : 'null'} as "o${i}"`;
  });
  const found = await on.one<Record<string, number | null>>(`select ${columns.join(', ')}`, values, { prepare: true });
  const errors: FieldErrors = {};
  for (const [i, { path, field, ids }] of pointers.entries()) {
    const wanted = new Set(ids).size;
    const wrong = messages.reference(field.label ?? path);
    if (found?.[`n${i}`] !== wanted) errors[path] = wrong;
    else if (field.only && found[`o${i}`] !== wanted)
      errors[path] = field.kind === 'ref' ? (field.onlyMessage ?? wrong) : wrong;
  }
  if (Object.keys(errors).length) throw invalid(errors);
}

/** Child rows share what their declaration says that they may not. */
export function checkChildren(r: Resource, data: RowData): void {
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(r.fields)) {
    const rows = data[name];
    if (field.kind !== 'rows' || !Array.isArray(rows)) continue;
    for (const [names, message] of field.uniqueTogether ?? []) {
      const seen = new Set<string>();
      for (const [i, row] of (rows as RowData[]).entries()) {
        const key = JSON.stringify(names.map(key => row[key] ?? null));
        if (seen.has(key)) errors[`${name}.${i}.${names[0]}`] = message;
        seen.add(key);
      }
    }
  }
  if (Object.keys(errors).length) throw invalid(errors);
}

/** Names of the plain columns of a resource that may be written, templates excluded. */
export const writableColumns = (r: Resource): string[] =>
  storedFields(r.fields)
    .filter(([, field]) => !field.template)
    .map(([name]) => name);
