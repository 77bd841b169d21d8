/** Fewer may be alike by chance. */
const fewest = 5;
/** Points between the lowest and the highest that still count as the same score. */
const alike = 1;

export interface Spread {
  count: number;
  least: number;
  most: number;
  mean: number;
  /** How many in each ten points, the lowest first; only from the first to the last that has any. */
  tens: readonly { from: number; count: number }[];
  /** Nearly all have the same: nobody was told apart. */
  flat: boolean;
}

/** How scores of 0 to 100 are spread; none before there are a few. */
export function spreadOf(scores: readonly number[]): Spread | null {
  if (scores.length < fewest) return null;
  const sorted = scores.toSorted((a, b) => a - b);
  const [least = 0] = sorted;
  const most = sorted.at(-1) ?? 0;
  const ten = (score: number) => Math.min(9, Math.max(0, Math.floor(score / 10)));
  const tens = Array.from({ length: ten(most) - ten(least) + 1 }, (_, i) => {
    const at = ten(least) + i;
    return { from: at * 10, count: sorted.filter(score => ten(score) === at).length };
  });
  // One who stands out among many alike does not make the others told apart.
  const inner =
    sorted.length > 9 ? sorted.slice(Math.ceil(sorted.length * 0.05), -Math.ceil(sorted.length * 0.05)) : sorted;
  const flat = (inner.at(-1) ?? 0) - (inner[0] ?? 0) <= alike;
  return {
    count: sorted.length,
    least,
    most,
    mean: sorted.reduce((sum, one) => sum + one, 0) / sorted.length,
    tens,
    flat,
  };
}
