import {
  type Dimension,
  dateParts,
  declaredLabel,
  type Measure,
  measureKinds,
  measureOfField,
  type PivotAnswer,
  type PivotCell,
  type PivotValue,
  pathWords,
} from '../../../../resources/kit/pivot.ts';
import { groupOrder } from '../../../../resources/kit/pivotOrder.ts';
import type { Cell } from '../../documents/spreadsheet/cell.ts';
import type { Engine } from '../context.ts';
import type { Pivot } from './ask.ts';
import { all, groupCell, groupText } from './words.ts';

type Values = readonly PivotValue[];

/** A pivot table as it is written down: its lines and columns in their order, with words. */
export interface Layout {
  readonly dimensionWords: (one: Dimension) => string;
  readonly measureWords: (one: Measure) => string;
  /** Groups of the lines; the total of everything stands last. */
  readonly down: readonly Values[];
  readonly downWords: (line: Values) => Cell[];
  readonly across: readonly Values[];
  readonly acrossWords: (column: Values) => string;
  readonly at: (line: Values, column: Values) => PivotCell | undefined;
}

const keyOf = (baris: Values, kolom: Values): string => JSON.stringify([baris, kolom]);

const distinct = (lists: readonly Values[]): Values[] => [
  ...new Map(lists.map(list => [JSON.stringify(list), list])).values(),
];

/**
 * Puts the cells of an answer into lines and columns.
 * @param group how a group is written: as a spreadsheet counts with it, or (`groupText`) as it is read
 */
export function layoutOf(
  { registry: { find } }: Engine,
  { resource: r, rows, columns }: Pivot,
  answer: PivotAnswer,
  group: typeof groupCell | typeof groupText = groupCell,
): Layout {
  const pathOf = (at: Parameters<typeof pathWords>[0]) => pathWords(at, r, find, declaredLabel);
  const found = new Map<string, PivotCell>(answer.sel.map(cell => [keyOf(cell.baris, cell.kolom), cell]));
  const downWords = (line: Values) => rows.map((one, i) => group(one, line[i], answer));
  const columnWords = (column: Values) => columns.map((one, i) => group(one, column[i], answer));
  const inOrder = (lists: readonly Values[], dimensions: readonly Dimension[]): Values[] => {
    const orders = dimensions.map(one => groupOrder(one, answer, value => groupText(one, value, answer)));
    return lists.toSorted((a, b) => {
      const i = orders.findIndex((_, n) => a[n] !== b[n]);
      const [left, right] = [a[i], b[i]];
      // A total stands after what it takes together.
      if (left === undefined || right === undefined) return b.length - a.length;
      return orders[i]?.(left, right) ?? 0;
    });
  };
  return {
    dimensionWords: one => (one.part ? `${pathOf(one)} ${dateParts[one.part]}` : pathOf(one)),
    measureWords: ({ kind, of }) => (of ? measureOfField(kind, pathOf(of)) : measureKinds.jumlah),
    down: inOrder(distinct(answer.sel.map(({ baris }) => baris)), rows),
    downWords,
    across: inOrder(
      distinct(answer.sel.map(({ kolom }) => kolom)).filter(({ length }) => length === 0 || length === columns.length),
      columns,
    ),
    acrossWords: values =>
      columnWords(values)
        .map(word => String(word ?? ''))
        .join(' · ') || all,
    at: (line, column) => found.get(keyOf(line, column)),
  };
}
