import type { RaRecord } from 'react-admin';
import type { Registry, Resource } from '../../../resources/kit/index.ts';

/** Rows by resource name; tests read them afterwards to see what was written. */
export type Rows = Record<string, RaRecord[]>;

const operators: Record<string, (value: unknown, wanted: unknown) => boolean> = {
  neq: (value, wanted) => value !== wanted,
  gt: (value, wanted) => String(value) > String(wanted),
  gte: (value, wanted) => String(value) >= String(wanted),
  lt: (value, wanted) => String(value) < String(wanted),
  lte: (value, wanted) => String(value) <= String(wanted),
  in: (value, wanted) => Array.isArray(wanted) && wanted.includes(value),
  nin: (value, wanted) => Array.isArray(wanted) && !wanted.includes(value),
  q: (value, wanted) => contains(value, wanted),
  null: (value, wanted) => (value == null) === wanted,
};

const contains = (value: unknown, wanted: unknown) =>
  String(value ?? '')
    .toLowerCase()
    .includes(String(wanted).toLowerCase());

function fits(row: RaRecord, resource: Resource, name: string, wanted: unknown): boolean {
  if (name === 'q')
    return (resource.search.length ? resource.search : Object.keys(row)).some(f => contains(row[f], wanted));
  const [, field = '', operator = ''] = /^(.+)_([a-z]+)$/.exec(name) ?? [];
  const test = operators[operator];
  if (test && !(name in resource.fields)) return test(valueAt(row, field), wanted);
  const value = valueAt(row, name);
  return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
}

/** A field of a row, or an extra one in the field that holds it. */
function valueAt(row: RaRecord, name: string): unknown {
  const [within = '', id] = name.split('.');
  return id === undefined ? row[name] : row[within]?.[id];
}

/** The rows that a filter of docs/api.md leaves. */
export const filtered = (rows: readonly RaRecord[], resource: Resource, filter: Record<string, unknown>): RaRecord[] =>
  rows.filter(row => Object.entries(filter).every(([name, wanted]) => fits(row, resource, name, wanted)));

/** In the order of `["nama","ASC"]`. */
export function sorted(rows: readonly RaRecord[], [field, order]: readonly [string, string]): RaRecord[] {
  const sign = order === 'DESC' ? -1 : 1;
  return [...rows].sort(
    (a, b) => sign * String(a[field] ?? '').localeCompare(String(b[field] ?? ''), 'id', { numeric: true }),
  );
}

/** Label of a referred row. */
export const labelOf = (resource: Resource, row: RaRecord): string =>
  resource.representation.replace(/\{(\w+)\}/g, (_, name: string) => String(row[name] ?? ''));

/** A row with the labels of its references, as `embed=1` answers. */
export function embedded(registry: Registry, rows: Rows, resource: Resource, row: RaRecord): RaRecord {
  const found = (to: string, id: unknown) => {
    const target = rows[to]?.find(other => other.id === id);
    return target ? { id: target.id, label: labelOf(registry.get(to), target) } : null;
  };
  const embed = Object.entries(resource.fields).flatMap(([name, field]) => {
    if (field.kind === 'ref') return [[name, found(field.to, row[name])]];
    if (field.kind === 'refs') return [[name, (row[name] ?? []).map((id: unknown) => found(field.to, id))]];
    return [];
  });
  return { ...row, _embed: Object.fromEntries(embed) };
}
