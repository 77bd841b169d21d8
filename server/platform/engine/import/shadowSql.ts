import { heldByImport } from '../dbErrors.ts';

/** The statements of `shadow.ts`. Names in them are the database's own or ours, never a caller's. */

/** A table under the shadow. */
export interface Shadowed extends Record<string, unknown> {
  /** Its number, in the names of what belongs to it. */
  n: number;
  tabel: string;
  kolom: string;
  jenisId: string;
  /** Kept in parts by month: nothing can inherit from it, and as it is only added to, no former row has to be kept. */
  terbagi: boolean;
}

/** Role of everybody else: may read and write what row level security shows. */
const sharers = 'mbkm_bersama';
/** Role of an import: reads everything, writes only tables under the shadow. */
const importer = 'mbkm_impor';
/** Set while an import writes, so that what its foreign keys delete or empty is kept as well. */
const writing = 'bayangan.menulis';

export const asImporter = `set local role ${importer}; set local ${writing} = '1'`;
export const asOwner = 'set local role none';

const oldRows = ({ n }: Pick<Shadowed, 'n'>): string => `bayangan.lama_${n}`;
export const newIds = ({ n }: Pick<Shadowed, 'n'>): string => `bayangan.baru_${n}`;

const makeRole = (role: string, rights: string): string =>
  `do $$ begin
     if not exists (select 1 from pg_roles where rolname = '${role}') then
       create role ${role} nologin;
       grant ${rights} to ${role};
     end if;
   end $$`;

const raise = `raise exception 'impor' using errcode = '${heldByImport}'`;

/** @param views who asks a view sees through it what they may see of its tables */
export const begin = (views: readonly string[]): string[] => [
  makeRole(sharers, 'pg_read_all_data, pg_write_all_data, pg_maintain'),
  makeRole(importer, 'pg_read_all_data'),
  'drop schema if exists bayangan cascade',
  'create schema bayangan',
  `grant usage on schema bayangan to ${sharers}`,
  'create table bayangan.tabel (n integer primary key, tabel text unique, kolom text, jenis_id text, terbagi boolean)',
  `create function bayangan.dipegang() returns boolean language plpgsql as $$ begin ${raise}; end $$`,
  `create function bayangan.tolak() returns trigger language plpgsql as $$ begin ${raise}; end $$`,
  ...views.map(view => `alter view ${view} set (security_invoker = true)`),
  `set role ${sharers}`,
];

const policyNames = ['lihat', 'tambah', 'ubah', 'hapus', 'impor'] as const;

const dropPolicies = ({ tabel }: Shadowed): string[] =>
  policyNames.map(name => `drop policy if exists bayangan_${name} on ${tabel}`);

/**
 * Row policies of a table during the import. Others see rows that were not written since, and the former state of those
 * that were; writing or locking one of these is refused. The import sees its own rows, each once.
 */
function policies(t: Shadowed): string[] {
  const { tabel } = t;
  const itself = t.terbagi ? 'true' : `tableoid = '${tabel}'::regclass`;
  const shown = `(not (${itself}) or not exists (select 1 from ${newIds(t)} b where b.id = ${tabel}.id))`;
  const free = `${shown} and (${itself} or bayangan.dipegang())`;
  const policy = (name: (typeof policyNames)[number], rest: string) =>
    `create policy bayangan_${name} on ${tabel} for ${rest}`;
  return [
    policy('lihat', `select to ${sharers} using (${shown})`),
    policy('tambah', `insert to ${sharers} with check (true)`),
    policy('ubah', `update to ${sharers} using (${free}) with check (true)`),
    policy('hapus', `delete to ${sharers} using (${free})`),
    policy('impor', `all to ${importer} using (${itself}) with check (true)`),
    `alter table ${tabel} enable row level security`,
  ];
}

/** Keeps what the import's statements change: the rows as they were, once, and the ids of those that they write. */
function keeping(t: Shadowed): string[] {
  const { n, tabel, kolom } = t;
  const keepOld = `insert into ${oldRows(t)} (${kolom}) select ${kolom} from lama l where not exists (select 1 from ${newIds(t)} b where b.id = l.id);`;
  const keepIds = (of: string) => `insert into ${newIds(t)} select id from ${of} on conflict do nothing;`;
  const trigger = (event: string, tables: string, body: string) => [
    `create function bayangan.simpan_${event}_${n}() returns trigger language plpgsql security definer as $$ begin ${body} return null; end $$`,
    `create trigger bayangan_${event} after ${event} on ${tabel} referencing ${tables} for each statement when (current_setting('${writing}', true) = '1') execute function bayangan.simpan_${event}_${n}()`,
  ];
  const added = trigger('insert', 'new table as baru', keepIds('baru'));
  if (t.terbagi) return added;
  return [
    ...added,
    ...trigger('update', 'old table as lama new table as baru', keepOld + keepIds('baru')),
    ...trigger('delete', 'old table as lama', keepOld + keepIds('lama')),
  ];
}

/** @param closed nobody else writes the table meanwhile: its rules look at several rows */
export const addTable = (t: Shadowed, closed: boolean): string[] => [
  ...dropPolicies(t),
  `insert into bayangan.tabel values (${t.n}, '${t.tabel}', '${t.kolom.replaceAll("'", "''")}', '${t.jenisId}', ${t.terbagi})`,
  `create table ${newIds(t)} (id ${t.jenisId} primary key)`,
  ...(t.terbagi
    ? []
    : [`create table ${oldRows(t)} () inherits (${t.tabel})`, `create unique index on ${oldRows(t)} (id)`]),
  ...keeping(t),
  `grant insert, update, delete on ${t.tabel} to ${importer}`,
  ...(closed
    ? [
        `create trigger bayangan_tutup before insert or update or delete on ${t.tabel} for each row when (current_user = '${sharers}') execute function bayangan.tolak()`,
      ]
    : []),
  ...policies(t),
];

/** The moment at which everybody sees the rows as they stand. */
export const show = (tables: readonly Shadowed[], views: readonly string[]): string[] => [
  ...tables.flatMap(t => [
    `alter table ${t.tabel} disable row level security`,
    ...(t.terbagi ? [] : [`alter table ${oldRows(t)} no inherit ${t.tabel}`]),
    `revoke insert, update, delete on ${t.tabel} from ${importer}`,
  ]),
  ...(tables[0] ? [`drop trigger if exists bayangan_tutup on ${tables[0].tabel}`] : []),
  ...views.map(view => `alter view ${view} reset (security_invoker)`),
  'delete from bayangan.tabel',
  'reset role',
];

/** Cleans up once the rows are visible, a transaction each; triggers go with it. */
export const leftovers = (tables: readonly Shadowed[]): string[] => [
  ...tables.map(t => {
    const dropped = t.terbagi ? newIds(t) : `${newIds(t)}, ${oldRows(t)}`;
    return [...dropPolicies(t), `drop table ${dropped} cascade`].join('; ');
  }),
  'drop schema bayangan cascade',
];

/** Puts the old rows with these ids ($1) in the place of the new ones. */
export const putBack = (t: Shadowed): string[] => {
  const ids = `any($1::${t.jenisId}[])`;
  if (t.terbagi) return [`delete from ${t.tabel} where id = ${ids}`, `delete from ${newIds(t)} where id = ${ids}`];
  return [
    `delete from only ${t.tabel} where id = ${ids}`,
    `with kembali as (delete from ${oldRows(t)} where id = ${ids} returning ${t.kolom})
     insert into ${t.tabel} (${t.kolom}) select ${t.kolom} from kembali`,
    `delete from ${newIds(t)} where id = ${ids}`,
  ];
};

/** Columns of a table ($1) and the kind of its id; then the tables that its foreign keys delete from or empty. */
export const describeTable = `select string_agg(quote_ident(attname), ', ' order by attnum) as kolom,
    max(format_type(atttypid, atttypmod)) filter (where attname = 'id') as jenis_id,
    (select relkind = 'p' from pg_class where oid = $1::regclass) as terbagi
  from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
export const touchedBy = `select distinct conrelid::regclass::text as tabel from pg_constraint
  where contype = 'f' and confrelid = $1::regclass and confdeltype in ('c', 'n', 'd')`;

/** The table that the import may not write yet, if that is what a statement failed for. */
export function notShadowed(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === '42501')) return undefined;
  return /^permission denied for table (\w+)$/.exec(error.message)?.[1];
}
