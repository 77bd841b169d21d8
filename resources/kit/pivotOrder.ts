import { orderKey } from './order.ts';
import type { DatePart, Dimension, PivotAnswer, PivotValue } from './pivot.ts';
import type { Resource } from './resourceShape.ts';

/** Order of the groups of a pivot table, the same on the screen, in a workbook, on paper and at a link. */

/** The field by which rows of a resource follow each other in time: one whose lists show the newest first. */
export function timeField({ sort }: Resource): string | undefined {
  const first = orderKey(sort[0] ?? '');
  return first.down ? first.name : undefined;
}

type Compare = (a: PivotValue, b: PivotValue) => number;

/**
 * Order of a dimension's groups: states and choices as they are declared, numbers and days by size, references that
 * follow each other in time the oldest first, all else by its words; what is empty last.
 */
export function groupOrder(
  { field, part, key }: Dimension,
  { urutan }: Pick<PivotAnswer, 'urutan'>,
  words: (value: PivotValue) => string,
): Compare {
  const declared =
    field.kind === 'status'
      ? Object.keys(field.workflow.states)
      : field.kind === 'enum' || field.kind === 'enums'
        ? Object.keys(field.choices)
        : undefined;
  const places = new Map((declared ?? urutan?.[key])?.map((value, i) => [value, i]));
  const placeOf = (value: PivotValue) => places.get(String(value)) ?? places.size;
  return (a, b) => {
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    if (part) return String(a).localeCompare(String(b));
    return placeOf(a) - placeOf(b) || words(a).localeCompare(words(b), 'id', { numeric: true });
  };
}

const two = (n: number): string => String(n).padStart(2, '0');
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The group of days that follows one, written as the groups are: `2026-10` for a month. */
const following: Readonly<Record<DatePart, (value: string) => string>> = {
  hari: value => dayOf(new Date(Date.parse(value) + 86_400_000)),
  minggu: value => dayOf(new Date(Date.parse(value) + 7 * 86_400_000)),
  bulan: value => {
    const [year = 0, month = 0] = value.split('-').map(Number);
    return month === 12 ? `${year + 1}-01` : `${year}-${two(month + 1)}`;
  },
  semester: value => (value.endsWith('1') ? `${value.slice(0, 4)}-2` : `${Number(value.slice(0, 4)) + 1}-1`),
  tahun: value => String(Number(value) + 1),
};

/** Groups that a drawing over time shows at most. */
export const mostMoments = 400;

/**
 * Every group of days from the first to the last, so that a month without rows has its place in a drawing.
 * @param found groups in their order
 * @returns `found` itself where there would be more than `mostMoments`
 */
export function withoutGaps(part: DatePart, found: readonly string[]): readonly string[] {
  const last = found.at(-1);
  const all = found.slice(0, 1);
  for (let at = all[0]; at !== undefined && last !== undefined && at < last; ) {
    at = following[part](at);
    all.push(at);
    if (all.length > mostMoments) return found;
  }
  return all;
}
