import type { Field, RefField } from './field.ts';
import { labelFromName } from './label.ts';
import type { Resource } from './resourceShape.ts';
import type { Lookup } from './schema.ts';

/**
 * Pivot tables over declared resources: which fields rows may be counted by, and what may be worked out of them. A
 * dimension is written `idPeminjam.idUnit`, a date with how it is grouped, `tanggal:bulan`; a value `jumlah` or
 * `rata:berat`. The browser offers and the server accepts by the same functions.
 */

/** How days are put together; a semester is half a calendar year. */
export const dateParts = {
  hari: 'per hari',
  minggu: 'per minggu',
  bulan: 'per bulan',
  semester: 'per semester',
  tahun: 'per tahun',
} as const;
export type DatePart = keyof typeof dateParts;
const isDatePart = (name: string): name is DatePart => Object.hasOwn(dateParts, name);

/** Measures of a cell over its rows. */
export const measureKinds = {
  jumlah: 'Jumlah',
  unik: 'Banyaknya',
  total: 'Total',
  rata: 'Rata-rata',
  median: 'Median',
  min: 'Terkecil',
  maks: 'Terbesar',
} as const;
type MeasureKind = keyof typeof measureKinds;
/** A measure of a field in words, the same on the screen and on paper. @param path words of the field */
export const measureOfField = (kind: MeasureKind, path: string): string => `${measureKinds[kind]} ${path}`;
const isMeasureKind = (name: string): name is MeasureKind => Object.hasOwn(measureKinds, name);

/** How the figures are drawn, and as what they are written. */
export const pivotForms = {
  tabel: 'Tabel',
  batang: 'Batang',
  tumpuk: 'Bertumpuk',
  garis: 'Garis',
  panas: 'Peta panas',
  peta: 'Peta',
  angka: 'Satu angka',
} as const;
export type PivotForm = keyof typeof pivotForms;
export const isPivotForm = (name: string): name is PivotForm => Object.hasOwn(pivotForms, name);
/** The kind of drawing that fits a question: days as lines, one group as bars, two stacked, nothing grouped as a figure. */
export function fittingForm(rows: readonly Pick<Dimension, 'part'>[], columns: readonly unknown[]): PivotForm {
  const [first] = rows;
  if (!first) return 'angka';
  if (rows.length > 1 || columns.length > 1) return 'tabel';
  if (first.part) return 'garis';
  return columns.length ? 'tumpuk' : 'batang';
}
export const pivotFormNames = Object.keys(pivotForms).filter(isPivotForm);
export const pivotShares = {
  angka: 'Angka',
  baris: '% dari baris',
  kolom: '% dari kolom',
  semua: '% dari semua',
  selisih: 'Selisih dari kolom sebelumnya',
} as const;
export type PivotShare = keyof typeof pivotShares;
export const isPivotShare = (name: string): name is PivotShare => Object.hasOwn(pivotShares, name);
export const pivotShareNames = Object.keys(pivotShares).filter(isPivotShare);

/** Question asked of a resource, and how its answer is drawn. */
export interface PivotQuestion {
  readonly baris: readonly string[];
  readonly kolom: readonly string[];
  readonly nilai: readonly string[];
  readonly filter: Readonly<Record<string, unknown>>;
  readonly bentuk: PivotForm;
  readonly porsi: PivotShare;
}

/** Bounds of one pivot table. */
export const pivotLimits = { rows: 3, columns: 2, values: 4, cells: 5000 } as const;
/** References between a row and the field that it is counted by. */
const farthest = 2;

/** A field of the rows or of what they refer to. */
export interface FieldAt {
  /** References that lead to it, from the rows on: `['idPeminjam']`. */
  readonly path: readonly string[];
  /** Whose field it is. */
  readonly resource: Resource;
  readonly name: string;
  readonly field: Field;
}

export interface Dimension extends FieldAt {
  /** As it is written in an address. */
  readonly key: string;
  /** How the days of a date are put together. */
  readonly part: DatePart | undefined;
}

export interface Measure {
  readonly key: string;
  readonly kind: MeasureKind;
  /** Field that is measured; undefined for the number of rows. */
  readonly of: FieldAt | undefined;
}

/** True if a reader sees a field of the resource by which rows may be counted; `far` = by a reference. */
export type SeesField = (r: Resource, name: string, far: boolean) => boolean;

const plain: ReadonlySet<Field['kind']> = new Set([
  'status',
  'enum',
  'enums',
  'boolean',
  'integer',
  'week',
  'text',
  'ref',
  'refs',
]);
/** A field of which a row has several values: it stands in a group for each of them, and in totals once. */
export const isMany = ({ kind }: Field): boolean => kind === 'enums' || kind === 'refs';
/** Values that a row in several groups would be added to more than once. */
export const addsUp = ({ kind }: Measure): boolean => kind === 'total' || kind === 'rata' || kind === 'median';
const isDate = ({ kind }: Field): boolean => kind === 'date' || kind === 'datetime';
const isNumber = ({ kind }: Field): boolean => kind === 'integer' || kind === 'decimal' || kind === 'money';

/** Values that tell one row or one person from all others make no groups. */
function isGrouping(r: Resource, name: string, field: Field): boolean {
  const alone = r.unique.some(([fields]) => fields.length === 1 && fields[0] === name);
  const closed = field.secret === true || field.sensitive !== undefined || field.inner === true;
  return !alone && !closed && (plain.has(field.kind) || isDate(field));
}

const fieldOf = (r: Resource, name: string): Field | undefined =>
  Object.hasOwn(r.fields, name) ? r.fields[name] : undefined;

/** Resource that a reference points at; child rows and views are excluded. */
function targetOf(field: RefField, find: Lookup): Resource | undefined {
  const target = find(field.to);
  return target && !target.view && !target.rowsOf ? target : undefined;
}

/** Follows a path from the rows on; undefined where a name is no reference that leads on, or is not seen. */
function fieldAt(r: Resource, names: readonly string[], find: Lookup, sees: SeesField): FieldAt | undefined {
  const path = names.slice(0, -1);
  const name = names.at(-1) ?? '';
  if (path.length > farthest) return undefined;
  let at = r;
  for (const [i, step] of path.entries()) {
    const field = fieldOf(at, step);
    if (field?.kind !== 'ref' || !sees(at, step, i > 0)) return undefined;
    const target = targetOf(field, find);
    if (!target) return undefined;
    at = target;
  }
  const field = fieldOf(at, name);
  if (field && isMany(field) && path.length > 0) return undefined;
  return field && sees(at, name, path.length > 0) ? { path, resource: at, name, field } : undefined;
}

/** A group that the rules work out, of the rows themselves. */
function computedDimension(r: Resource, key: string, sees: SeesField): Dimension | undefined {
  const group = Object.hasOwn(r.computedGroups, key) ? r.computedGroups[key] : undefined;
  if (!group?.from.every(name => sees(r, name, false))) return undefined;
  return { key, path: [], resource: r, name: key, field: group.field, part: undefined };
}

/** Reads a dimension; undefined for one that does not exist or that the reader does not see. */
export function dimensionOf(r: Resource, key: string, find: Lookup, sees: SeesField): Dimension | undefined {
  const computed = computedDimension(r, key, sees);
  if (computed) return computed;
  const [way = '', part, ...more] = key.split(':');
  const found = fieldAt(r, namesOf(r, way), find, sees);
  if (!found || more.length || !isGrouping(found.resource, found.name, found.field)) return undefined;
  if (!isDate(found.field)) return part === undefined ? { ...found, key, part } : undefined;
  return part !== undefined && isDatePart(part) ? { ...found, key, part } : undefined;
}

/** Names along a path; a field that an installation adds has a dot in its own name (`extraName`). */
const namesOf = (r: Resource, way: string): string[] => (Object.hasOwn(r.fields, way) ? [way] : way.split('.'));

/** Reads a value; undefined for one that does not exist or that the reader does not see. */
export function measureOf(r: Resource, key: string, find: Lookup, sees: SeesField): Measure | undefined {
  const [kind = '', way, ...more] = key.split(':');
  if (!isMeasureKind(kind) || more.length) return undefined;
  if (kind === 'jumlah') return way === undefined ? { key, kind, of: undefined } : undefined;
  const of = way === undefined ? undefined : fieldAt(r, namesOf(r, way), find, sees);
  if (!of || isMany(of.field)) return undefined;
  // A number of what is referred to would be added once for each row that refers to it.
  const fits =
    kind === 'unik'
      ? isGrouping(of.resource, of.name, of.field)
      : of.path.length === 0 && isMeasured(of.field) && (kind === 'rata' || isNumber(of.field));
  return fits ? { key, kind, of } : undefined;
}

/** Of positions there is a mean alone: where the middle of a group lies, for maps (`placesOf`). */
const isMeasured = (field: Field): boolean =>
  (isNumber(field) || field.kind === 'coordinate') && !field.secret && !field.sensitive && !field.inner;

/** Every dimension that a reader may choose, the rows' own first; a date once for each way to put its days together. */
export function dimensionsOf(r: Resource, find: Lookup, sees: SeesField): Dimension[] {
  const found: Dimension[] = Object.keys(r.computedGroups).flatMap(key => computedDimension(r, key, sees) ?? []);
  const walk = (at: Resource, path: readonly string[]) => {
    const steps: [string, Resource][] = [];
    for (const [name, field] of Object.entries(at.fields)) {
      if (!sees(at, name, path.length > 0)) continue;
      if (isGrouping(at, name, field) && (path.length === 0 || !isMany(field))) {
        const way = [...path, name].join('.');
        const parts = isDate(field) ? Object.keys(dateParts).filter(isDatePart) : [undefined];
        for (const part of parts)
          found.push({ key: part ? `${way}:${part}` : way, path, resource: at, name, field, part });
      }
      const target = field.kind === 'ref' && path.length < farthest ? targetOf(field, find) : undefined;
      if (target && target !== r) steps.push([name, target]);
    }
    for (const [name, target] of steps) walk(target, [...path, name]);
  };
  walk(r, []);
  return found.sort((a, b) => a.path.length - b.path.length);
}

/** Every value that a reader may choose. */
export function measuresOf(r: Resource, find: Lookup, sees: SeesField): Measure[] {
  const own = Object.keys(r.fields);
  const numeric: MeasureKind[] = ['total', 'rata', 'median', 'min', 'maks'];
  const keys = ['jumlah', ...own.map(name => `unik:${name}`), ...own.flatMap(name => numeric.map(k => `${k}:${name}`))];
  return keys.flatMap(key => {
    const measure = measureOf(r, key, find, sees);
    // Of two states or yes and no nobody asks how many there are.
    const few = measure?.kind === 'unik' && measure.of?.field.kind !== 'ref' && measure.of?.field.kind !== 'text';
    return measure && !few && measure.of?.field.kind !== 'coordinate' ? [measure] : [];
  });
}

/** Labels along a path: 'Peminjam › Unit'. */
export function pathWords(
  { path, name }: Pick<FieldAt, 'path' | 'name'>,
  r: Resource,
  find: Lookup,
  labelOf: FieldLabel,
): string {
  const computed = path.length === 0 && Object.hasOwn(r.computedGroups, name) ? r.computedGroups[name] : undefined;
  if (computed) return computed.field.label ?? name;
  let at: Resource | undefined = r;
  const words: string[] = [];
  for (const step of path) {
    if (!at) break;
    words.push(labelOf(at, step));
    const field: Field | undefined = fieldOf(at, step);
    at = field?.kind === 'ref' ? find(field.to) : undefined;
  }
  return [...words, at ? labelOf(at, name) : name].join(' › ');
}
export type FieldLabel = (r: Resource, name: string) => string;

/** Label as declared. */
export const declaredLabel: FieldLabel = (r, name) => fieldOf(r, name)?.label ?? labelFromName(name);

/** One group of a pivot table, or a total: where a list is shorter than the dimensions, the rest is taken together. */
export interface PivotCell {
  readonly baris: readonly PivotValue[];
  readonly kolom: readonly PivotValue[];
  readonly nilai: readonly (number | null)[];
}
export type PivotValue = string | number | boolean | null;

/** Answer of `GET {resource}/rekap`. */
export interface PivotAnswer {
  readonly baris: readonly string[];
  readonly kolom: readonly string[];
  readonly nilai: readonly string[];
  readonly sel: readonly PivotCell[];
  /** Words of references by dimension and id. */
  readonly label: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Ids of references that follow each other in time by dimension, the oldest first; absent where none does. */
  readonly urutan?: Readonly<Record<string, readonly string[]>>;
}

/** Filter of lists that names the rows of a pivot table's cell: `{ sel: { 'tanggal:bulan': '2026-10' } }`. */
export const cellFilter = 'sel';

/** Columns that a lookup of the resource shows to everybody who may look up. */
export const lookedUp = (r: Resource): ReadonlySet<string> =>
  new Set([...(r.lookup?.columns ?? []), ...Object.values(r.lookup?.labels ?? {})]);
