import { type Registry, type Resource, snakeCase } from '../../../../resources/kit/index.ts';
import {
  childTableName,
  column,
  rowsFields,
  searchColumn,
  searchSql,
  storedFields,
  tableName,
  templateSql,
} from '../../database/columns.ts';
import { historyViewSql } from '../../database/historyView.ts';
import { baseNames } from '../select.ts';

/**
 * Tables as they were at a moment, each as a CTE under the table's own name: a statement over them needs no change, and
 * no part of it can read today's rows. The history has the old value of every change, so the state at a moment is today's
 * row with the first newer old value of each field, or the deleted row with them.
 */

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Pairs of field and column as rows of a VALUES list. */
const namesSql = (names: readonly (readonly [field: string, column: string])[]): string =>
  names.map(([field, stored]) => `(${literal(field)}, ${literal(stored)})`).join(', ');

/** Cast from the text of an id in the history to the id of a row. */
export const idCast = (r: Resource): string => (r.id === 'uuid' ? '::uuid' : '');

/** Columns of a row that stands in its table. */
function storedSql(r: Resource, alias: string): string {
  const columns = [...baseNames, ...storedFields(r.fields).map(([name]) => name)].map(column);
  return [...columns, ...(r.search.length ? [searchColumn] : [])].map(name => `${alias}.${name}`).join(', ');
}

/** The same of a row that was put together, with what the database would work out of its columns. */
function workedOutSql(r: Resource, alias: string, base: Readonly<Record<string, string>>): string {
  const own = baseNames.map(name => base[name] ?? `${alias}.${column(name)}`);
  const fields = storedFields(r.fields).map(([name, field]) =>
    field.template ? templateSql(field.template, r.fields, alias) : `${alias}.${column(name)}`,
  );
  // The expression names columns without their table.
  const search = r.search.length ? [`(select ${searchSql(r)} from (select ${alias}.*) cari)`] : [];
  return [...own, ...fields, ...search].join(', ');
}

/** Names of the two CTEs with what the history knows of a table's rows after the moment. */
const names = (table: string) => ({ first: `pertama_${table}`, values: `dulu_${table}` });

const newerColumns = 'h.resource, h.id_baris, h.aksi, h.versi, h.waktu, h.perubahan';

/** CTE of the listed rows that were written before the moment although they say that they were made after it. */
const earlier = (r: Resource): string => `lama_${tableName(r)}`;
export const earlierSql = (r: Resource, moment: string): string =>
  `${earlier(r)} as materialized (select t.id from ${tableName(r)} t where t.created_at >= ${moment}
    and exists (select 1 from internal_riwayat h where h.resource = ${literal(r.name)} and h.id_baris = t.id::text and h.waktu < ${moment}))`;

/**
 * The history of some resources from a moment on, read once for all of them. Of listed rows only what was there at the
 * moment is read: most of what happened since happened to rows that did not exist.
 * @param listed whose rows are listed (`tableSql`)
 * @param moment SQL of the moment
 */
export function newerSql(resources: readonly Resource[], listed: Resource, moment: string): string {
  const of = (name: string) => `h.resource = ${literal(name)} and h.waktu >= ${moment}`;
  const others = resources.filter(({ name }) => name !== listed.name).map(({ name }) => literal(name));
  const parts = others.length
    ? [
        `select ${newerColumns} from internal_riwayat h where h.waktu >= ${moment} and h.resource in (${others.join(', ')})`,
      ]
    : [];
  if (others.length < resources.length) {
    const table = tableName(listed);
    const row = `h.id_baris${idCast(listed)}`;
    parts.push(
      `select ${newerColumns} from internal_riwayat h join ${table} t on t.id = ${row} where ${of(listed.name)} and t.created_at < ${moment}`,
      // Few, each looked up by its id: an estimate of more would read the whole history.
      `select ${newerColumns} from ${earlier(listed)} l cross join lateral (select * from internal_riwayat h where h.id_baris = l.id::text and ${of(listed.name)} offset 0) h`,
      `select ${newerColumns} from internal_riwayat h where ${of(listed.name)}
        and h.id_baris in (select s.id_baris from internal_sampah s where s.resource = ${literal(listed.name)})
        and not exists (select 1 from ${table} t where t.id = ${row})`,
    );
  }
  return `baru as materialized (${parts.join(' union all ')})`;
}

/** SQL of changes since the moment: the first entry of each row, and the value of each column before it. */
export function changesSql(r: Resource): string[] {
  const table = tableName(r);
  const { first, values } = names(table);
  const stored = storedFields(r.fields).filter(([, field]) => !field.template);
  const kept = [
    ...stored.map(([name]) => [name, snakeCase(name)] as const),
    ...rowsFields(r).map(([name]) => [name, name] as const),
  ];
  return [
    `${first} as materialized (select distinct on (h.id_baris) h.id_baris, h.aksi, h.versi from baru h
      where h.resource = ${literal(r.name)} order by h.id_baris, h.versi, h.waktu)`,
    `${values} as materialized (select c.id_baris, jsonb_object_agg(c.kolom, c.dari) as isi from (
      select distinct on (h.id_baris, m.kolom) h.id_baris, m.kolom, e.value -> 'dari' as dari
      from baru h cross join lateral jsonb_each(h.perubahan) e
      join (values ${namesSql(kept)}) m(nama, kolom) on m.nama = e.key
      where h.resource = ${literal(r.name)} order by h.id_baris, m.kolom, h.versi, h.waktu) c group by c.id_baris)`,
  ];
}

/** True of a row whose first newer entry made it, or took it back from the bin: it was not there at the moment. */
const appeared = `(f.versi <= 1 or f.aksi = 'ambil_kembali')`;

/**
 * The table at the moment.
 * @param listed rows are listed for themselves: those made later are left out also where no entry says so. A row that
 *   others refer to was there when they were.
 */
export function tableSql(r: Resource, moment: string, listed: boolean): string {
  const table = tableName(r);
  const { first, values } = names(table);
  const written = `(select max(h.waktu) from internal_riwayat h where h.resource = ${literal(r.name)} and h.id_baris = f.id_baris and h.waktu < ${moment})`;
  const then = {
    id: `f.id_baris${idCast(r)}`,
    updatedAt: `coalesce(${written}, p.created_at)`,
    updatedBy: 'null::text',
    version: 'greatest(f.versi - 1, 1)',
  };
  // A row that has left the bin is shown by no door.
  const bin = `join lateral (select s.isi from internal_sampah s where s.resource = ${literal(r.name)} and s.id_baris = f.id_baris order by s.waktu desc limit 1) b on true`;
  const untouched = (from: string, where: string) =>
    `select ${storedSql(r, 't')} from ${from} where ${where} and not exists (select 1 from ${first} f where f.id_baris${idCast(r)} = t.id)`;
  const unchanged = listed
    ? [
        untouched(`${table} t`, `t.created_at < ${moment}`),
        untouched(`${earlier(r)} l join ${table} t on t.id = l.id`, 'true'),
      ]
    : [untouched(`${table} t`, 'true')];
  return `${table} as not materialized (
    ${unchanged.join(' union all ')}
    union all
    select ${workedOutSql(r, 'p', then)} from ${first} f join ${table} t on t.id = f.id_baris${idCast(r)}
      left join ${values} d on d.id_baris = f.id_baris
      cross join lateral jsonb_populate_record(t, coalesce(d.isi, '{}')) p where not ${appeared}
    union all
    select ${workedOutSql(r, 'p', then)} from ${first} f ${bin} left join ${values} d on d.id_baris = f.id_baris
      cross join lateral jsonb_populate_record(null::${table}, b.isi || coalesce(d.isi, '{}')) p
      where not ${appeared} and not exists (select 1 from ${table} t where t.id = f.id_baris${idCast(r)}))`;
}

/** The child rows of a field at the moment; those of a deleted row are as the history has them. */
export function childSql(r: Resource, field: string): string {
  const declared = rowsFields(r).find(([name]) => name === field)?.[1];
  const child = childTableName(r, field);
  const { values } = names(tableName(r));
  const kept = storedFields(declared?.fields ?? {}).map(([name]) => [name, snakeCase(name)] as const);
  const columns = ['id', 'parent_id', 'nomor', ...kept.map(([, stored]) => `"${stored}"`)];
  const renamed = `(select jsonb_object_agg(m.kolom, x.value) from jsonb_each(e.value) x join (values ${namesSql([['id', 'id'], ...kept])}) m(nama, kolom) on m.nama = x.key)`;
  const shown = columns.map(name => `p.${name}`).join(', ');
  return `${child} as not materialized (
    select ${columns.map(name => `c.${name}`).join(', ')} from ${child} c where not exists (
      select 1 from ${values} d where d.id_baris = c.parent_id::text and d.isi ? ${literal(field)})
    union all
    select ${shown} from ${values} d
      cross join lateral jsonb_array_elements(case jsonb_typeof(d.isi -> ${literal(field)}) when 'array' then d.isi -> ${literal(field)} else '[]' end)
        with ordinality e(value, nomor)
      cross join lateral jsonb_populate_record(null::${child}, coalesce(${renamed}, '{}')
        || jsonb_build_object('parent_id', d.id_baris, 'nomor', e.nomor)) p)`;
}

/** A view over the history, made of the tables above. */
export const viewSql = (r: Resource, registry: Registry): string =>
  r.view ? `${tableName(r)} as (${historyViewSql(r, r.view, registry)})` : '';

/** The history up to the moment. */
export const historySql = (moment: string): string =>
  `internal_riwayat as not materialized (select * from internal_riwayat where waktu < ${moment})`;
