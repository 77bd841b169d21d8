import type { Dimension, PivotAnswer, PivotCell, PivotShare, PivotValue } from '../../../../resources/kit/pivot.ts';
import { groupOrder } from '../../../../resources/kit/pivotOrder.ts';
import { groupWords } from './usePivotWords.ts';

/** A line or a column of the table: the groups that it is about, fewer where it is a total of the rest. */
export interface Heading {
  values: readonly PivotValue[];
  /** Words of its groups; none for the total of everything. */
  words: readonly string[];
}

export interface Grid {
  lines: readonly Heading[];
  columns: readonly Heading[];
  /** Figure of a line in a column; undefined where no row is. */
  at(line: Heading, column: Heading, measure: number): number | null | undefined;
}

const keyOf = (baris: readonly PivotValue[], kolom: readonly PivotValue[]): string => JSON.stringify([baris, kolom]);

/** All beginnings of the groups, each before what it takes together; the total of everything last. */
function headings(
  dimensions: readonly Dimension[],
  found: readonly (readonly PivotValue[])[],
  answer: PivotAnswer,
  totals: boolean,
): Heading[] {
  const orders = dimensions.map(one => groupOrder(one, answer, value => groupWords(one, value, answer.label[one.key])));
  const distinct = [...new Map(found.map(values => [JSON.stringify(values), values])).values()];
  const shown = distinct.filter(values => values.length > 0 && (totals || values.length === dimensions.length));
  const sorted = shown.sort((a, b) => {
    for (let i = 0; i < Math.min(a.length, b.length); i++) {
      const order = orders[i]?.(a[i] ?? null, b[i] ?? null) ?? 0;
      if (order !== 0) return order;
    }
    return a.length - b.length;
  });
  const named = sorted.map(values => ({
    values,
    words: values.flatMap((value, i) => {
      const dimension = dimensions[i];
      return dimension ? [groupWords(dimension, value, answer.label[dimension.key])] : [];
    }),
  }));
  return [...named, everything];
}

/** The total of all. */
export const everything: Heading = { values: [], words: [] };

/** Puts the cells of an answer into lines and columns. */
export function gridOf(answer: PivotAnswer, rows: readonly Dimension[], columns: readonly Dimension[]): Grid {
  const cells = new Map<string, PivotCell>(answer.sel.map(cell => [keyOf(cell.baris, cell.kolom), cell]));
  return {
    lines: headings(
      rows,
      answer.sel.map(({ baris }) => baris),
      answer,
      true,
    ),
    columns: headings(
      columns,
      answer.sel.map(({ kolom }) => kolom),
      answer,
      columns.length > 1,
    ),
    at: (line, column, measure) => cells.get(keyOf(line.values, column.values))?.nilai[measure],
  };
}

/** The column before one of the same depth and group: the year or period before; undefined for the first. */
export function columnBefore({ columns }: Grid, column: Heading): Heading | undefined {
  const { values } = column;
  const group = JSON.stringify(values.slice(0, -1));
  const beside = columns.filter(
    one => one.values.length === values.length && JSON.stringify(one.values.slice(0, -1)) === group,
  );
  return values.length ? beside[beside.indexOf(column) - 1] : undefined;
}

/** A figure as a share of its line, its column or of everything; undefined where there is none. */
export function shareOf(
  grid: Grid,
  line: Heading,
  column: Heading,
  measure: number,
  share: PivotShare,
): number | undefined {
  const value = grid.at(line, column, measure);
  const whole =
    share === 'baris'
      ? grid.at(line, everything, measure)
      : share === 'kolom'
        ? grid.at(everything, column, measure)
        : grid.at(everything, everything, measure);
  return value === undefined || value === null || !whole ? undefined : value / whole;
}
