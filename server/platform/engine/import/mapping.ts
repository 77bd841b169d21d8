import type { ImportColumn } from '../../../../resources/kit/index.ts';
import { term } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { HttpError, invalid } from '../../errors.ts';
import { type ImportField, isReference } from './columns.ts';
import { type Headings, headingKey } from './headings.ts';

/**
 * Proposes a field for every heading; a field is filled once, a reference also by its code beside its name.
 * @throws HttpError 422 naming a heading that stands twice: nobody knows which of the two columns is meant
 */
export function detectColumns(headings: readonly string[], known: Headings): ImportColumn[] {
  const keys = headings.map(headingKey);
  const doubled = headings.find((_, i) => keys[i] && keys.indexOf(keys[i] ?? '') < i);
  if (doubled !== undefined) {
    const message = refusals.imports.headingTwice({ judul: doubled.trim() });
    throw invalid({ file: message }, message);
  }
  const taken = new Set<string>();
  return headings.map(judul => {
    const found = known.find(judul);
    const key = found && `${found.field} ${found.code}`;
    if (!found || !key || taken.has(key)) return { judul, field: null };
    taken.add(key);
    return { judul, field: found.field };
  });
}

/**
 * A person's mapping over the proposed one.
 * @throws HttpError 422 for an unknown heading or field, or one field filled twice
 */
export function applyMapping(
  columns: readonly ImportColumn[],
  mapping: unknown,
  fields: readonly ImportField[],
): ImportColumn[] {
  if (typeof mapping !== 'object' || mapping === null || Array.isArray(mapping))
    throw invalid({ pemetaan: refusals.imports.badMapping });
  const wanted = new Map<string, unknown>(Object.entries(mapping));
  const byName = new Map(fields.map(field => [field.name, field]));
  const known = new Set(columns.map(({ judul }) => judul));
  for (const [judul, field] of wanted) {
    if (!known.has(judul)) throw invalid({ pemetaan: refusals.imports.noSuchHeading({ judul }) });
    if (field !== null && (typeof field !== 'string' || !byName.has(field)))
      throw invalid({ pemetaan: refusals.imports.noSuchField({ name: String(field) }) });
  }
  const mapped = columns.map(column => {
    const wish = wanted.get(column.judul);
    const field = wish === undefined ? column.field : typeof wish === 'string' ? wish : null;
    return field === column.field ? column : { ...column, field, dipilih: true };
  });
  const uses = new Map<string, number>();
  for (const { field } of mapped) if (field) uses.set(field, (uses.get(field) ?? 0) + 1);
  for (const [name, count] of uses) {
    const used = byName.get(name);
    if (used && count > (isReference(used.field) ? 2 : 1))
      throw invalid({ pemetaan: refusals.imports.mappedTwice({ label: term(used.label) }) });
  }
  return mapped;
}

/** Heading of the column that the file of wrong rows adds. */
export const errorHeading = 'Kesalahan';

const rowKey = (columns: readonly ImportColumn[]): string => columns.map(({ judul }) => headingKey(judul)).join('|');

/**
 * The proposed columns as this person mapped them before: what was chosen then is chosen again. That a column is left
 * out, and how its dates are read, is remembered of files with the same row of headings only: under one heading, other
 * files hold other things.
 * @param earlier columns of earlier imports, the newest first
 */
export function recalled(
  proposed: readonly ImportColumn[],
  earlier: readonly (readonly ImportColumn[])[],
  fields: readonly ImportField[],
): ImportColumn[] {
  const same = (columns: readonly ImportColumn[]) => rowKey(columns) === rowKey(proposed);
  const alike = earlier.filter(same).flat();
  const others = earlier.filter(columns => !same(columns)).flat();
  const known = new Map<string, ImportColumn>();
  for (const column of [...alike, ...others.filter(({ field }) => field !== null)]) {
    const key = headingKey(column.judul);
    if (!known.has(key)) known.set(key, column);
  }
  const orderOf = (judul: string) => {
    const key = headingKey(judul);
    const said = alike.find(one => one.dasarUrutan === 'pilihan' && headingKey(one.judul) === key);
    return said && { urutanTanggal: said.urutanTanggal, dasarUrutan: said.dasarUrutan };
  };
  const chosen = proposed.flatMap(({ judul }) => {
    const before = known.get(headingKey(judul));
    return before?.dipilih ? [[judul, before.field] as const] : [];
  });
  let columns: readonly ImportColumn[] = proposed;
  try {
    columns = applyMapping(proposed, Object.fromEntries(chosen), fields);
  } catch (error) {
    // The file has other columns now, or the fields have changed: it is mapped anew.
    if (!(error instanceof HttpError)) throw error;
  }
  return columns.map(column => {
    const before = known.get(headingKey(column.judul));
    const own = headingKey(column.judul) === headingKey(errorHeading);
    const dated = { ...column, ...orderOf(column.judul) };
    return own || (before && before.field === column.field) ? { ...dated, diingat: true } : dated;
  });
}
