import { type BinnedRow, type Resource, rowsName } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { Purpose } from '../../access/scope.ts';
import { coveredSight } from '../../access/sensitive/cover.ts';
import { asStored, type Sight, sightOf } from '../../access/visibleFields.ts';
import { childTableName, labelSql, rowsFields, tableName } from '../../database/columns.ts';
import type { Queryable, RowData } from '../../database/db.ts';
import { mustBeId } from '../../database/ids.ts';
import { notFound } from '../../errors.ts';
import type { Engine } from '../context.ts';
import type { ListQuery } from '../listQuery.ts';
import { type Page, rowSelect } from '../read.ts';
import { escapeLike } from '../where.ts';

/**
 * Deleted rows are asked like others: each is turned into a row `t` of its table again, and its child rows stand beside
 * those that are there, so that scope and sight of the role decide by the same SQL (access/scope.ts, access/visibleFields.ts).
 */

/** WITH clause that shows the child rows of deleted rows beside the others. `$1` is the resource. */
function childrenSql(r: Resource): string {
  const shown = rowsFields(r).map(([field]) => {
    const table = childTableName(r, field);
    const binned = `select b.* from internal_sampah s, jsonb_populate_recordset(null::${table}, s.ikut -> '${rowsName(r.name, field)}') b where s.resource = $1`;
    return `${table} as not materialized (select * from ${table} union all ${binned})`;
  });
  return shown.length ? `with ${shown.join(', ')} ` : '';
}

const fromBin = (r: Resource): string =>
  `from internal_sampah s, jsonb_populate_record(null::${tableName(r)}, s.isi) t where s.resource = $1`;

/** True if the row with an id lies in the bin and is within a scope, which is written for `t`. `$1` is the resource. */
export const binnedWithin = (r: Resource, id: string, scope: string): string =>
  `exists (${childrenSql(r)}select 1 ${fromBin(r)} and s.id_baris = ${id} and ${scope})`;

/** @returns the deleted rows within the caller's reach, newest first. @throws HttpError 403 */
export async function binned(
  engine: Engine,
  caller: Caller,
  r: Resource,
  { filter, offset, limit }: Pick<ListQuery, 'filter' | 'offset' | 'limit'>,
): Promise<Page> {
  mustBeAllowed(caller, r, 'read');
  mustBeAllowed(caller, r, 'delete');
  const values: unknown[] = [r.name];
  const conditions = [engine.rowsOf(caller, r, 'read', 't', values)];
  const typed = typeof filter.q === 'string' ? filter.q.trim() : '';
  if (typed) conditions.push(`s.nama ilike $${values.push(`%${escapeLike(typed)}%`)}`);
  const merged = `(select jsonb_build_object('id', g.id, 'idTetap', g.id_tetap, 'namaTetap', coalesce(g.nama_tetap, ''))
    from internal_penggabungan g where g.id_lebur = s.id_baris and g.resource = $1 and g.dibatalkan_pada is null limit 1)`;
  if (filter.gabung === true) conditions.push(`${merged} is not null`);
  const where = conditions.map(each => ` and ${each}`).join('');
  const writable = engine.rowsOf(caller, r, 'write', 't', values);
  const columns = [
    't.id',
    `${labelSql(r, 't', engine.registry)} as nama`,
    's.waktu, s.nama_user as "namaUser", s.nama_role as "namaRole", s.versi',
    '(select coalesce(sum(jsonb_array_length(e.value)), 0)::int from jsonb_each(s.ikut) e) as bersama',
    `(${writable}) and ${merged} is null as boleh`,
    // Into which row is told to who may merge.
    `${r.merge?.by.includes(caller.baseRole) ? merged : 'null::jsonb'} as gabung`,
  ];
  const page = `select ${columns.join(', ')} ${fromBin(r)}${where} order by s.waktu desc, s.id_baris limit ${limit} offset ${offset}`;
  const text = `${childrenSql(r)}select (select coalesce(json_agg(h), '[]')::text from (${page}) h) as isi, (select count(*)::int ${fromBin(r)}${where}) as total`;
  const found = await engine.db.one<{ isi: string; total: number }>(text, values);
  return { json: found?.isi ?? '[]', total: found?.total ?? 0 };
}

/** A deleted row within a scope, as somebody sees it, with its child rows. */
export async function findBinned(
  engine: Engine,
  on: Queryable,
  caller: Caller | null,
  r: Resource,
  id: string,
  { purpose, sight, embed = false }: { purpose: Purpose; sight?: Sight; embed?: boolean },
): Promise<RowData | undefined> {
  mustBeId(r, id);
  const values: unknown[] = [r.name, id];
  const scope = caller ? engine.rowsOf(caller, r, purpose, 't', values) : 'true';
  const row = rowSelect(engine, r, sight ?? asStored, values, embed);
  return on.one<RowData>(
    `${childrenSql(r)}select ${row} ${fromBin(r)} and s.id_baris = $2 and ${scope} order by s.waktu desc limit 1`,
    values,
  );
}

/** True if a row is in the bin and the caller could read it. */
export const couldRead = async (engine: Engine, caller: Caller, r: Resource, id: string): Promise<boolean> =>
  (await findBinned(engine, engine.db, caller, r, id, { purpose: 'read' })) !== undefined;

/**
 * A deleted row as the caller saw it, with the words of its references and what went with it.
 * @throws HttpError 403, 404
 */
export async function binnedRow(engine: Engine, caller: Caller, r: Resource, id: string): Promise<BinnedRow> {
  mustBeAllowed(caller, r, 'read');
  mustBeAllowed(caller, r, 'delete');
  const sight = coveredSight(engine.registry, caller, r, sightOf(engine.registry, caller, r));
  const baris = await findBinned(engine, engine.db, caller, r, id, { purpose: 'read', sight, embed: true });
  if (!baris) throw notFound();
  const counted = await engine.db.query<{ nama: string; jumlah: number }>(
    `select e.key as nama, jsonb_array_length(e.value) as jumlah from internal_sampah s, jsonb_each(s.ikut) e where s.resource = $1 and s.id_baris = $2`,
    [r.name, id],
  );
  const own = new Set(rowsFields(r).map(([field]) => rowsName(r.name, field)));
  const bersama = counted.flatMap(({ nama, jumlah }) => {
    const along = engine.registry.find(nama);
    return own.has(nama) || !along ? [] : [{ label: along.label, jumlah }];
  });
  return { baris, bersama };
}
