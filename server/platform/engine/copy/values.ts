import {
  type CopyDistance,
  type CopyPlan,
  type Field,
  type Fields,
  isCopied,
  isRecord,
  movedDay,
  type Resource,
  yearsMoved,
} from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { writableFields } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';

/** Ids of rows that were copied, and those of their copies, by resource. */
type Copied = ReadonlyMap<string, ReadonlyMap<string, string>>;

const isDayKind = ({ kind }: Field): boolean => kind === 'date' || kind === 'datetime';

/** The value of a field in a copy; what refers to a row that was copied too refers to its copy. */
function copiedValue(field: Field, value: unknown, days: number, copied: Copied): unknown {
  if (value === null || value === undefined) return null;
  if (isDayKind(field)) return typeof value === 'string' ? movedDay(value, days) : null;
  if (field.kind === 'ref') return copied.get(field.to)?.get(String(value)) ?? value;
  if (field.kind === 'refs' && Array.isArray(value)) {
    const ids = copied.get(field.to);
    return value.map(id => ids?.get(String(id)) ?? id);
  }
  if (field.kind === 'rows' && Array.isArray(value))
    return value.filter(isRecord).map(row => copiedFields(field.fields, row, days, copied));
  return value;
}

const copiedFields = (fields: Fields, row: RowData, days: number, copied: Copied): RowData =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => isCopied(field))
      .map(([name, field]) => [name, copiedValue(field, row[name], days, copied)]),
  );

/** The flag that opens a row is off in a copy: it is opened by whoever means it. */
function closedFlag({ opens, fields }: Resource): RowData {
  const flag = opens && fields[opens.field];
  return opens && flag?.kind === 'boolean' ? { [opens.field]: !opens.as.includes(true) } : {};
}

/** Behind a name that nobody is asked for and that would be the source's. */
const copyWord = ' (salinan)';

/** A name that is the copy's own, as long as the field allows. */
const ownName = (field: Field, text: string): string =>
  `${text.slice(0, ('max' in field ? (field.max ?? text.length) : text.length) - copyWord.length)}${copyWord}`;

/**
 * Values of a copy, as far as the caller may write them.
 * @param source the row as its reader sees it, with the extra fields that a copy gets (`copiedExtras`)
 * @param how `along`: a child row of a copy, whose unique values nobody is asked for
 */
export function copiedValues(
  caller: Caller,
  r: Resource,
  source: RowData,
  distance: CopyDistance,
  copied: Copied = new Map(),
  how: 'asked' | 'along' = 'asked',
): RowData {
  const { except = [], names = [], next } = r.copy ?? {};
  const writable = writableFields(caller, r);
  const values = copiedFields(r.fields, source, distance.days, copied);
  const given: RowData = { ...values, ...closedFlag(r) };
  for (const name of names) {
    const text = values[name];
    const field = r.fields[name];
    if (typeof text !== 'string' || !field) continue;
    const moved = yearsMoved(text, distance.years);
    given[name] = how === 'along' && field.unique && moved === text ? ownName(field, text) : moved;
  }
  Object.assign(given, next?.(source, distance));
  const kept = Object.entries(given).filter(([name, value]) => {
    const field = r.fields[name];
    if (!field || !isCopied(field) || !writable.has(name) || except.includes(name)) return false;
    // Unique values are left to the person, unless a new one is proposed.
    return !(field.unique && value === source[name]);
  });
  return Object.fromEntries(kept);
}

/** Days of a row and of its child rows, and what they become. */
export function movedDays(fields: Fields, source: RowData, values: RowData, under = '', of = ''): CopyPlan['tanggal'] {
  return Object.entries(fields).flatMap(([name, field]): CopyPlan['tanggal'] => {
    const from = source[name];
    const to = values[name];
    const label = `${of}${field.label ?? name}`;
    if (isDayKind(field)) {
      if (typeof from !== 'string' || typeof to !== 'string') return [];
      return [{ field: `${under}${name}`, label, dari: from.slice(0, 10), ke: to.slice(0, 10) }];
    }
    if (field.kind !== 'rows' || !Array.isArray(from) || !Array.isArray(to)) return [];
    return to.flatMap((row: unknown, i) => {
      const old: unknown = from[i];
      return isRecord(row) && isRecord(old)
        ? movedDays(field.fields, old, row, `${under}${name}.${i}.`, `${label} ${i + 1}: `)
        : [];
    });
  });
}
