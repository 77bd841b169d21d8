/** Total of a sheet's row: a sum of cells weighted by a setting (docs/domain/40 §4.1, §4.4). */
export interface SheetTotal {
  /** The field that the server keeps it in. */
  field: string;
  /** Key of the setting that holds the weights in one line of text. */
  setting: string;
  /** Fields by the words of the setting; a total that stands before it is a field as well. */
  of: Readonly<Record<string, string>>;
}

/**
 * SHEET: many rows are filled in at once, as in a spreadsheet, and saved together: PUT `{endpoint}/lembar`
 * `{ items: [{ id, version, … }] }`. The list of the resource is one for whoever may write its rows.
 */
export interface Sheet {
  /** The field that a row is called by, and what stands below it. */
  name: string;
  facts: readonly string[];
  /** Columns between it and the cells that are only read. */
  beside: readonly string[];
  /** Fields that are filled in, in the order of their columns. */
  cells: readonly string[];
  totals: readonly SheetTotal[];
}

/** Rows of one save of a sheet. */
export const mostSheetRows = 500;

/** Values that rules compute for a row of a sheet (`told`): why it is locked, and that it is late. */
export const sheetTold = ['terkunci', 'terlambat'] as const;

/** Percent by word of a setting, by the total that is summed up by them. */
export type SheetWeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

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

/** Totals of a row, in order; a later one may count an earlier one. */
export function sheetSums(
  totals: readonly SheetTotal[],
  weights: SheetWeights,
  row: Readonly<Record<string, unknown>>,
): Record<string, number | null> {
  const sums: Record<string, number | null> = {};
  for (const { field, of } of totals) {
    const parts = Object.entries(of).map(([word, name]) => [word, Object.hasOwn(sums, name) ? sums[name] : row[name]]);
    sums[field] = weighted(Object.hasOwn(weights, field) ? weights[field] : undefined, Object.fromEntries(parts));
  }
  return sums;
}
