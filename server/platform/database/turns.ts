import type { Queryable } from './db.ts';

/**
 * Holds a name until the transaction ends, so that writers who must not see the same state twice take turns: the
 * statement after it sees what the one before committed. A row lock would also hold up everybody who merely refers to
 * the row.
 */
export async function holdName(tx: Queryable, name: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

/** Holds a row until the transaction ends, so that writers who count what refers to it take turns. */
export async function holdRow(tx: Queryable, table: string, id: unknown): Promise<void> {
  await tx.query(`select 1 from ${table} where id = $1 for no key update`, [id]);
}
