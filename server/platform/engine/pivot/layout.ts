import {
  type Dimension,
  dateParts,
  declaredLabel,
  type Measure,
  measureKinds,
  type PivotAnswer,
  type PivotCell,
  type PivotValue,
  pathWords,
} from '../../../../resources/kit/pivot.ts';
import type { Cell } from '../../documents/spreadsheet/cell.ts';
import type { Engine } from '../context.ts';
import type { Pivot } from './ask.ts';
import { all, groupCell } from './words.ts';

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

/** Puts the cells of an answer into lines and columns. */
export function layoutOf(
  { registry: { find } }: Engine,
  { resource: r, rows, columns }: Pivot,
  answer: PivotAnswer,
): Layout {
  const pathOf = (at: Parameters<typeof pathWords>[0]) => pathWords(at, r, find, declaredLabel);
  const found = new Map<string, PivotCell>(answer.sel.map(cell => [keyOf(cell.baris, cell.kolom), cell]));
  const downWords = (line: Values) => rows.map((one, i) => groupCell(one, line[i], answer));
  const columnWords = (column: Values) => columns.map((one, i) => groupCell(one, column[i], answer));
  // A total stands after what it takes together.
  const key = (cells: readonly Cell[]) =>
    cells.map(cell => (cell === all ? '\uffff' : String(cell ?? ''))).join('\u0001');
  const inOrder = (lists: readonly Values[], words: (values: Values) => readonly Cell[]): Values[] =>
    lists.toSorted((a, b) => key(words(a)).localeCompare(key(words(b)), 'id', { numeric: true }));
  return {
    dimensionWords: one => (one.part ? `${pathOf(one)} ${dateParts[one.part]}` : pathOf(one)),
    measureWords: ({ kind, of }) => (of ? `${measureKinds[kind]} ${pathOf(of)}` : measureKinds.jumlah),
    down: inOrder(distinct(answer.sel.map(({ baris }) => baris)), downWords),
    downWords,
    across: inOrder(
      distinct(answer.sel.map(({ kolom }) => kolom)).filter(({ length }) => length === 0 || length === columns.length),
      columnWords,
    ),
    acrossWords: values =>
      columnWords(values)
        .map(word => String(word ?? ''))
        .join(' · ') || all,
    at: (line, column) => found.get(keyOf(line, column)),
  };
}
