import type { Queryable } from './db.ts';

export interface Made extends Record<string, unknown> {
  table: string;
  name: string;
  definition: string;
}

/** What slows down the filling of tables. */
export interface Checks {
  /** All that make nothing unique. */
  readonly indexes: readonly Made[];
  /** Foreign keys. */
  readonly references: readonly Made[];
}

const indexesSql = `select c.relname as "table", i.relname as name, pg_get_indexdef(x.indexrelid) as definition
  from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relname = any($1) and not x.indisunique and not x.indisprimary
  order by c.relname, i.relname`;

const referencesSql = `select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relname = any($1) and k.contype = 'f' order by c.relname, k.conname`;

/** Takes search indexes and foreign keys from tables. Needs no superuser. */
export async function dropChecks(tx: Queryable, tables: readonly string[]): Promise<Checks> {
  const references = await tx.query<Made>(referencesSql, [tables]);
  const indexes = await tx.query<Made>(indexesSql, [tables]);
  for (const { table, name } of references) await tx.execute(`alter table "${table}" drop constraint "${name}"`);
  for (const { name } of indexes) await tx.execute(`drop index "${name}"`);
  return { indexes, references };
}

const withoutParts = ' ON ONLY ';

/** True of an index of a table in parts, whose definition leaves the parts out. */
export const isParted = ({ definition }: Made): boolean => definition.includes(withoutParts);

/** Makes an index again, in all parts of its table. */
export const indexAgain = ({ definition }: Made): string => definition.replace(withoutParts, ' ON ');

/** Makes a foreign key again. */
export const referenceAgain = ({ table, name, definition }: Made): string =>
  `alter table "${table}" add constraint "${name}" ${definition}`;

/**
 * Fills empty tables without their search indexes and foreign keys, which are made again afterwards, exactly as they
 * were: an index is built in one pass over all rows, a foreign key checked by one join, and tables that point at each
 * other can be filled in any order. Call it in a transaction: a failure leaves everything as it was.
 */
export async function withoutIndexes<T>(tx: Queryable, tables: readonly string[], fill: () => Promise<T>): Promise<T> {
  const { indexes, references } = await dropChecks(tx, tables);
  const result = await fill();
  for (const index of indexes) await tx.execute(indexAgain(index));
  for (const reference of references) await tx.execute(referenceAgain(reference));
  return result;
}
