import type { Db, DbRow, Queryable, Tx } from './db.ts';
import { holdName } from './turns.ts';
import { withoutIndexes } from './unindexed.ts';

/**
 * A table that PostgreSQL keeps in parts by the month (UTC) of a moment; a migration made it so. Parts are tables
 * `<table>_<year>_<month>`; `<table>_lama` holds what was there before there were parts, `<table>_lain` what no other
 * part has, so that no write fails.
 */
export interface Monthly extends DbRow {
  readonly table: string;
  /** Column of the moment. */
  readonly column: string;
}

/** One part, as the database describes it; from the first day (`2026-11-01`) to the day before `until`. */
export interface Part extends DbRow {
  name: string;
  /** null: from the beginning. */
  from: string | null;
  until: string | null;
  /** Holds what no other part has. */
  rest: boolean;
  /** Rows as the planner estimates them. */
  rows: number;
  /** With indexes. */
  bytes: number;
  tablespace: string | null;
}

/** The tables of this database that are kept in parts. */
export const monthlyTables = (on: Queryable): Promise<Monthly[]> =>
  on.query<Monthly>(
    `select c.relname as "table", a.attname as "column"
       from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
      where c.relnamespace = current_schema()::regnamespace order by c.relname`,
  );

const dayIn = (bound: string, side: string): string =>
  `to_char((substring(${bound} from '${side} \\(''([^'']+)''\\)'))::timestamptz at time zone 'UTC', 'YYYY-MM-DD')`;

const partsSql = `select p.name, ${dayIn('p.bound', 'FROM')} as "from", ${dayIn('p.bound', 'TO')} as until, p.bound = 'DEFAULT' as rest,
    greatest(p.rows, 0)::float8 as rows, pg_total_relation_size(p.oid)::float8 as bytes, p.tablespace
  from (select c.oid, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound, c.reltuples as rows, s.spcname as tablespace
    from pg_inherits i join pg_class c on c.oid = i.inhrelid left join pg_tablespace s on s.oid = c.reltablespace
    where i.inhparent = to_regclass($1)) p order by p.bound = 'DEFAULT', "from" nulls first`;

/** The parts of a table, the oldest first, what is beside them last; none where it is not kept in parts. */
export const monthlyParts = (on: Queryable, { table }: Monthly): Promise<Part[]> => on.query<Part>(partsSql, [table]);

/** First day of a month, so many months later. */
export function monthLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 10);
}

export const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`;

/** First days of all months between two, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthLater(month, 1)) months.push(month);
  return months;
}

/** Name of the part of a month. */
export const partName = ({ table }: Monthly, month: string): string =>
  `${table}_${month.slice(0, 7).replace('-', '_')}`;

const isCovered = (parts: readonly Part[], month: string): boolean =>
  parts.some(({ from, until, rest }) => !rest && (from === null || from <= month) && until !== null && until > month);

/** A moment as the limit of a part. */
const limit = (day: string): string => `'${day} 00:00:00+00'`;

/** Condition of the rows of a month. */
export const isWithin = ({ column }: Monthly, month: string): string =>
  `${column} >= ${limit(month)} and ${column} < ${limit(monthLater(month, 1))}`;

/**
 * Makes the table of a month, which nobody sees before `attachMonth`; its key, indexes and a promise of what it holds are
 * there once it is filled, so that attaching looks at no row.
 * @param fill puts its rows in
 */
export async function makeMonth(
  tx: Tx,
  monthly: Monthly,
  month: string,
  name: string,
  fill: () => Promise<unknown>,
): Promise<void> {
  await tx.execute(
    `create table ${name} (like ${monthly.table} including defaults including indexes, primary key (id),
       constraint bulan_${name} check (${isWithin(monthly, month)}))`,
  );
  await withoutIndexes(tx, [name], fill);
}

/**
 * Others see the rows of a month from the commit on.
 * @param made the name under which `makeMonth` made it
 */
export async function attachMonth(tx: Tx, { table }: Monthly, month: string, name: string, made = name): Promise<void> {
  const until = monthLater(month, 1);
  await tx.execute(
    `alter table ${table} attach partition ${name} for values from (${limit(month)}) to (${limit(until)})`,
  );
  await tx.execute(`alter table ${name} drop constraint bulan_${made}`);
}

/**
 * Adds the part of a month where no part has it. Rows of the month that stand in the part of all others move into it;
 * while they do, nobody reads or writes that other part, so there are few of them where others work.
 * @returns rows that moved, undefined where the month was there
 */
async function addMonth(tx: Tx, monthly: Monthly, month: string): Promise<number | undefined> {
  await holdName(tx, `bulan:${monthly.table}`);
  const parts = await monthlyParts(tx, monthly);
  const rest = parts.find(part => part.rest);
  if (!parts.length || isCovered(parts, month)) return undefined;
  let moved = 0;
  const name = partName(monthly, month);
  await makeMonth(tx, monthly, month, name, async () => {
    if (!rest) return;
    // Append-only for everybody else.
    await tx.execute(`lock table ${rest.name} in access exclusive mode`);
    await tx.execute(`alter table ${rest.name} disable trigger user`);
    moved = await tx.execute(
      `with pindah as (delete from ${rest.name} where ${isWithin(monthly, month)} returning *) insert into ${name} select * from pindah`,
    );
    await tx.execute(`alter table ${rest.name} enable trigger user`);
  });
  await attachMonth(tx, monthly, month, name);
  return moved;
}

/** Months that are there before anything is written in them. */
const ahead = 3;
/** So long others may wait behind a part that is being added, because somebody reads for longer; then it is tried again another day. */
const patience = '1s';

/** True of a statement that gave up waiting for a lock. */
export const isImpatient = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';

/** Adds parts for these months, without rows where the table has none; what somebody reads for too long is left. */
async function addMonths(
  db: Db,
  monthly: Monthly,
  months: readonly string[],
): Promise<{ made: number; moved: number }> {
  let [made, moved] = [0, 0];
  for (const month of months) {
    try {
      const rows = await db.transaction(async tx => {
        await tx.execute(`set local lock_timeout = '${patience}'`);
        return addMonth(tx, monthly, month);
      });
      if (rows === undefined) continue;
      made += 1;
      moved += rows;
    } catch (error) {
      if (!isImpatient(error)) throw error;
    }
  }
  return { made, moved };
}

/** So many months back are laid out before old rows come; older ones get theirs afterwards. */
const mostLaid = 240;

/** Lays out parts in a table without rows, from a month (`2024-03-01`) up to three months ahead. */
export async function layMonths(tx: Tx, monthly: Monthly, first: string, now: Date): Promise<void> {
  const earliest = monthLater(monthOf(now), -mostLaid);
  for (const month of monthsBetween(first < earliest ? earliest : first, monthLater(monthOf(now), ahead)))
    await addMonth(tx, monthly, month);
}

/** First day of the month of the oldest row; undefined without rows. */
export async function oldestMonth(on: Queryable, { table, column }: Monthly): Promise<string | undefined> {
  const found = await on.one<{ hari: string | null }>(
    `select to_char(min(${column}) at time zone 'UTC', 'YYYY-MM-01') as hari from ${table}`,
  );
  return found?.hari ?? undefined;
}

/**
 * Adds the parts of this month and the next three, and those of rows that no month had. At every start, and every day.
 * @returns how many parts were made and how many rows moved into them
 */
export async function keepMonths(db: Db, now: Date): Promise<{ dibuat: number; dipindah: number }> {
  let [dibuat, dipindah] = [0, 0];
  for (const monthly of await monthlyTables(db)) {
    const rest = (await monthlyParts(db, monthly)).find(part => part.rest);
    if (!rest) continue;
    const strayed = await db.query<{ bulan: string }>(
      `select distinct to_char(${monthly.column} at time zone 'UTC', 'YYYY-MM-01') as bulan from ${rest.name} order by 1`,
    );
    const months = monthsBetween(monthOf(now), monthLater(monthOf(now), ahead));
    const { made, moved } = await addMonths(db, monthly, [
      ...new Set([...strayed.map(({ bulan }) => bulan), ...months]),
    ]);
    // PostgreSQL looks at the parts by itself, never at what they are together.
    if (made) await db.execute(`analyze ${monthly.table}`);
    dibuat += made;
    dipindah += moved;
  }
  return { dibuat, dipindah };
}
