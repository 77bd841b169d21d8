import type { Queryable } from '../platform/database/db.ts';

/** A table as the database itself describes it. */
export interface Table {
  name: string;
  /** Columns that hold data; generated ones follow from them. */
  columns: string[];
  /** Order of its rows, the same on every server. */
  order: string;
}

/** Kept by `migrate`; an archive says in its manifest what it held. */
const migrationNotes = '_migrasi';

/** Every table with data of its own, by name; one that is kept in parts is one table. */
export async function tablesOf(on: Queryable): Promise<Table[]> {
  const rows = await on.query<{ name: string; columns: string[]; keys: string[] }>(
    `select c.relname as name,
       array_agg(quote_ident(a.attname) order by a.attnum) as columns,
       coalesce(array_agg(quote_ident(a.attname) || case when a.atttypid = 'text'::regtype then ' collate "C"' else '' end
         order by array_position(x.indkey::int2[], a.attnum)) filter (where a.attnum = any(x.indkey)), '{}') as keys
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     left join pg_index x on x.indrelid = c.oid and x.indisprimary
     where n.nspname = current_schema() and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> $$${migrationNotes}$$
     group by c.relname order by c.relname collate "C"`,
  );
  return rows.map(({ name, columns, keys }) => ({
    name,
    columns,
    // The key of a table in parts is each part's own.
    order: (keys.length ? keys : columns.includes('id') ? ['id'] : columns).join(', '),
  }));
}

/** Migrations that the database has seen; none on one that is entirely empty. */
export async function migrationsOf(on: Queryable): Promise<string[]> {
  const there = await on.query(`select 1 as ada where to_regclass('${migrationNotes}') is not null`);
  if (!there.length) return [];
  const rows = await on.query<{ nama: string }>(`select nama from ${migrationNotes} order by nama collate "C"`);
  return rows.map(({ nama }) => nama);
}
