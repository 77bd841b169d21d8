import type { Field, Resource } from '../../../../resources/kit/index.ts';
import {
  type Dimension,
  declaredLabel,
  type FieldAt,
  type Measure,
  type PivotAnswer,
  type PivotCell,
} from '../../../../resources/kit/pivot.ts';
import type { Caller } from '../../access/caller.ts';
import type { Engine } from '../context.ts';
import type { Pivot } from './ask.ts';
import { readPivot } from './read.ts';
import { cellKey, fewest, hiddenCells } from './suppress.ts';

/** Figures that anybody may read: an answer whose small figures, and what would tell them, are left out. */
export interface OpenAnswer {
  readonly answer: PivotAnswer;
  /** True if a cell's figure is hidden because it covers too few. */
  readonly few: (cell: PivotCell, measure: number) => boolean;
}

const isPeople = (r: Resource | undefined): boolean =>
  r !== undefined && (r.person !== null || Object.values(r.fields).some(({ personal }) => personal === 'name'));

const leadsToPeople = (engine: Engine, field: Field | undefined): boolean =>
  (field?.kind === 'ref' || field?.kind === 'refs') && isPeople(engine.registry.find(field.to));

/** Words of people themselves: their names, and what somebody wrote; a rule's words (`2026/2027`) are nobody's. */
const isWords = (engine: Engine, { field, resource }: Pick<FieldAt, 'field' | 'resource'>): boolean =>
  (field.kind === 'text' && (!field.derived || isPeople(resource))) || leadsToPeople(engine, field);

/** The first field by which a question names people or their own words, as it is called; undefined for none. */
export function namesPeople(engine: Engine, { resource: r, rows, columns, filter }: Pivot): string | undefined {
  const named = [...rows, ...columns].find((one: Dimension) => isWords(engine, one));
  if (named) return declaredLabel(named.resource, named.name);
  const narrowed = Object.keys(filter).find(name => {
    const field = r.fields[name.replace(/_(neq|gte?|lte?|n?in|q|null)$/, '')];
    return name === 'q' || (field !== undefined && isWords(engine, { field, resource: r }));
  });
  return narrowed === undefined ? undefined : narrowed === 'q' ? 'Pencarian' : declaredLabel(r, narrowed);
}

/** Additional measures that tell the size of each group: its rows, and the people whose rows they are. */
function sizesOf(engine: Engine, r: Resource): Measure[] {
  const people = Object.entries(r.fields).flatMap(([name, field]): Measure[] =>
    leadsToPeople(engine, field) && (field.required || field.follows !== undefined)
      ? [{ key: `unik:${name}`, kind: 'unik', of: { path: [], resource: r, name, field } }]
      : [],
  );
  return [{ key: 'jumlah', kind: 'jumlah', of: undefined }, ...people];
}

/** The figures of a question for anybody, computed as the caller sees them. @throws HttpError as `readPivot` */
export async function openPivot(engine: Engine, caller: Caller, pivot: Pivot): Promise<OpenAnswer> {
  const sizes = sizesOf(engine, pivot.resource);
  const asked = pivot.measures.length;
  const full = await readPivot(engine, caller, { ...pivot, measures: [...pivot.measures, ...sizes] });
  const cells = full.sel.map(({ nilai, ...cell }) => ({
    cell: { ...cell, nilai: nilai.slice(0, asked) },
    size: Math.min(...nilai.slice(asked).map(n => n ?? 0)),
  }));
  const hidden = hiddenCells(cells);
  // The largest of all tells the largest of those that are left out.
  const bounds = new Set(pivot.measures.flatMap(({ kind }, i) => (kind === 'min' || kind === 'maks' ? [i] : [])));
  const above = new Set(cells.flatMap(({ cell }) => (hidden.has(cellKey(cell)) ? beginnings(cell).map(cellKey) : [])));
  const distinctPeople = new Set(
    pivot.measures.flatMap(({ kind, of }, i) => (kind === 'unik' && leadsToPeople(engine, of?.field) ? [i] : [])),
  );
  const few: OpenAnswer['few'] = (cell, i) => {
    const key = cellKey(cell);
    const value = cell.nilai[i] ?? 0;
    return (
      hidden.has(key) || (bounds.has(i) && above.has(key)) || (distinctPeople.has(i) && value > 0 && value < fewest)
    );
  };
  const { nilai } = full;
  return { answer: { ...full, nilai: nilai.slice(0, asked), sel: cells.map(({ cell }) => cell) }, few };
}

/** The totals that a cell is in. */
const beginnings = ({ baris, kolom }: PivotCell): Pick<PivotCell, 'baris' | 'kolom'>[] =>
  Array.from({ length: baris.length + 1 }, (_, i) => i).flatMap(i =>
    Array.from({ length: kolom.length + 1 }, (_, j) => ({ baris: baris.slice(0, i), kolom: kolom.slice(0, j) })),
  );
