import { appendFileSync } from 'node:fs';

/**
 * `npm test` leaves to `npm test -- semua` (docs/design/testing.md): tests with the tag `semua`, and in walks over all
 * declarations the cases beyond one of each kind. Vitest called by itself runs everything.
 */
const short = process.env.TEST_SELECTION === 'short';

/**
 * The first items that together have every trait, or all of them when everything runs. What was left out is told at the
 * end of the run.
 * @param name of the walk, as the summary names it
 * @param traits what makes an item another case than those before it
 */
export function sampled<T>(name: string, items: readonly T[], traits: (item: T) => readonly string[]): readonly T[] {
  if (!short) return items;
  const seen = new Set<string>();
  const chosen = items.filter(item => {
    const fresh = traits(item).filter(trait => !seen.has(trait));
    for (const trait of fresh) seen.add(trait);
    return fresh.length > 0;
  });
  const notes = process.env.TEST_SAMPLES;
  if (notes) appendFileSync(notes, `${name}: ${chosen.length}/${items.length}\n`);
  return chosen;
}

/** Number of repetitions: fewer in the short run. */
export const times = (few: number, many: number): number => (short ? few : many);
