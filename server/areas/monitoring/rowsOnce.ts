import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';

/** So long figures may take, in milliseconds. */
const longest = 30_000;

/**
 * Rows of a statement that takes seconds for a university with 100,000 participations: worked out once for all who watch
 * the same ones (`Counts.answer`).
 */
export async function rowsOnce<T extends DbRow>(
  engine: Engine,
  caller: Caller,
  { text, values }: { text: string; values: readonly unknown[] },
): Promise<T[]> {
  const work = () => engine.db.unhurried(longest, () => engine.db.reading.query<T>(text, values));
  const question = JSON.stringify([text, values]);
  return JSON.parse(await engine.counts.answer(caller.userId, question, async () => JSON.stringify(await work())));
}
