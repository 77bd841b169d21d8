import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { DbRow } from './db.ts';
import { nameFields } from './fieldNames.ts';
import { hasSaved, saidOf } from './lostConnection.ts';
import type { Source } from './source.ts';

/**
 * Rows through a cursor of a transaction that only reads.
 * @param begin statement that begins it
 */
export async function* streamRows(
  { free, giveBack }: Pick<Source, 'free' | 'giveBack'>,
  begin: string,
  text: string,
  values: readonly unknown[],
  batch: number,
): AsyncGenerator<DbRow[]> {
  const client = await free();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    await client.query(`declare aliran no scroll cursor for ${text}`, [...values]);
    for (;;) {
      const { rows } = nameFields(await client.query<DbRow>(`fetch ${batch} from aliran`));
      if (rows.length) yield rows;
      if (rows.length < batch) break;
    }
  } catch (error) {
    throw saidOf(error, hasSaved());
  } finally {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    giveBack(client, broken);
  }
}

/**
 * The embedded database has one connection: holding it while a slow browser downloads would stop everybody. A cursor
 * WITH HOLD outlives its transaction, so other work goes between the batches.
 */
export async function* streamShared(
  run: (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>,
  text: string,
  values: readonly unknown[],
  batch: number,
): AsyncGenerator<DbRow[]> {
  const name = `"aliran_${randomUUID()}"`;
  await run(`declare ${name} no scroll cursor with hold for ${text}`, values);
  try {
    for (;;) {
      const { rows } = await run(`fetch ${batch} from ${name}`);
      if (rows.length) yield rows;
      if (rows.length < batch) break;
    }
  } finally {
    // A connection that broke has taken its cursors along.
    await run(`close ${name}`).catch(() => undefined);
  }
}

/** A stream whose place is chosen when its first rows are fetched; what fails later is an error of whoever reads. */
export async function* begunOn(
  readOn: <T>(work: (source: Source) => Promise<T>) => Promise<T>,
  open: (source: Source) => AsyncGenerator<DbRow[]>,
): AsyncGenerator<DbRow[]> {
  const { rows, first } = await readOn(async source => {
    const rows = open(source);
    return { rows, first: await rows.next() };
  });
  try {
    if (first.done) return;
    yield first.value;
    yield* rows;
  } finally {
    await rows.return(undefined);
  }
}
