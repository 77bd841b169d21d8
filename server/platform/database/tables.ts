import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  customType,
  index,
  integer,
  type PgColumnBuilderBase,
  type PgTable,
  type PgView,
  pgTable,
  pgView,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type Field,
  type FieldOf,
  indexedFields,
  isKey,
  isListKind,
  isSortable,
  type Lookup,
  type OrderKey,
  orderKey,
  type Registry,
  type Resource,
  snakeCase,
  tiesOf,
  type UniqueExcept,
} from '../../../resources/kit/index.ts';
import {
  childTableName,
  column,
  rowsFields,
  searchColumn,
  searchSql,
  sqlType,
  storedFields,
  tableName,
  templateSql,
} from './columns.ts';
import { historyViewSql } from './historyView.ts';

/**
 * Drizzle tables and views of all resources, from which drizzle-kit writes the migrations. Constraints and indexes
 * follow from the declaration: references, unique sets, filters, default sort and search.
 */
export function buildTables(registry: Registry): Record<string, PgTable | PgView> {
  const tables: Record<string, PgTable> = {};
  const views: Record<string, PgView> = {};
  const lookUp = (name: string) => tables[name];
  for (const r of registry.resources) {
    if (r.view) {
      views[r.name] = pgView(tableName(r), {}).as(sql.raw(historyViewSql(r, r.view, registry)));
      continue;
    }
    tables[r.name] = resourceTable(r, registry, lookUp);
    for (const [name, field] of rowsFields(r)) {
      tables[`${r.name}.${name}`] = childTable(r, name, field, registry, lookUp);
    }
  }
  return { ...tables, ...views };
}

type TableOf = (name: string) => PgTable | undefined;

const typed = (name: string, type: string) => customType<{ data: unknown }>({ dataType: () => type })(name);

function fieldColumn(
  name: string,
  field: Field,
  registry: Registry,
  lookUp: TableOf,
  required: boolean,
): PgColumnBuilderBase {
  let built = typed(snakeCase(name), sqlType(field, registry));
  if (field.kind === 'ref') {
    // Child rows go with their parent, and with them what refers to them from the same parent: asked when all are gone.
    const kept = registry.get(field.to).rowsOf ? 'no action' : 'restrict';
    built = built.references(() => idOf(lookUp(field.to)), { onDelete: field.cascade ? 'cascade' : kept });
  }
  if (isListKind(field.kind)) return built.notNull().default(sql`'{}'`);
  if (field.kind === 'boolean') return built.notNull().default(field.default === true ? sql`true` : sql`false`);
  return required ? built.notNull() : built;
}

function idOf(table: PgTable | undefined): AnyPgColumn {
  const id = (table as (PgTable & { id?: AnyPgColumn }) | undefined)?.id;
  if (!id) throw new Error('tabel rujukan tidak ada');
  return id;
}

const generated = (name: string, expression: string): PgColumnBuilderBase =>
  typed(snakeCase(name), 'text').generatedAlwaysAs((): SQL => sql.raw(expression));

function baseColumns(r: Resource): Record<string, PgColumnBuilderBase> {
  return {
    id: r.id === 'uuid' ? uuid('id').primaryKey() : text('id').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    createdBy: text('created_by'),
    updatedBy: text('updated_by'),
    version: integer('version').notNull().default(1),
  };
}

function resourceTable(r: Resource, registry: Registry, lookUp: TableOf): PgTable {
  const columns = baseColumns(r);
  for (const [name, field] of storedFields(r.fields)) {
    columns[name] = field.template
      ? generated(name, templateSql(field.template, r.fields))
      : fieldColumn(name, field, registry, lookUp, field.required);
  }
  if (r.search.length) columns[searchColumn] = generated(searchColumn, searchSql(r));
  const name = tableName(r);
  return pgTable(name, columns, table => constraints(r, name, table as Record<string, AnyPgColumn>, registry.find));
}

/** A leading column of these is already found by an index. */
function constraints(r: Resource, table: string, at: Record<string, AnyPgColumn>, find: Lookup) {
  const col = (field: string): AnyPgColumn => {
    const found = at[field];
    if (!found) throw new Error(`${r.name}.${field}: kolom tidak ada`);
    return found;
  };
  const led = new Set<string>(['id']);
  const made = [];
  for (const [fields, , except] of r.unique) {
    const [first, ...rest] = fields.map(col);
    if (!first) continue;
    if (except) {
      made.push(
        uniqueIndex(constraintName(table, fields, 'uq'))
          .on(first, ...rest)
          .where(counts(except)),
      );
      continue;
    }
    const constraint = unique(constraintName(table, fields, 'uq')).on(first, ...rest);
    made.push(fields.length > 1 ? constraint.nullsNotDistinct() : constraint);
    // One that a list may be sorted by goes on with the default order instead of the rest of the set.
    if (fields[0] && (isKey(r, fields[0]) || !isSortable(r, fields[0], find))) led.add(fields[0]);
  }
  const sortKey = sortIndex(r);
  if (sortKey) {
    made.push(index(constraintName(table, ['urutan'], 'ix')).on(sql.raw(sortKey), sql.raw('"id"')));
    const [first] = r.sort.map(orderKey);
    if (first) led.add(first.name);
  }
  for (const name of indexedFields(r)) {
    const kind = r.fields[name]?.kind;
    // Half of the rows are on either side of a yes or no: PostgreSQL would not use such an index.
    if (led.has(name) || !at[name] || kind === 'boolean') continue;
    const named = index(constraintName(table, [name], 'ix'));
    made.push(isListKind(kind) ? named.using('gin', col(name)) : named.on(col(name), ...inOrder(r, name)));
  }
  for (const fields of r.indexes) {
    const [first, ...rest] = fields.map(col);
    if (first) made.push(index(constraintName(table, fields, 'ix')).on(first, ...rest));
  }
  for (const { fields, field, is } of r.indexesOf) {
    const [first, ...rest] = fields.map(col);
    const named = index(constraintName(table, [...fields, is], 'ix'));
    if (first) made.push(named.on(first, ...rest).where(sql.raw(`${column(field)} = '${is.replaceAll("'", "''")}'`)));
  }
  if (r.search.length) {
    made.push(index(constraintName(table, ['cari'], 'ix')).using('gin', sql.raw(`"${searchColumn}" gin_trgm_ops`)));
  }
  return made;
}

/** Condition of the rows that count for a unique set with exceptions. */
const counts = ({ field, notIn }: UniqueExcept): SQL =>
  sql.raw(`${column(field)} not in (${notIn.map(value => `'${value.replaceAll("'", "''")}'`).join(', ')})`);

/** A list filtered or sorted by the field comes in its default order otherwise: the index goes on with its columns. */
const inOrder = (r: Resource, name: string): SQL[] => [...tiesOf(r, name).map(keySql), '"id"'].map(key => sql.raw(key));

const keySql = ({ name, down }: OrderKey): string => `${column(name)}${down ? ' desc' : ''}`;

/** The default order as an index expression, unless a unique constraint on its one column already serves. */
function sortIndex(r: Resource): string | undefined {
  const only = r.sort.length === 1 ? r.sort[0]?.replace(/^-/, '') : undefined;
  if (only && (only === 'id' || r.unique.some(([fields]) => fields.length === 1 && fields[0] === only)))
    return undefined;
  return r.sort.map(orderKey).map(keySql).join(', ');
}

/** PostgreSQL cuts names at 63 bytes; ours stay below it and stay distinct. */
export function constraintName(table: string, fields: readonly string[], prefix: string): string {
  const full = `${prefix}_${table}_${fields.map(snakeCase).join('_')}`;
  if (full.length <= 63) return full;
  let hash = 0;
  for (const char of full) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return `${full.slice(0, 54)}_${hash.toString(36)}`;
}

function childTable(
  r: Resource,
  fieldName: string,
  { fields, uniqueAcross }: FieldOf<'rows'>,
  registry: Registry,
  lookUp: TableOf,
): PgTable {
  const name = childTableName(r, fieldName);
  const columns: Record<string, PgColumnBuilderBase> = {
    id: uuid('id').primaryKey(),
    parentId: typed('parent_id', r.id === 'uuid' ? 'uuid' : 'text')
      .notNull()
      .references(() => idOf(lookUp(r.name)), { onDelete: 'cascade' }),
    nomor: integer('nomor').notNull(),
  };
  for (const [key, field] of storedFields(fields))
    columns[key] = fieldColumn(key, field, registry, lookUp, field.required);
  return pgTable(name, columns, table => {
    const at = table as Record<string, AnyPgColumn>;
    const parent = at.parentId;
    const refs = storedFields(fields).filter(([, field]) => field.kind === 'ref');
    const uniques = (uniqueAcross ?? []).flatMap(([names, , except]) => {
      const [first, ...rest] = names.flatMap(key => at[key] ?? []);
      if (!first) return [];
      const made = uniqueIndex(constraintName(name, names, 'uq')).on(first, ...rest);
      return [except ? made.where(counts(except)) : made];
    });
    return [
      ...uniques,
      ...(parent ? [index(constraintName(name, ['parent'], 'ix')).on(parent)] : []),
      ...refs.flatMap(([key]) => (at[key] ? [index(constraintName(name, [key], 'ix')).on(at[key])] : [])),
    ];
  });
}
