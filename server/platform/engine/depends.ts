import {
  aroundName,
  type Field,
  type FieldErrors,
  messages,
  type Registry,
  type Resource,
  term,
} from '../../../resources/kit/index.ts';
import { column, rowsFields, tableName, typeOf } from '../database/columns.ts';
import type { Queryable, RowData } from '../database/db.ts';
import { invalid } from '../errors.ts';
import { aroundSql } from './where.ts';

/** A reference, and the values that the rows which it names must have. */
interface Bound {
  path: string;
  label: string;
  target: Resource;
  ids: string[];
  /** Filter of the named rows → the value that it must have. */
  must: [theirs: string, value: unknown][];
}

type Reference = Extract<Field, { to: string }>;
const isReference = (field: Field): field is Reference => field.kind === 'ref' || field.kind === 'refs';

/**
 * Enforces `dependsOn`: a reference must agree with other fields of the row, as a contact of the chosen customer. The
 * form offers only such rows; this holds for every writer, also for values that rules filled in. Without a parent any
 * row will do, except for child rows.
 * @param row as it will be
 * @param given what is written; references that it does not concern are not checked
 * @throws HttpError 422 'Pilihan {label} tidak valid.' by dotted path
 */
export async function checkDepending(
  on: Queryable,
  registry: Registry,
  r: Resource,
  row: RowData,
  given: RowData,
): Promise<void> {
  const bound = boundIn(registry, r, row, given);
  if (!bound.length) return;
  const values: unknown[] = [];
  const bind = (value: unknown, type: string): string => {
    values.push(value);
    return `$${values.length}::${type}`;
  };
  const counts = bound.map(({ target, ids, must }, i) => {
    const wanted = bind(ids, target.id === 'uuid' ? 'uuid[]' : 'text[]');
    const agrees = must.map(([theirs, value]) => {
      const equals = (owner: Resource, name: string, at: string) =>
        `${at} = ${bind(value, typeOf(owner, name, registry))}`;
      return aroundSql(target, registry, theirs, 't', equals) ?? equals(target, theirs, `t.${column(theirs)}`);
    });
    const where = [`t.id = any(${wanted})`, ...agrees].join(' and ');
    return `(select count(*)::int from ${tableName(target)} t where ${where}) as "n${i}"`;
  });
  const found = await on.one<Record<string, number>>(`select ${counts.join(', ')}`, values, { prepare: true });
  const errors: FieldErrors = {};
  for (const [i, { path, label, ids }] of bound.entries())
    if (found?.[`n${i}`] !== new Set(ids).size) errors[path] = messages.reference({ label: term(label) });
  if (Object.keys(errors).length) throw invalid(errors);
}

function boundIn(registry: Registry, r: Resource, row: RowData, given: RowData): Bound[] {
  const own = boundOf(registry, r.fields, row, row, '').filter(({ path, needs }) =>
    [path, ...needs].some(name => name in given),
  );
  const inRows = rowsFields(r).flatMap(([name, field]) => {
    const rows: unknown = row[name];
    if (!Array.isArray(rows)) return [];
    return rows
      .flatMap((child: RowData, i) => boundOf(registry, field.fields, child, row, `${name}.${i}.`))
      .filter(({ needs }) => name in given || needs.some(each => (aroundName(each) ?? '') in given));
  });
  return [...own, ...inRows];
}

function boundOf(
  registry: Registry,
  fields: Resource['fields'],
  row: RowData,
  around: RowData,
  prefix: string,
): (Bound & { needs: string[] })[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isReference(field) || !field.dependsOn || row[name] == null) return [];
    const target = registry.get(field.to);
    const ids = [row[name]].flat().map(String);
    if (!ids.length) return [];
    const needs = Object.keys(field.dependsOn);
    const must = Object.entries(field.dependsOn).map(([ours, theirs]): [string, unknown] => {
      const above = aroundName(ours);
      return [theirs, (above === undefined ? row[ours] : around[above]) ?? null];
    });
    const held = target.rowsOf ? must : must.filter(([, value]) => value !== null);
    if (!held.length) return [];
    return [{ path: prefix + name, label: field.label ?? name, target, ids, must: held, needs }];
  });
}
