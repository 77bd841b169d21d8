import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';

/** So long figures may take, in milliseconds. */
const longest = 30_000;

/** Rows, and the moment whose state they tell (ISO) where whoever asks the same gets them for a minute. */
interface Once<T> {
  readonly rows: T[];
  readonly asOf: string | null;
}

/**
 * Rows of a statement that takes seconds for a university with 100,000 participations: worked out once for all who watch
 * the same ones (`Counts.answer`).
 * @param anew not those that are kept
 */
export async function rowsOnce<T extends DbRow>(
  engine: Engine,
  caller: Caller,
  { text, values }: { text: string; values: readonly unknown[] },
  anew: boolean,
): Promise<Once<T>> {
  const work = async () => {
    const asOf = engine.now();
    const rows = await engine.db.unhurried(longest, () => engine.db.reading.query<T>(text, values));
    return JSON.stringify({ rows, asOf });
  };
  const answered = await engine.counts.answer(caller.userId, JSON.stringify([text, values]), work, anew);
  const once: Once<T> = JSON.parse(answered.text);
  return answered.kept ? once : { ...once, asOf: null };
}

/** The earliest of the moments that parts of an answer tell; null where all of them are of now. */
export const earliest = (moments: readonly (string | null)[]): string | null =>
  moments.flatMap(one => one ?? []).sort()[0] ?? null;
