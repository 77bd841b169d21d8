import { dayInWords, type Field, isRecord, type Resource } from '../../../../resources/kit/index.ts';
import {
  cellFilter,
  type DatePart,
  type Dimension,
  dateParts,
  declaredLabel,
  dimensionOf,
  type PivotAnswer,
  type PivotValue,
  pathWords,
} from '../../../../resources/kit/pivot.ts';
import type { Caller } from '../../access/caller.ts';
import { markedLabelSql, tableName } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import type { Cell } from '../../documents/spreadsheet/cell.ts';
import type { Engine } from '../context.ts';

/** Label of the group of all rows. */
export const all = 'Semua';

/** A value of a field as it is written in a workbook. */
function wordsOf(field: Field, value: PivotValue): string {
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  const text = String(value);
  if (field.kind === 'enum' || field.kind === 'enums') return field.choices[text] ?? text;
  if (field.kind === 'status') return field.workflow.states[text]?.label ?? text;
  return text;
}

/** A group as it is written in a table. */
export function groupCell(
  { field, part, key }: Dimension,
  value: PivotValue | undefined,
  { label }: PivotAnswer,
): Cell {
  if (value === undefined) return all;
  if (value === null) return null;
  if (field.kind === 'ref' || field.kind === 'refs') return label[key]?.[String(value)] ?? null;
  return typeof value === 'number' || part ? value : wordsOf(field, value);
}

/** A group of days in words; weeks are told by their first day. */
const partWords: Readonly<Record<DatePart, (value: string) => string>> = {
  hari: dayInWords,
  minggu: value => `Minggu ${dayInWords(value)}`,
  bulan: value => dayInWords(`${value}-01`).replace(/^\d+ /, ''),
  semester: value => `Semester ${value.slice(5)} ${value.slice(0, 4)}`,
  tahun: value => value,
};

/** A group as it is read: days in words, and what is empty named. */
export function groupText(one: Dimension, value: PivotValue | undefined, answer: PivotAnswer): string {
  if (value === null) return emptyWords(one);
  if (one.part && value !== undefined) return partWords[one.part](String(value));
  return String(groupCell(one, value, answer) ?? unknown);
}

const unknown = 'Tidak diketahui';
/** Along a reference it may also be a row that the reader does not see. */
const emptyWords = ({ path }: Pick<Dimension, 'path'>): string => (path.length ? unknown : 'Kosong');

/** The filter in words, a line for each part of it. */
export async function filterLines(
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
    if (value === null) lines.push([heading, emptyWords(dimension)]);
    else if (part) lines.push([heading, partWords[part](String(value))]);
    else if (field.kind === 'ref' || field.kind === 'refs')
      lines.push([
        heading,
        (await labelsOf(engine, caller, engine.registry.get(field.to), [String(value)])).join(', ') || unknown,
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
