import { v7 as uuidv7 } from 'uuid';
import {
  type FieldOf,
  isListKind,
  messages,
  type Registry,
  type Resource,
  rowsName,
  term,
} from '../../../resources/kit/index.ts';
import { childTableName, column, labelSql, rowsFields, sqlType, storedFields, typeOf } from '../database/columns.ts';
import type { Queryable, RowData } from '../database/db.ts';
import { conflict, invalid } from '../errors.ts';
import { firstInUse } from './uses.ts';

/** Child rows of one field as they are to be, with the row that each belongs to and its place among the others. */
interface Given {
  i: unknown;
  o: unknown;
  n: number;
  [cell: string]: unknown;
}

/** A field's child rows as one table of JSON: columns `i` (id), `o` (row around), `n` (place), `c0`… (values). */
interface Sheet {
  table: string;
  /** Name and type of each column. */
  types: string;
  columns: string[];
  /** Column of the JSON that holds a field. */
  cell(name: string): string;
  rows: Given[];
}

function sheetOf(
  registry: Registry,
  r: Resource,
  name: string,
  field: FieldOf<'rows'>,
  owners: readonly { id: unknown; rows: readonly RowData[] }[],
): Sheet {
  const stored = storedFields(field.fields).map(([key, child], i) => ({ key, child, cell: `c${i}` }));
  const rows = owners.flatMap(owner =>
    owner.rows.map((row, n): Given => {
      const given: Given = { i: row.id ?? uuidv7(), o: owner.id, n };
      for (const { key, child, cell } of stored) {
        const value = row[key] ?? child.default ?? (isListKind(child.kind) ? [] : null);
        if (value !== null) given[cell] = value;
      }
      return given;
    }),
  );
  return {
    table: childTableName(r, name),
    types: [
      'i uuid',
      `o ${typeOf(r, 'id', registry)}`,
      'n integer',
      ...stored.map(({ child, cell }) => `${cell} ${sqlType(child, registry)}`),
    ].join(', '),
    columns: ['id', 'parent_id', 'nomor', ...stored.map(({ key }) => column(key))],
    cell: key => stored.find(each => each.key === key)?.cell ?? 'null',
    rows,
  };
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const rowsIn = (value: unknown): RowData[] => (Array.isArray(value) ? value : []);

/** Child rows of new rows, in one statement for each field. */
export async function insertChildren(
  on: Queryable,
  registry: Registry,
  r: Resource,
  rows: readonly { id: string; values: RowData }[],
): Promise<void> {
  for (const [name, field] of rowsFields(r)) {
    const owners = rows.map(({ id, values }) => ({ id, rows: rowsIn(values[name]) }));
    const sheet = sheetOf(registry, r, name, field, owners);
    if (!sheet.rows.length) continue;
    await on.execute(
      `insert into ${sheet.table} (${sheet.columns.join(', ')}) select * from json_to_recordset($1::json) as n(${sheet.types})`,
      [JSON.stringify(sheet.rows)],
    );
  }
}

/**
 * Writes the child rows of each `rows` field that is given. A row that keeps its id stays the same row, so that others
 * may refer to it; one that is no longer named goes.
 * @throws HttpError 409 where a row that goes is referred to, 422 for an id that is no row of this one's
 */
export async function saveChildren(
  on: Queryable,
  registry: Registry,
  r: Resource,
  parentId: string,
  data: RowData,
): Promise<void> {
  for (const [name, field] of rowsFields(r)) {
    const rows = data[name];
    if (!Array.isArray(rows)) continue;
    const sheet = sheetOf(registry, r, name, field, [{ id: parentId, rows }]);
    mustBeDistinct(name, sheet.rows);
    await removeOthers(on, registry, r, name, sheet, parentId);
    await freeKeys(on, field, sheet, parentId);
    await put(on, name, field, sheet);
  }
}

function mustBeDistinct(name: string, rows: readonly Given[]): void {
  const seen = new Set<unknown>();
  for (const [at, { i }] of rows.entries()) {
    if (seen.has(i)) throw invalid({ [`${name}.${at}.id`]: messages.unique({ label: term('ID') }) });
    seen.add(i);
  }
}

/** Rows that are no longer named. */
async function removeOthers(
  on: Queryable,
  registry: Registry,
  r: Resource,
  name: string,
  { table, rows }: Sheet,
  parentId: string,
): Promise<void> {
  const going = 'parent_id = $1 and id <> all($2::uuid[])';
  const values = [parentId, rows.map(({ i }) => i)];
  const referred = registry.find(rowsName(r.name, name));
  if (referred) {
    const gone = await on.query<{ id: string; label: string }>(
      `select t.id, ${labelSql(referred, 't', registry)} as label from ${table} t where t.${going.replace(' id', ' t.id')}`,
      values,
    );
    const use = await firstInUse(
      registry,
      on,
      referred,
      gone.map(({ id }) => id),
    );
    if (use) {
      const label = gone.find(({ id }) => id === use.id)?.label ?? '';
      throw conflict(
        messages.rowInUse({ rows: term(referred.label), row: label, n: use.count, label: term(use.label) }),
      );
    }
  }
  await on.execute(`delete from ${table} where ${going}`, values);
}

/**
 * Of rows that exchange what no two rows share, the unique index would see the first as a second one: they are written
 * anew, each with its id. Those that count no more (who has left) make room by being written first.
 */
async function freeKeys(on: Queryable, field: FieldOf<'rows'>, sheet: Sheet, parentId: string): Promise<void> {
  const given = `json_to_recordset($2::json) as`;
  for (const [names, , except] of field.uniqueAcross ?? []) {
    const same = names.map(name => `n.${sheet.cell(name)} = c.${column(name)}`);
    const counting = except
      ? [`c.${column(except.field)}`, `n.${sheet.cell(except.field)}`, `m.${sheet.cell(except.field)}`]
      : [];
    const where = [...same, ...counting.map(state => `${state} <> all($3::text[])`)];
    await on.execute(
      `delete from ${sheet.table} c using ${given} n(${sheet.types}), ${given} m(${sheet.types})
        where c.parent_id = $1 and m.i = c.id and n.i <> c.id and ${where.join(' and ')}`,
      [parentId, JSON.stringify(sheet.rows), ...(except ? [except.notIn] : [])],
    );
  }
}

async function put(on: Queryable, name: string, field: FieldOf<'rows'>, sheet: Sheet): Promise<void> {
  const { table, types, columns, rows } = sheet;
  if (!rows.length) return;
  const set = columns.filter(each => each !== 'id' && each !== 'parent_id').map(each => `${each} = excluded.${each}`);
  const leaving = (field.uniqueAcross ?? []).flatMap(([, , except]) =>
    except ? [`(n.${sheet.cell(except.field)} in (${except.notIn.map(literal).join(', ')})) desc`] : [],
  );
  const written = await on.query<{ id: string }>(
    `insert into ${table} as c (${columns.join(', ')}) select * from json_to_recordset($1::json) as n(${types})
      order by ${[...leaving, 'n.n'].join(', ')}
      on conflict (id) do update set ${set.join(', ')} where c.parent_id = excluded.parent_id returning c.id`,
    [JSON.stringify(rows)],
    { prepare: true },
  );
  const ours = new Set(written.map(({ id }) => id));
  const foreign = rows.findIndex(({ i }) => !ours.has(String(i)));
  if (foreign >= 0) throw invalid({ [`${name}.${foreign}.id`]: messages.unique({ label: term('ID') }) });
}
