import type { Registry } from '../../resources/kit/index.ts';
import { childTableName, rowsFields, tableName } from '../platform/database/columns.ts';
import type { DbRow, Queryable } from '../platform/database/db.ts';
import { withoutIndexes } from '../platform/database/unindexed.ts';

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
/** SQL condition: the row is one of the demo's own and no copy. */
const isFirst = (id: string): string => `${id}::text not like '0000%'`;

/**
 * Copies the people of a demo university with everything that hangs on them, so that a database as large as nobody has
 * one is there in minutes. Copies of a lecturer have copies of the students: who sees only their own rows sees as many
 * as before, who sees all sees more.
 */
export async function magnify(tx: Queryable, registry: Registry, { from, to, beside, said }: Copies): Promise<void> {
  const tables = copiedTables(registry, [...people, ...beside]);
  const logs = [...new Set(registry.programmes.flatMap(({ log }) => log?.resource ?? []))];
  const columns = await tx.query<Column>(columnsSql, [tables]);
  await withoutIndexes(tx, [...tables, 'internal_riwayat'], async () => {
    for (const table of tables) {
      said?.(table);
      await tx.execute(copySql(table, columns, tables, logs), [from, to]);
    }
    said?.('internal_riwayat');
    await tx.execute(historySql(registry, tables, logs), [from, to]);
    said?.('indexes');
  });
  said?.('statistics');
  for (const table of [...tables, 'internal_riwayat']) await tx.execute(`analyze ${table}`);
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
    from generate_series($1::int, $2::int) k, "${table}" t where ${isFirst('t.id')}`;
}

/** Texts that make a row the only one of its kind; choices and states do not. */
const isVaried = (name: string, differs: ReadonlySet<string>): boolean =>
  differs.has(name) && !/^(jenis|status|kode_jenis|keadaan|skema)/.test(name);

/** The history of the copied rows; a log has been written and handed in, which the demo itself tells of few of them. */
function historySql(registry: Registry, tables: readonly string[], logs: readonly string[]): string {
  const resources = registry.resources
    .filter(r => tables.includes(tableName(r)) && !logs.includes(r.name))
    .map(({ name }) => `'${name}'`);
  const columns = `id, created_at, updated_at, resource, id_baris, aksi, perubahan, dari_status, ke_status, kolom_status,
    tindakan, versi, waktu`;
  const told = `select ${copyId('t.id')}, t.created_at, t.updated_at, t.resource, ${copyId('t.id_baris')}::text, t.aksi,
      t.perubahan, t.dari_status, t.ke_status, t.kolom_status, t.tindakan, t.versi, t.waktu
    from generate_series($1::int, $2::int) k, internal_riwayat t
    where t.resource in (${resources.join(', ')}) and ${isFirst('t.id')} and length(t.id_baris) = 36`;
  const logged = logs.flatMap(name => {
    const copied = `generate_series($1::int, $2::int) k, ${tableName(registry.get(name))} t where ${isFirst('t.id')}`;
    const named = `select gen_random_uuid(), t.created_at, t.created_at, '${name}', ${copyId('t.id')}::text`;
    const changed = (parts: string) => `jsonb_build_object('status', jsonb_build_object(${parts}))`;
    return [
      `${named}, 'buat', ${changed(`'ke', 'draf'`)}, null, null, null, null, 1, t.created_at from ${copied}`,
      `${named}, 'transisi', ${changed(`'dari', 'draf', 'ke', t.status`)}, 'draf', t.status, 'status', 'ajukan', 2, t.created_at
        from ${copied}`,
    ];
  });
  return `insert into internal_riwayat (${columns}) ${[told, ...logged].join(' union all ')}`;
}
