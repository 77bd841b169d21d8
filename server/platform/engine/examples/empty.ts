import type { Registry } from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { passwordOwner, storePassword } from '../../access/passwords.ts';
import { giveSuperAdmin } from '../../access/superAdminRole.ts';
import { tableName } from '../../database/columns.ts';
import type { Queryable, Tx } from '../../database/db.ts';
import { ownRows, type PlannedTable, plannedTables, referencesOf, rowsAbout, wholeResources } from './plan.ts';

/** The account that stays, and the password that it has from then on. */
export interface Remaining {
  readonly userId: string;
  readonly hash: string;
  readonly mustChange: boolean;
  /** Its only session that goes on; none: all end. */
  readonly sessionId: string | null;
}

/** Changes of an area in rows that stay, so that nothing refers to removed examples. */
export type AfterExamples = (tx: Tx) => Promise<void>;

/** Files of an age at which the sweep takes them at once. */
const longAgo = 5 * 86_400_000;

const quoted = (name: string): string => `"${name}"`;

/**
 * Takes the examples out of the database: every row but those that stay by their resource's declaration (`stays`). Whole
 * tables are emptied at once, so that it takes seconds however many rows there are; what is behind files goes with the
 * next sweep, which is asked for after the commit and goes on after a kill.
 * @returns false where there are none (any more)
 */
export async function emptyExamples(
  tx: Tx,
  registry: Registry,
  remaining: Remaining,
  now: Date,
  after: readonly AfterExamples[],
): Promise<boolean> {
  // Whoever else is about to do it waits here, and then finds none.
  const marked = await tx.execute(`update _portal set nilai = 'kosong' where kunci = 'isi' and nilai = 'demo'`);
  if (!marked) return false;
  const tables = plannedTables(registry);
  const emptied = tables.filter(({ stays }) => stays !== 'all');
  const names = emptied.map(({ table }) => table);
  await tx.execute(`lock table ${names.toSorted().map(quoted).join(', ')} in access exclusive mode`);
  const held = await setAside(tx, emptied, remaining.userId, wholeResources(registry));
  const references = await referencesInto(tx, names);
  for (const { table, name } of references) await tx.execute(`alter table "${table}" drop constraint "${name}"`);
  await tx.execute(`truncate ${names.map(quoted).join(', ')}`);
  for (const kept of inOrder(held, registry)) await putBack(tx, kept, registry);
  await keepKeysOfFiles(tx, held, remaining.userId, now);
  await removeNaming(tx, tables, registry);
  for (const { table, name, definition } of references)
    await tx.execute(`alter table "${table}" add constraint "${name}" ${definition}`);
  await keepAccount(tx, remaining, now);
  for (const one of after) await one(tx);
  return true;
}

/** Rows of a table that are put back after it was emptied. */
interface Held {
  readonly planned: PlannedTable;
  /** Temporary table that holds them. */
  readonly aside: string;
  /** Columns that hold data; generated ones follow from them. */
  readonly columns: string;
}

async function setAside(
  tx: Tx,
  tables: readonly PlannedTable[],
  userId: string,
  whole: readonly string[],
): Promise<Held[]> {
  const held: Held[] = [];
  for (const planned of tables) {
    const { table, resource, stays } = planned;
    if (stays === null && resource.name !== pieces) continue;
    const aside = `sisa_${held.length}`;
    const columns = (await columnsOf(tx, table)).map(quoted).join(', ');
    await tx.execute(`create temp table ${aside} on commit drop as select ${columns} from "${table}" with no data`);
    const every = stays === null || resource.name === files;
    const where = every ? 'true' : stays === 'own' ? ownRows(planned) : rowsAbout;
    const values = every ? [] : stays === 'own' ? [userId] : [userId, whole];
    await tx.execute(`insert into ${aside} (${columns}) select ${columns} from "${table}" where ${where}`, values);
    if (resource.name === files) {
      await tx.execute(`alter table ${aside} add column tetap boolean`);
      await tx.execute(`update ${aside} set tetap = ${rowsAbout} and dihapus_pada is null`, [userId, whole]);
    }
    held.push({ planned, aside, columns });
  }
  return held;
}

/** Rows behind which something lies in the storage: they go only when that has gone. */
const files = 'internal/berkas';
const pieces = 'internal/potongan';

const columnsOf = async (on: Queryable, table: string): Promise<string[]> =>
  (
    await on.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
         and attgenerated = '' order by attnum`,
      [`"${table}"`],
    )
  ).map(({ name }) => name);

/** Foreign keys of tables that are not emptied into some that are. */
const referencesInto = (tx: Tx, names: readonly string[]) =>
  tx.query<{ table: string; name: string; definition: string }>(
    `select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
       join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and k.contype = 'f' and t.relname = any($1) and not c.relname = any($1)
      order by c.relname, k.conname`,
    [names],
  );

/** Rows before those that refer to them. */
function inOrder(held: readonly Held[], registry: Registry): Held[] {
  const done = new Set<Held>();
  const visit = (one: Held, around: readonly Held[]): void => {
    if (done.has(one) || around.includes(one)) return;
    for (const { to } of referencesOf(one.planned.resource, registry))
      for (const other of held) if (other.planned.resource === to) visit(other, [...around, one]);
    done.add(one);
  };
  for (const one of held) visit(one, []);
  return [...done];
}

/** An account loses whom it was for; any other row that names one which is gone goes along. */
async function putBack(tx: Tx, { planned, aside, columns }: Held, registry: Registry): Promise<void> {
  const { table, resource } = planned;
  if (resource.name === files || resource.name === pieces) return;
  const references = referencesOf(resource, registry).filter(({ to }) => to && to.stays !== 'all');
  const missing = references.map(({ column, to }) =>
    to ? `(${column} is not null and not ${isThere(to, column)})` : '',
  );
  if (resource.fields.idUser || !references.length) {
    if (missing.length) await tx.execute(`delete from ${aside} where ${missing.join(' or ')}`);
  } else {
    await tx.execute(`update ${aside} set ${references.map(({ column }) => `${column} = null`).join(', ')}`);
  }
  await tx.execute(`insert into "${table}" (${columns}) select ${columns} from ${aside}`);
}

const isThere = (to: PlannedTable['resource'], column: string): string =>
  `exists (select 1 from "${tableName(to)}" t where t.id = ${column})`;

/**
 * The sweep removes what lies behind a file's row, then the row: those of the examples stay until then, without a word
 * of what they were. Files that are drawn when asked for (`contoh/…`) lie nowhere.
 */
async function keepKeysOfFiles(tx: Tx, held: readonly Held[], userId: string, now: Date): Promise<void> {
  const then = new Date(now.getTime() - longAgo).toISOString();
  for (const { planned, aside, columns } of held) {
    if (planned.resource.name === files) {
      await tx.execute(`delete from ${aside} where not tetap and kunci like 'contoh/%'`);
      await tx.execute(
        `update ${aside} set dihapus_pada = $1, id_baris = null, uploaded_by = null, kunci_unggah = null,
           nama_asli = 'berkas' where not tetap`,
        [then],
      );
    } else if (planned.resource.name === pieces)
      await tx.execute(`update ${aside} set id_user = $1, kunci_unggah = id::text, updated_at = $2`, [userId, then]);
    else continue;
    await tx.execute(`insert into "${planned.table}" (${columns}) select ${columns} from ${aside}`);
  }
}

/** Settings that name what is gone: a scale that holds from a period on. */
async function removeNaming(tx: Tx, tables: readonly PlannedTable[], registry: Registry): Promise<void> {
  for (const { table, resource, stays, child } of tables) {
    if (stays !== 'all' || child) continue;
    for (const { column, to } of referencesOf(resource, registry))
      if (to && to.stays !== 'all')
        await tx.execute(`delete from "${table}" where ${column} is not null and not ${isThere(to, column)}`);
  }
}

/** The account is Super Admin's, with a password that no example has. */
async function keepAccount(tx: Tx, { userId, hash, mustChange, sessionId }: Remaining, now: Date): Promise<void> {
  await giveSuperAdmin(tx, userId, now);
  await tx.execute(
    `update pengaturan_user_role r set is_utama = true where id_user = $1 and id_role = $2
       and not exists (select 1 from pengaturan_user_role o where o.id_user = $1 and o.is_utama)`,
    [userId, role.superAdmin],
  );
  await tx.execute(
    `update pengaturan_user u set aktif = true, terkunci_sampai = null, super_admin = true, nomor_induk = null,
       sumber = 'lokal',
       role_id = (select id_role from pengaturan_user_role where id_user = u.id and is_utama) where id = $1`,
    [userId],
  );
  const owner = await passwordOwner(tx, userId);
  if (owner) await storePassword(tx, owner, hash, { mustChange, now, remember: 5 });
  await tx.execute(
    'update internal_sesi set dicabut_pada = $2 where dicabut_pada is null and id is distinct from $1::uuid',
    [sessionId, now.toISOString()],
  );
}
