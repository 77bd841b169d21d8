/**
 * Exact decimals for grades: every grade, weight and mutu has at most two decimals, so it is counted in whole
 * hundredths. No sum or quotient passes through a binary fraction.
 */

/** A number with at most two decimals as whole hundredths: 86.1 → 8610. */
export const perseratus = (value: number): number => Math.round(value * 100);

/** Whole hundredths as the number that travels and is stored: 8610 → 86.1. */
export const dariPerseratus = (hundredths: number): number => hundredths / 100;

/**
 * Quotient rounded half-up to a whole number.
 * @param numerator whole and not negative
 * @param denominator whole and positive
 * @throws RangeError when one is not, or too large to be exact
 */
export function bagiHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator;
  const divisor = 2 * denominator;
  if (!Number.isSafeInteger(doubled) || !Number.isSafeInteger(divisor) || numerator < 0 || denominator <= 0)
    throw new RangeError(`tidak dapat dibagi: ${numerator}/${denominator}`);
  return (doubled - (doubled % divisor)) / divisor;
}
