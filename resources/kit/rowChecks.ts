import type { Field, FieldOf, Fields } from './field.ts';
import type { UniqueExcept } from './fieldOptions.ts';
import { isRecord } from './isRecord.ts';
import { type Message, term } from './message.ts';
import { messages } from './messages.ts';
import type { FieldErrors } from './row.ts';
import { isCovered } from './sensitive.ts';

type Data = Readonly<Record<string, unknown>>;
type Found = [path: string, message: Message];

const rowsIn = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const excepted = (except: UniqueExcept | undefined, row: Data): boolean =>
  except?.notIn.includes(String(row[except.field])) ?? false;

/**
 * Errors between the fields of a row: half a point, the number of child rows, and duplicates among them. By dotted
 * path; part of every `Resource.check`, so the browser and the server say the same.
 */
export function structureErrors(fields: Fields, row: Data): FieldErrors {
  return Object.fromEntries(checkedFields(fields).flatMap(([name, field]) => errorsOf(name, field, row)));
}

/** Fields that `errorsOf` has something to say about: few of them, and asked for by each row that is written or imported. */
function checkedFields(fields: Fields): readonly [string, Field][] {
  const found =
    checked.get(fields) ??
    Object.entries(fields).filter(
      ([, { kind, needed, sensitive }]) =>
        needed !== undefined || sensitive || kind === 'coordinate' || kind === 'rows',
    );
  checked.set(fields, found);
  return found;
}

const checked = new WeakMap<Fields, [string, Field][]>();

function errorsOf(name: string, field: Field, row: Data): Found[] {
  if (isMissing(name, field, row)) return [[name, messages.required]];
  // A list told it covered: stored, it would be lost.
  if (field.sensitive && isCovered(row[name])) return [[name, messages.wrongType]];
  if (field.kind === 'coordinate') return halfPoint(name, field, row);
  return field.kind === 'rows' && Array.isArray(row[name]) ? rowsErrors(name, field, row) : [];
}

const isEmpty = (value: unknown): boolean => value == null || value === '' || (Array.isArray(value) && !value.length);

/** A row whose state is not known yet is new: a draft. */
const isMissing = (name: string, { needed }: Field, row: Data): boolean =>
  needed !== undefined && isEmpty(row[name]) && row[needed.field] != null && !excepted(needed, row);

/** Errors of a row that is not complete enough to be submitted, by field (`needed`). */
export const neededErrors = (fields: Fields, row: Data): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { needed }]) =>
      needed && isEmpty(row[name]) ? [[name, messages.required]] : [],
    ),
  );

/** Of each set of references exactly one is given: the sentence stands by those that are missing, or are too many. */
export function choiceErrors(fields: Fields, alternatives: readonly (readonly string[])[], row: Data): FieldErrors {
  return Object.fromEntries(
    alternatives.flatMap((names): Found[] => {
      const given = names.filter(name => row[name] != null);
      if (given.length === 1) return [];
      const labels = names.map(name => term(fields[name]?.label ?? name));
      const { none, several } = messages.exactlyOne;
      return given.length
        ? given.map(name => [name, several({ labels })])
        : names.map(name => [name, none({ labels })]);
    }),
  );
}

const halfPoint = (name: string, field: FieldOf<'coordinate'>, row: Data): Found[] =>
  row[name] == null && row[field.pair] != null ? [[name, messages.point.half]] : [];

function rowsErrors(name: string, field: FieldOf<'rows'>, row: Data): Found[] {
  const rows = rowsIn(row[name]);
  const [least, message, except] = field.least ?? [];
  const few: Found[] = least && message && rows.length < least && !excepted(except, row) ? [[name, message]] : [];
  const inside = rows.flatMap((child, i) =>
    Object.entries(structureErrors(field.fields, child)).map(([path, text]): Found => [`${name}.${i}.${path}`, text]),
  );
  return [...few, ...inside, ...(field.uniqueTogether ?? []).flatMap(set => twice(name, rows, set))];
}

function twice(name: string, rows: readonly Data[], [names, message]: readonly [readonly string[], Message]): Found[] {
  const seen = new Set<string>();
  return rows.flatMap((row, i): Found[] => {
    const key = JSON.stringify(names.map(each => row[each] ?? null));
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [[`${name}.${i}.${names[0] ?? ''}`, message]];
  });
}

/** Sums of the fields marked `sumOf`: of fields of the row, or of a field of its child rows (`programKerja.anggaran`). */
export function sumsOf(fields: Fields, row: Data): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!('sumOf' in field) || !field.sumOf) continue;
    const factor = 10 ** (field.scale ?? 0);
    const total = field.sumOf.flatMap(path => amountsAt(row, path)).reduce((sum, value) => sum + value, 0);
    sums[name] = Math.round(total * factor) / factor;
  }
  return sums;
}

function amountsAt(row: Data, path: string): number[] {
  const [name = '', child] = path.split('.');
  const values = child === undefined ? [row[name]] : rowsIn(row[name]).map(each => each[child]);
  return values.filter(value => typeof value === 'number');
}
