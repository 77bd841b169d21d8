import type { Registry } from '../../resources/kit/index.ts';
import { childTableName, rowsFields, tableName } from '../platform/database/columns.ts';
import type { Db, DbRow, Queryable, Tx } from '../platform/database/db.ts';
import { dropChecks, indexAgain, isParted, type Made, referenceAgain } from '../platform/database/unindexed.ts';
import { OpsError } from './errors.ts';

/** Whose rows are copied, with everything that refers to them; what they refer to besides is shared by all copies. */
const people: readonly string[] = ['master/mahasiswa', 'master/pegawai', 'master/mitra', 'master/pic-mitra'];

/** Accounts, settings and letters stay as they are, and so does the rest of the master data. */
const stays = (name: string): boolean => /^(pengaturan|surat|master)\//.test(name) || !name.includes('/');

/** Names of people that stand as text in other tables, too. */
const numbers: readonly string[] = ['npm', 'nip'];

interface Copies {
  /** First number of a copy, 1 where there are none. */
  from: number;
  /** Last number. */
  to: number;
  /** Resources that are copied beside people, though they refer to none (`AreaDemo.copied`). */
  beside: readonly string[];
  /** Told which table is next. */
  said?: ((table: string) => void) | undefined;
}

interface Column extends DbRow {
  table: string;
  name: string;
  type: string;
  /** Table whose id it holds. */
  to: string | null;
  /** Another row may not have the same value, or the same with the rest of the index. */
  alone: boolean;
}

const columnsSql = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    (select p.relname from pg_constraint k join pg_class p on p.oid = k.confrelid
      where k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[a.attnum] limit 1) as "to",
    exists (select 1 from pg_index x where x.indrelid = c.oid and x.indisunique and not x.indisprimary
      and a.attnum = any(x.indkey) and not exists (select 1 from pg_attribute o join pg_constraint k
        on k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[o.attnum]
        join pg_class p on p.oid = k.confrelid
        where o.attrelid = c.oid and o.attnum = any(x.indkey) and p.relname = any($1))) as alone
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relname = any($1) and c.relnamespace = current_schema()::regnamespace
  order by c.relname, a.attnum`;

/** Id of copy `k` of a row: its own with the number in front, so that copies lie one after the other. */
const copyId = (id: string): string => `(lpad(to_hex(k), 8, '0') || substr(${id}::text, 9))::uuid`;
/** The same for a second and a third row that a copy makes of one; the demo's own ids are of version 7. */
const besideId = (id: string, version: 1 | 2): string =>
  `overlay(${copyId(id)}::text placing '${version}' from 15 for 1)::uuid`;
/** SQL condition: the row is one of the demo's own and no copy. */
const isFirst = (id: string): string => `${id}::text not like '0000%'`;

const history = 'internal_riwayat';

/** Rows to copy into a table. */
interface Portion {
  readonly table: string;
  /** SELECT of the rows that are copied. */
  readonly first: string;
  /** INSERT of the copies $1 to $2 of them, which it finds in `awal`. */
  readonly copy: string;
}

/** So many rows at a time: often enough to see how far it is. */
const rowsAtOnce = 200_000;
/** A machine that has a database has two cores. */
const lanes = 2;
/** Of each lane, for making indexes and checking references; more makes the indexes of searches no faster. */
const workMemory = '512MB';

/** `_portal` says so while copies are made: a database in which they broke off has neither indexes nor references. */
const mark = 'penyalinan';

/** @throws OpsError of a database in which making copies broke off */
export async function mustBeWhole(db: Db): Promise<void> {
  if (await isBroken(db))
    throw new OpsError(
      'Menyalin data contoh ke basis data ini terputus. Buat basis data baru yang kosong, lalu ulangi npm run demo.',
    );
}

const isBroken = async (on: Queryable): Promise<boolean> =>
  (await on.one('select 1 as ya from _portal where kunci = $1', [mark])) !== undefined;

/**
 * Copies the people of a demo university with everything that hangs on them, so that a database as large as nobody has
 * one is there in minutes. Copies of a lecturer have copies of the students: who sees only their own rows sees as many
 * as before, who sees all sees more. Two transactions at a time, so that a failure leaves a database that no portal
 * starts on (`mustBeWhole`).
 */
export async function magnify(db: Db, registry: Registry, { from, to, beside, said }: Copies): Promise<void> {
  const tables = copiedTables(registry, [...people, ...beside]);
  const filled = [...tables, history];
  const logs = [...new Set(registry.programmes.flatMap(({ log }) => log?.resource ?? []))];
  const columns = await db.query<Column>(columnsSql, [tables]);
  const told = historyOf(registry, tables, logs);
  const checks = await db.transaction(async tx => {
    await tx.execute('insert into _portal (kunci, nilai) values ($1, now()::text)', [mark]);
    return dropChecks(tx, filled);
  });
  const rows = tables.map(table => ({
    table,
    first: `select * from "${table}" t where ${isFirst('t.id')}`,
    copy: copySql(table, columns, tables, logs),
  }));
  const fill = (portion: Portion) => (tx: Tx) => filling(tx, portion, { from, to, said });
  await inLanes(db, [...told, ...(await largestFirst(db, rows))].map(fill));
  said?.('indexes');
  await inLanes(db, indexing(checks.indexes));
  said?.('references');
  await db.transaction(async tx => {
    for (const reference of checks.references) await tx.execute(`${referenceAgain(reference)} not valid`);
  });
  await inLanes(
    db,
    filled.map(table => async tx => {
      for (const { name } of checks.references.filter(reference => reference.table === table))
        await tx.execute(`alter table "${table}" validate constraint "${name}"`);
    }),
  );
  said?.('statistics');
  await inLanes(
    db,
    filled.map(table => tx => tx.execute(`analyze "${table}"`)),
  );
  await db.execute('delete from _portal where kunci = $1', [mark]);
}

/**
 * Makes indexes, those first that take the longest: nothing waits for them at the end. Those of tables in parts are made one
 * after the other, because PostgreSQL names the indexes of its parts in the order in which they are made.
 */
function indexing(indexes: readonly Made[]): ((tx: Tx) => Promise<void>)[] {
  const effort = ({ definition }: Made) => (definition.includes(' USING gin ') ? 1 : 0);
  const [parted, whole] = [indexes.filter(isParted), indexes.filter(index => !isParted(index))];
  const alone = whole.toSorted((a, b) => effort(b) - effort(a)).map(index => [index]);
  return [parted, ...alone].map(some => async tx => {
    for (const index of some) await tx.execute(indexAgain(index));
  });
}

/** Does all work, each in a transaction of its own, so many at a time. */
async function inLanes(db: Db, works: readonly ((tx: Tx) => Promise<unknown>)[]): Promise<void> {
  const waiting = works.values();
  const lane = async () => {
    for (const work of waiting)
      await db.transaction(async tx => {
        await tx.execute(`set local maintenance_work_mem = '${workMemory}'`);
        await work(tx);
      });
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function largestFirst(db: Db, portions: readonly Portion[]): Promise<Portion[]> {
  const sizes = await db.query<{ table: string; bytes: number }>(
    'select t as "table", pg_relation_size(t::regclass)::float8 as bytes from unnest($1::text[]) t',
    [portions.map(({ table }) => table)],
  );
  const bytes = new Map(sizes.map(({ table, bytes: n }) => [table, n]));
  return portions.toSorted((a, b) => (bytes.get(b.table) ?? 0) - (bytes.get(a.table) ?? 0));
}

/** Copies some rows, from the first copy to the last: so ids come in their order, which is where an index takes them fastest. */
async function filling(
  tx: Tx,
  { table, first, copy }: Portion,
  { from, to, said }: Pick<Copies, 'from' | 'to' | 'said'>,
): Promise<void> {
  await tx.execute('drop table if exists awal');
  await tx.execute(`create temporary table awal on commit drop as ${first}`);
  const found = await tx.one<{ n: number }>('select count(*)::int as n from awal');
  const rows = found?.n ?? 0;
  if (!rows) return;
  const step = Math.max(1, Math.floor(rowsAtOnce / rows));
  for (let k = from; k <= to; k += step) {
    const last = Math.min(to, k + step - 1);
    await tx.execute(copy, [k, last]);
    if (rows * (to - from) > rowsAtOnce) said?.(`${table} ${last}/${to}`);
  }
}

/** The tables of the roots and of everything that refers to them, child rows included. */
function copiedTables(registry: Registry, roots: readonly string[]): string[] {
  const names = new Set(roots);
  for (let known = 0; known !== names.size; ) {
    known = names.size;
    for (const r of registry.resources) {
      const fields = Object.values(r.fields);
      const refers = fields.some(field => field.kind === 'ref' && names.has(field.to));
      if (refers && !r.view && !stays(r.name)) names.add(r.name);
    }
  }
  return [...names].flatMap(name => {
    const r = registry.get(name);
    return [tableName(r), ...rowsFields(r).map(([field]) => childTableName(r, field))];
  });
}

function copySql(
  table: string,
  columns: readonly Column[],
  tables: readonly string[],
  logs: readonly string[],
): string {
  const isLog = logs.some(name => tableName({ name }) === table);
  const own = columns.filter(column => column.table === table);
  const differs = new Set(own.filter(({ alone }) => alone).map(({ name }) => name));
  const cells = own.map(({ name, type, to: target }) => {
    const at = `t."${name}"`;
    // As its history says (`historySql`).
    if (name === 'version' && isLog) return '2';
    if (name === 'id' || name === 'parent_id' || (target && tables.includes(target))) return copyId(at);
    if (type === 'uuid' && differs.has(name) && !target) return copyId(at);
    if (type === 'text' && !target && (numbers.includes(name) || isVaried(name, differs))) return `${at} || '.' || k`;
    return at;
  });
  const names = own.map(({ name }) => `"${name}"`).join(', ');
  return `insert into "${table}" (${names}) select ${cells.join(', ')}
    from generate_series($1::int, $2::int) k, awal t`;
}

/** Texts that make a row the only one of its kind; choices and states do not. */
const isVaried = (name: string, differs: ReadonlySet<string>): boolean =>
  differs.has(name) && !/^(jenis|status|kode_jenis|keadaan|skema)/.test(name);

/** The history of the copied rows; a log has been written and handed in, which the demo itself tells of few of them. */
function historyOf(registry: Registry, tables: readonly string[], logs: readonly string[]): Portion[] {
  const resources = registry.resources
    .filter(r => tables.includes(tableName(r)) && !logs.includes(r.name))
    .map(({ name }) => `'${name}'`);
  const into = `insert into ${history} (id, created_at, updated_at, resource, id_baris, aksi, perubahan, dari_status, ke_status,
    kolom_status, tindakan, versi, waktu)`;
  const copies = 'from generate_series($1::int, $2::int) k, awal t';
  const changed = (parts: string) => `jsonb_build_object('status', jsonb_build_object(${parts}))`;
  const logged = logs.map((name): Portion => {
    const line = (version: 1 | 2, rest: string) =>
      `select ${besideId('t.id', version)}, t.created_at, t.created_at, '${name}', ${copyId('t.id')}::text, ${rest},
        ${version}, t.created_at ${copies}`;
    return {
      table: history,
      first: `select id, created_at, status, ${changed(`'ke', 'draf'`)} as begun, ${changed(`'dari', 'draf', 'ke', status`)} as sent
        from ${tableName(registry.get(name))} t where ${isFirst('t.id')}`,
      copy: `${into} ${line(1, `'buat', t.begun, null, null, null, null`)}
        union all ${line(2, `'transisi', t.sent, 'draf', t.status, 'status', 'ajukan'`)}`,
    };
  });
  const told: Portion = {
    table: history,
    first: `select * from ${history} t
      where t.resource in (${resources.join(', ')}) and ${isFirst('t.id')} and length(t.id_baris) = 36`,
    copy: `${into} select ${copyId('t.id')}, t.created_at, t.updated_at, t.resource, ${copyId('t.id_baris')}::text, t.aksi,
      t.perubahan, t.dari_status, t.ke_status, t.kolom_status, t.tindakan, t.versi, t.waktu ${copies}`,
  };
  return [told, ...logged];
}
