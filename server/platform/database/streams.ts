import { randomUUID } from 'node:crypto';
import type { DbRow } from './db.ts';
import { nameFields } from './fieldNames.ts';
import { hasSaved, saidOf } from './lostConnection.ts';
import type { RunStatement } from './queryable.ts';
import type { Source } from './source.ts';

/**
 * Rows through a cursor of a transaction that only reads.
 * @param begin statement that begins it
 */
export async function* streamRows<T extends DbRow>(
  { free, giveBack }: Pick<Source, 'free' | 'giveBack'>,
  begin: string,
  text: string,
  values: readonly unknown[],
  batch: number,
): AsyncGenerator<T[]> {
  const client = await free();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    await client.query(`declare aliran no scroll cursor for ${text}`, [...values]);
    for (;;) {
      const { rows } = nameFields(await client.query<T>(`fetch ${batch} from aliran`));
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
export async function* streamShared<T extends DbRow>(
  run: RunStatement,
  text: string,
  values: readonly unknown[],
  batch: number,
): AsyncGenerator<T[]> {
  const name = `"aliran_${randomUUID()}"`;
  await run(`declare ${name} no scroll cursor with hold for ${text}`, values);
  try {
    for (;;) {
      const { rows } = await run<T>(`fetch ${batch} from ${name}`);
      if (rows.length) yield rows;
      if (rows.length < batch) break;
    }
  } finally {
    // A connection that broke has taken its cursors along.
    await run(`close ${name}`).catch(() => undefined);
  }
}

/** A stream whose place is chosen when its first rows are fetched; what fails later is an error of whoever reads. */
export async function* begunOn<T extends DbRow>(
  readOn: <R>(work: (source: Source) => Promise<R>) => Promise<R>,
  open: (source: Source) => AsyncGenerator<T[]>,
): AsyncGenerator<T[]> {
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
