import type { Queryable } from './db.ts';

interface Made {
  table: string;
  name: string;
  definition: string;
}

const indexesSql = `select c.relname as "table", i.relname as name, pg_get_indexdef(x.indexrelid) as definition
  from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relname = any($1) and not x.indisunique and not x.indisprimary
  order by c.relname, i.relname`;

const referencesSql = `select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = current_schema() and c.relname = any($1) and k.contype = 'f' order by c.relname, k.conname`;

/**
 * Fills empty tables without their search indexes and foreign keys, which are made again afterwards, exactly as they
 * were: an index is built in one pass over all rows, a foreign key checked by one join, and tables that point at each
 * other can be filled in any order. Needs no superuser. Call it in a transaction: a failure leaves everything as it was.
 */
export async function withoutIndexes<T>(tx: Queryable, tables: readonly string[], fill: () => Promise<T>): Promise<T> {
  const references = await tx.query<Made & Record<string, unknown>>(referencesSql, [tables]);
  const indexes = await tx.query<Made & Record<string, unknown>>(indexesSql, [tables]);
  for (const { table, name } of references) await tx.execute(`alter table "${table}" drop constraint "${name}"`);
  for (const { name } of indexes) await tx.execute(`drop index "${name}"`);
  const result = await fill();
  // Of a table in parts the definition leaves the parts out.
  for (const { definition } of indexes) await tx.execute(definition.replace(' ON ONLY ', ' ON '));
  for (const { table, name, definition } of references)
    await tx.execute(`alter table "${table}" add constraint "${name}" ${definition}`);
  return result;
}
