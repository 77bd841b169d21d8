import { type Change, type Field, type Fields, isRecord, type Resource } from '../../../resources/kit/index.ts';
import type { Core } from '../access/change.ts';
import { labelSql, tableName, typeOf } from '../database/columns.ts';

/** Changes of rows of a resource, by field. */
export interface Said {
  readonly resource: Resource;
  readonly perubahan: Readonly<Record<string, Change>>;
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

/** A value in words by the rows that it refers to, or undefined where it refers to none. */
type WordsOf = (to: string, id: string) => string | undefined;

/** The words of a former or present value of a field; null where it refers to nothing that is known. */
function inWords(field: Field, value: unknown, wordsOf: WordsOf): string | null {
  const parts =
    field.kind === 'rows'
      ? listOf(value).flatMap(row => (isRecord(row) ? [rowInWords(field.fields, row, wordsOf)] : []))
      : field.kind === 'ref' || field.kind === 'refs'
        ? listOf(value).map(id => wordsOf(field.to, String(id)) ?? String(id))
        : [];
  return parts.filter(Boolean).join('; ') || null;
}

/** A child row by the references in it. */
const rowInWords = (fields: Fields, row: Readonly<Record<string, unknown>>, wordsOf: WordsOf): string =>
  Object.entries(fields)
    .flatMap(([name, field]) => inWords(field, row[name], wordsOf) ?? [])
    .join(', ');

/** Visits each id that a value refers to, child rows included. */
function visit(field: Field, value: unknown, seen: (to: string, id: string) => void): void {
  if (field.kind === 'ref' || field.kind === 'refs') for (const id of listOf(value)) seen(field.to, String(id));
  if (field.kind !== 'rows') return;
  for (const row of listOf(value))
    if (isRecord(row)) for (const [name, inner] of Object.entries(field.fields)) visit(inner, row[name], seen);
}

/** Labels of rows by id, without regard to rights; rows that are gone are left out. */
export async function labelsOf(
  { registry, db }: Pick<Core, 'registry' | 'db'>,
  r: Resource,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db.query<{ id: string; label: string }>(
    `select t.id::text as id, ${labelSql(r, 't', registry)} as label from ${tableName(r)} t where t.id = any($1::${typeOf(r, 'id', registry)}[])`,
    [ids],
  );
  return new Map(found.map(({ id, label }) => [id, label]));
}

/**
 * Puts the words of what was and is referred to into changes, as `dariLabel` and `keLabel`: for every history and for
 * the preview of an import. One query per referenced resource, whatever the number of entries; words that are there
 * already stay.
 */
export async function nameChanges(
  { registry, db }: Pick<Core, 'registry' | 'db'>,
  entries: readonly Said[],
): Promise<void> {
  const changes = entries.flatMap(({ resource, perubahan }) =>
    Object.entries(perubahan).flatMap(([name, change]) => {
      const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
      return field ? [{ field, change }] : [];
    }),
  );
  const wanted = new Map<string, Set<string>>();
  const want = (to: string, id: string) => wanted.set(to, (wanted.get(to) ?? new Set()).add(id));
  for (const { field, change } of changes) {
    visit(field, change.dari, want);
    if (change.keLabel === undefined) visit(field, change.ke, want);
  }
  const labels = new Map<string, string>();
  for (const [to, ids] of wanted) {
    const target = registry.get(to);
    for (const [id, label] of await labelsOf({ registry, db }, target, [...ids])) labels.set(`${to} ${id}`, label);
  }
  const wordsOf: WordsOf = (to, id) => labels.get(`${to} ${id}`);
  for (const { field, change } of changes) {
    const former = inWords(field, change.dari, wordsOf);
    const present = inWords(field, change.ke, wordsOf);
    if (former !== null) change.dariLabel = former;
    if (present !== null) change.keLabel ??= present;
  }
}
