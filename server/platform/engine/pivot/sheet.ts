import { dayInWords, type Field, isRecord, type Resource } from '../../../../resources/kit/index.ts';
import {
  cellFilter,
  type DatePart,
  type Dimension,
  dateParts,
  declaredLabel,
  dimensionOf,
  type Measure,
  measureKinds,
  type PivotAnswer,
  type PivotCell,
  type PivotValue,
  pathWords,
} from '../../../../resources/kit/pivot.ts';
import type { Caller } from '../../access/caller.ts';
import { markedLabelSql, tableName } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import type { Cell } from '../../documents/spreadsheet/cell.ts';
import type { ColumnKind, SheetColumn, SheetToWrite } from '../../documents/spreadsheet/write.ts';
import type { Engine } from '../context.ts';
import type { Pivot } from './ask.ts';

const all = 'Semua';

/** A value of a field as it is written in a workbook. */
function wordsOf(field: Field, value: PivotValue): string {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  const text = String(value);
  if (field.kind === 'enum') return field.choices[text] ?? text;
  if (field.kind === 'status') return field.workflow.states[text]?.label ?? text;
  return text;
}

function groupCell({ field, part, key }: Dimension, value: PivotValue | undefined, { label }: PivotAnswer): Cell {
  if (value === undefined) return all;
  if (value === null) return null;
  if (field.kind === 'ref') return label[key]?.[String(value)] ?? null;
  return typeof value === 'number' || part ? value : wordsOf(field, value);
}

const kindOf = ({ kind, of }: Measure): ColumnKind =>
  kind === 'jumlah' || kind === 'unik' ? 'integer' : of?.field.kind === 'money' ? 'money' : 'decimal';

const keyOf = (baris: readonly PivotValue[], kolom: readonly PivotValue[]): string => JSON.stringify([baris, kolom]);

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
  const { find } = engine.registry;
  const pathOf = (at: Parameters<typeof pathWords>[0]) => pathWords(at, r, find, declaredLabel);
  const dimensionWords = (one: Dimension) => (one.part ? `${pathOf(one)} ${dateParts[one.part]}` : pathOf(one));
  const measureWords = ({ kind, of }: Measure) => (of ? `${measureKinds[kind]} ${pathOf(of)}` : measureKinds.jumlah);
  const heading = (one: Dimension): SheetColumn => ({ heading: dimensionWords(one), kind: 'text', width: 28 });
  const found = new Map<string, PivotCell>(answer.sel.map(cell => [keyOf(cell.baris, cell.kolom), cell]));
  const distinct = (lists: readonly (readonly PivotValue[])[]) =>
    [...new Map(lists.map(list => [JSON.stringify(list), list])).values()].sort(
      (a, b) => Number(a.length === 0) - Number(b.length === 0),
    );
  const across = distinct(answer.sel.map(({ kolom }) => kolom)).filter(
    ({ length }) => length === 0 || length === columns.length,
  );
  const acrossWords = (values: readonly PivotValue[]) =>
    columns.map((one, i) => String(groupCell(one, values[i], answer) ?? '')).join(' · ') || all;
  const words = (line: readonly PivotValue[]) => rows.map((one, i) => groupCell(one, line[i], answer));
  const down = distinct(answer.sel.map(({ baris }) => baris)).sort((a, b) => {
    const [left, right] = [words(a), words(b)].map(cells =>
      cells.map(cell => (cell === all ? '\uffff' : String(cell ?? ''))).join('\u0001'),
    );
    return (left ?? '').localeCompare(right ?? '', 'id', { numeric: true });
  });
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
        ...words(line),
        ...across.flatMap(values => measures.map((_, i) => found.get(keyOf(line, values))?.nilai[i] ?? null)),
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

/** The filter in words, a line for each part of it. */
async function filterLines(
  engine: Engine,
  caller: Caller,
  r: Resource,
  filter: Readonly<Record<string, unknown>>,
): Promise<[string, string][]> {
  const lines: [string, string][] = [];
  for (const [name, value] of Object.entries(filter)) {
    if (name === cellFilter) {
      lines.push(...(await cellLines(engine, caller, r, value)));
      continue;
    }
    const field = Object.hasOwn(r.fields, name) ? r.fields[name] : undefined;
    const values: unknown[] = Array.isArray(value) ? value : [value];
    const texts = values.map(one => (typeof one === 'object' ? JSON.stringify(one) : String(one)));
    const shown =
      field?.kind === 'ref'
        ? await labelsOf(engine, caller, engine.registry.get(field.to), texts)
        : field
          ? texts.map(text => wordsOf(field, text))
          : texts;
    lines.push([`Filter: ${field ? declaredLabel(r, name) : name}`, shown.join(', ')]);
  }
  return lines;
}

/** A group of days in words; weeks are told by their first day. */
const partWords: Readonly<Record<DatePart, (value: string) => string>> = {
  hari: dayInWords,
  minggu: value => `Minggu ${dayInWords(value)}`,
  bulan: value => dayInWords(`${value}-01`).replace(/^\d+ /, ''),
  semester: value => `Semester ${value.slice(5)} ${value.slice(0, 4)}`,
  tahun: value => value,
};

/** The filter by a pivot table's cell in words, a line for each of its dimensions. */
async function cellLines(engine: Engine, caller: Caller, r: Resource, cell: unknown): Promise<[string, string][]> {
  const lines: [string, string][] = [];
  const { find } = engine.registry;
  for (const [key, value] of Object.entries(isRecord(cell) ? cell : {})) {
    const dimension = dimensionOf(r, key, find, () => true);
    if (!dimension) continue;
    const { field, part } = dimension;
    const path = pathWords(dimension, r, find, declaredLabel);
    const heading = `Filter: ${part ? `${path} ${dateParts[part]}` : path}`;
    if (value === null) lines.push([heading, dimension.path.length ? 'Tidak diketahui' : 'Kosong']);
    else if (part) lines.push([heading, partWords[part](String(value))]);
    else if (field.kind === 'ref')
      lines.push([
        heading,
        (await labelsOf(engine, caller, engine.registry.get(field.to), [String(value)])).join(', ') ||
          'Tidak diketahui',
      ]);
    else lines.push([heading, wordsOf(field, typeof value === 'boolean' ? value : String(value))]);
  }
  return lines;
}

/** Words of the rows that the caller may refer to. */
async function labelsOf(engine: Engine, caller: Caller, target: Resource, ids: readonly string[]): Promise<string[]> {
  const values: unknown[] = [ids];
  const scope = engine.rowsOf(caller, target, 'reference', 't', values);
  const found = await engine.db.reading.query<DbRow & { label: string }>(
    `select ${markedLabelSql(target, 't', engine.registry)} as label from ${tableName(target)} t where t.id::text = any($1) and ${scope}`,
    values,
  );
  return found.map(({ label }) => label);
}
