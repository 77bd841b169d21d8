import type { Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mayDo } from '../../platform/access/permission.ts';
import { sightOf } from '../../platform/access/visibleFields.ts';
import { column, fieldWordsSql, labelSql, tableName } from '../../platform/database/columns.ts';
import type { QueryOptions } from '../../platform/database/db.ts';
import { filterSql } from '../../platform/engine/computed.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { inReach } from '../../platform/engine/ways.ts';

/** A list's filter in the dialect of docs/api.md. */
type Filter = Readonly<Record<string, unknown>>;

/** Rows of a resource as a list would show them: the same filter, the same scope. */
interface Rows {
  resource: Resource;
  filter: Filter;
}

/** Rows in the caller's scope as the table `t` of a FROM, and the parts of WITH that it needs. */
interface Scoped {
  parts: readonly string[];
  from: string;
  /** Going several ways takes longer to plan than to do. */
  options: QueryOptions;
}

/** Null when the role may not read them at all. */
async function scoped(
  engine: Engine,
  caller: Caller,
  { resource, filter }: Rows,
  values: unknown[],
): Promise<Scoped | null> {
  if (!mayDo(caller, resource, 'read')) return null;
  const filtered = await filterSql(engine, caller, resource, filter, 't', values);
  const { parts, rows } = inReach(resource, filtered, engine.waysOf(caller, resource, 'read', 't', values));
  const forked = parts.length > 0;
  return { parts, from: `from ${rows} t`, options: { prepare: forked } };
}

const withParts = (parts: readonly string[]): string => (parts.length ? `with ${parts.join(', ')} ` : '');

export interface Count {
  jumlah: number;
  /** The earliest moment of `since` among the rows. */
  tertua: string | null;
}

/** How many rows there are, and since when the oldest waits. */
export async function countRows(engine: Engine, caller: Caller, rows: Rows, since = 'createdAt'): Promise<Count> {
  const values: unknown[] = [];
  const asked = await scoped(engine, caller, rows, values);
  if (!asked) return { jumlah: 0, tertua: null };
  const found = await engine.db.one<{ jumlah: number; tertua: Date | string | null }>(
    `${withParts(asked.parts)}select count(*)::int as jumlah, min(t.${column(since)}) as tertua ${asked.from}`,
    values,
    asked.options,
  );
  const tertua = found?.tertua ? new Date(found.tertua).toISOString() : null;
  return { jumlah: found?.jumlah ?? 0, tertua };
}

/** Rows that are looked at for names: some of them may be of one person. */
const looked = 12;

/** The same count with names of the rows that wait longest, each once; `named` is the field that names a row. */
export async function countNamed(
  engine: Engine,
  caller: Caller,
  rows: Rows,
  since: string,
  named: string | null,
): Promise<Count & { nama: string[] }> {
  const values: unknown[] = [];
  const { resource: r } = rows;
  const asked = await scoped(engine, caller, rows, values);
  if (!asked) return { jumlah: 0, tertua: null, nama: [] };
  const sight = sightOf(engine.registry, caller, r);
  const label = labelSql(r, 't', engine.registry);
  // A group's row names no participant.
  const seen = named && !sight.hidden.has(named) ? sight.at(named, 't', values) : null;
  const name = seen ? `coalesce(${fieldWordsSql(r.fields[named ?? ''], seen, engine.registry)}, ${label})` : label;
  // The rows are looked for once; only those that are named are read again.
  const found = await engine.db.one<{ jumlah: number; tertua: Date | string | null; nama: string[] }>(
    `${withParts([...asked.parts, `cocok as materialized (select t.id, t.${column(since)} as saat ${asked.from})`])}
     select count(*)::int as jumlah, min(saat) as tertua,
       (select coalesce(array_agg(x.nama) filter (where x.nama is not null), '{}') from (select ${name}::text as nama
         from (select id, saat from cocok order by saat, id limit ${looked}) c join ${tableName(r)} t on t.id = c.id
         order by c.saat, c.id) x) as nama from cocok`,
    values,
    asked.options,
  );
  const tertua = found?.tertua ? new Date(found.tertua).toISOString() : null;
  const nama = [...new Set(found?.nama)].slice(0, 3);
  return { jumlah: found?.jumlah ?? 0, tertua, nama };
}

/** How many rows there are of each value of a field; a reference comes with its words. */
export async function countBy(
  engine: Engine,
  caller: Caller,
  rows: Rows,
  field: string,
): Promise<{ nilai: string; label: string | null; jumlah: number }[]> {
  const values: unknown[] = [];
  const asked = await scoped(engine, caller, rows, values);
  if (!asked) return [];
  const declared = rows.resource.fields[field];
  const target = declared?.kind === 'ref' ? engine.registry.get(declared.to) : undefined;
  const join = target ? `join ${tableName(target)} r on r.id = t.${column(field)}` : '';
  const label = target ? `min(${labelSql(target, 'r', engine.registry)})` : 'null';
  return engine.db.query(
    `${withParts(asked.parts)}select t.${column(field)}::text as nilai, ${label} as label, count(*)::int as jumlah
     ${asked.from} ${join} group by t.${column(field)} order by jumlah desc, nilai`,
    values,
    asked.options,
  );
}
