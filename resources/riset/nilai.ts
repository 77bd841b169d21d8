/**
 * A weighted sum, half up to two decimals; null while a part is missing (docs/domain/40 §4.4).
 * @param weights percent by part
 */
export function weighted(
  weights: Readonly<Record<string, number>> | undefined,
  values: Readonly<Record<string, unknown>>,
): number | null {
  if (!weights) return null;
  let sum = 0;
  for (const [name, weight] of Object.entries(weights)) {
    const value = values[name];
    if (typeof value !== 'number') return null;
    // Whole hundredths: no sum of fractions comes out below its half.
    sum += Math.round(value * 100) * weight;
  }
  return Math.round(sum / 100) / 100;
}
