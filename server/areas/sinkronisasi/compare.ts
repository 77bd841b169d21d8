import { coveredText, type Field, labelFromName, type Registry, type Resource } from '../../../resources/kit/index.ts';
import type { Beda } from '../../../resources/sinkronisasi/pratinjau.ts';
import { keep } from '../../platform/access/keptSaid.ts';
import { labelSql, tableName } from '../../platform/database/columns.ts';
import type { Queryable, RowData } from '../../platform/database/db.ts';
import { keyText, rowsByKey } from '../../platform/engine/import/keyQuery.ts';
import { storedColumns } from '../../platform/engine/select.ts';
import type { Item } from './previewItem.ts';
import { type Pending, pendingKey, type Resolved } from './resolveReferences.ts';
import type { Part } from './sourceMapping.ts';

/** Rows of ours by position in the page. */
async function localRows(
  on: Queryable,
  registry: Registry,
  part: Part,
  rows: readonly Resolved[],
): Promise<Map<number, RowData>> {
  const r = registry.get(part.resource);
  const keys = rows.flatMap((row, n) => (isFindable(part, r, row) ? [{ n, key: keyOf(part, row) }] : []));
  const found = await rowsByKey<RowData>(on, registry, r, part.key, keys, storedColumns(r, 't'));
  return new Map(found.map(({ n, ...row }) => [n, row]));
}

const keyOf = (part: Part, row: Resolved): unknown[] => part.key.map(name => row.values[name] ?? null);

/** True if the row's key is complete: a course may have no study programme, a curriculum must have one. */
const isFindable = (part: Part, r: Resource, row: Resolved): boolean =>
  !row.problem &&
  part.key.every(name => name in row.values && (row.values[name] !== null || !r.fields[name]?.required));

/** Fields of ours that would change, with their new values; local fields (L) are never among them. */
export function changesOf(part: Part, r: Resource, local: RowData, row: Resolved): RowData {
  const changes: RowData = {};
  for (const { field, helper, copy } of part.mapped) {
    const declared = r.fields[field];
    if (helper || copy || !declared || declared.local || !(field in row.values)) continue;
    if (!sameValue(declared, local[field], row.values[field])) changes[field] = row.values[field];
  }
  if (local.aktif === false && !r.fields.aktif?.local) changes.aktif = true;
  if (local.sumber !== 'siamik') changes.sumber = 'siamik';
  return changes;
}

function sameValue(field: Field, ours: unknown, theirs: unknown): boolean {
  const [a, b] = [ours ?? null, theirs ?? null];
  if (a === b) return true;
  if (field.kind === 'decimal' && a !== null && b !== null) return Math.abs(Number(a) - Number(b)) < 1e-6;
  return false;
}

/** Compares a page of the source: new, changed (old → new) and equal rows. */
export async function compare(
  on: Queryable,
  registry: Registry,
  part: Part,
  number: number,
  rows: readonly Resolved[],
  pending: Pending,
): Promise<Item[]> {
  const r = registry.get(part.resource);
  const locals = await localRows(on, registry, part, rows);
  const changes = rows.map((row, n) => {
    const local = locals.get(n);
    return local ? changesOf(part, r, local, row) : undefined;
  });
  const labels = await referenceLabels(on, registry, r, changes, [...locals.entries()]);
  return rows.map((row, n) => {
    const base = { p: number, k: part.kunci(row.source), n: part.nama(row.source) };
    const local = locals.get(n);
    const changed = changes[n];
    if (!local || !changed) {
      if (!row.problem) pending.add(pendingKey(part.resource, keyOf(part, row)));
      return { ...base, s: 'baru', r: row.source, ...told(row) };
    }
    if (!Object.keys(changed).length) return { ...base, s: 'sama' };
    const beda = Object.entries(changed).map(([name, value]) => difference(r, name, local[name], value, labels));
    const id = String(local.id);
    return { ...base, s: 'berubah', r: row.source, id, v: Number(local.version), beda, ...told(row) };
  });
}

const told = ({ problem, warning }: Resolved) => ({
  ...(problem ? { x: keep(problem) } : {}),
  ...(warning ? { w: keep(warning) } : {}),
});

function difference(
  r: Resource,
  name: string,
  before: unknown,
  after: unknown,
  labels: ReadonlyMap<string, string>,
): Beda {
  const field = r.fields[name];
  return {
    label: field?.label ?? labelFromName(name),
    lama: shown(field, before, labels),
    baru: shown(field, after, labels),
  };
}

const days = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

function dayText(value: string): string {
  const day = new Date(`${value.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? value : days.format(day);
}

/** A value in words. */
function shown(field: Field | undefined, value: unknown, labels?: ReadonlyMap<string, string>): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (field?.sensitive) return coveredText(field, String(value));
  if (field?.kind === 'boolean') return value ? 'Ya' : 'Tidak';
  if (field?.kind === 'enum') return field.choices[String(value)] ?? String(value);
  if (field?.kind === 'decimal' && Number.isFinite(Number(value)))
    return Number(value).toLocaleString('id-ID', { minimumFractionDigits: field.scale });
  if (field?.kind === 'date') return dayText(String(value));
  return labels?.get(String(value)) ?? String(value);
}

/** Labels of the references in the changes, old and new ones, a statement per target. */
async function referenceLabels(
  on: Queryable,
  registry: Registry,
  r: Resource,
  changes: readonly (RowData | undefined)[],
  locals: readonly (readonly [number, RowData])[],
): Promise<Map<string, string>> {
  const wanted = new Map<string, Set<string>>();
  for (const [n, local] of locals) {
    for (const [name, value] of Object.entries(changes[n] ?? {})) {
      const field = r.fields[name];
      if (field?.kind !== 'ref') continue;
      const ids = wanted.get(field.to) ?? new Set();
      for (const id of [local[name], value]) if (typeof id === 'string') ids.add(id);
      wanted.set(field.to, ids);
    }
  }
  const labels = new Map<string, string>();
  for (const [resource, ids] of wanted) {
    const target = registry.get(resource);
    const found = await on.query<{ id: string; label: string }>(
      `select t.id::text as id, ${labelSql(target, 't', registry)} as label from ${tableName(target)} t where t.id = any($1::uuid[])`,
      [[...ids]],
    );
    for (const { id, label } of found) labels.set(id, label);
  }
  return labels;
}

/** Values of a new row for the preview. */
export function newValues(part: Part, r: Resource, item: Item): Beda[] {
  return part.mapped
    .filter(({ helper, copy }) => !helper && !copy)
    .map(({ field, from }) => ({
      label: r.fields[field]?.label ?? labelFromName(field),
      lama: null,
      baru: shown(r.fields[field], item.r?.[from]),
    }))
    .filter(({ baru }) => baru !== null);
}

/** Key of a row as text, for finding duplicates in the source and rows that it no longer has. */
export function seenKey(part: Part, row: Resolved): string {
  const isKnown = !row.problem && part.key.every(name => name in row.values);
  return keyText([...keyOf(part, row), isKnown ? null : part.kunci(row.source)]);
}
