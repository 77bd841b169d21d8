import { dayInWords } from '../../../../resources/kit/index.ts';
import type { Dimension, Measure, PivotAnswer } from '../../../../resources/kit/pivot.ts';
import type { Caller } from '../../access/caller.ts';
import type { ColumnKind, SheetColumn, SheetToWrite } from '../../documents/spreadsheet/write.ts';
import type { Engine } from '../context.ts';
import type { Pivot } from './ask.ts';
import { layoutOf } from './layout.ts';
import { filterLines, groupCell } from './words.ts';

/** How the figures of a value are written. */
export const kindOf = ({ kind, of }: Measure): ColumnKind =>
  kind === 'jumlah' || kind === 'unik' ? 'integer' : of?.field.kind === 'money' ? 'money' : 'decimal';

/**
 * A pivot table as a workbook: as it is read, as rows that a spreadsheet counts further, and what it is: the data, the
 * filter in words, the day.
 */
export async function pivotSheets(
  engine: Engine,
  caller: Caller,
  pivot: Pivot,
  answer: PivotAnswer,
): Promise<SheetToWrite[]> {
  const { resource: r, rows, columns, measures } = pivot;
  const { down, downWords, across, acrossWords, dimensionWords, measureWords, at } = layoutOf(engine, pivot, answer);
  const heading = (one: Dimension): SheetColumn => ({ heading: dimensionWords(one), kind: 'text', width: 28 });
  const shown: SheetToWrite = {
    name: 'Rekap',
    columns: [
      ...rows.map(heading),
      ...across.flatMap(values =>
        measures.map(one => ({
          heading: columns.length ? `${acrossWords(values)} – ${measureWords(one)}` : measureWords(one),
          kind: kindOf(one),
        })),
      ),
    ],
    rows: [
      down.map(line => [
        ...downWords(line),
        ...across.flatMap(values => measures.map((_, i) => at(line, values)?.nilai[i] ?? null)),
      ]),
    ],
  };
  const leaves = answer.sel.filter(
    ({ baris, kolom }) => baris.length === rows.length && kolom.length === columns.length,
  );
  const plain: SheetToWrite = {
    name: 'Data',
    columns: [
      ...[...rows, ...columns].map(heading),
      ...measures.map(one => ({ heading: measureWords(one), kind: kindOf(one) })),
    ],
    rows: [
      leaves.map(({ baris, kolom, nilai }) => [
        ...[...rows, ...columns].map((one, i) => groupCell(one, [...baris, ...kolom][i], answer)),
        ...nilai,
      ]),
    ],
  };
  const today = caller.today;
  const about: SheetToWrite = {
    name: 'Keterangan',
    columns: [
      { heading: 'Hal', kind: 'text', width: 24 },
      { heading: 'Isi', kind: 'text', width: 60 },
    ],
    rows: [
      [
        ['Data', r.label],
        ['Tanggal', today ? dayInWords(today) : null],
        ['Dibuat oleh', caller.name],
        ...(await filterLines(engine, caller, r, pivot.filter)),
      ],
    ],
  };
  return [shown, plain, about];
}
