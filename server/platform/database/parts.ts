import type { DbRow, Queryable } from './db.ts';

/** Rows that a job holds at once, unless its context says another number. */
const usually = 500;

/** Dependencies of reading in parts, as every job has them; without a signal it reads to the end. */
export interface PartsContext {
  readonly engine: { readonly db: Pick<Queryable, 'query'> };
  readonly signal?: AbortSignal | undefined;
  readonly rowsAtOnce?: number | undefined;
}

/**
 * Rows of a statement a part at a time, in the order of their `id`: however many there are, a job holds only one part and
 * no transaction stays open between two, but one in which it reads. A row that changes between two parts is seen as it is
 * then, none is seen twice. A stopping process gets no further part.
 * @param sql gives each row an `id` of its own; without an order
 * @param type of the `id`
 */
export async function* partsOf<R extends DbRow & { readonly id: string }>(
  { engine: { db }, signal, rowsAtOnce = usually }: PartsContext,
  sql: string,
  params: readonly unknown[],
  type: 'uuid' | 'text' = 'uuid',
): AsyncGenerator<R[]> {
  let after: string | undefined;
  while (!signal?.aborted) {
    const values = after === undefined ? params : [...params, after];
    const where = after === undefined ? '' : `where due.id > $${values.length}::${type}`;
    const rows = await db.query<R>(`select * from (${sql}) due ${where} order by due.id limit ${rowsAtOnce}`, [
      ...values,
    ]);
    if (rows.length) yield rows;
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.id;
  }
}
