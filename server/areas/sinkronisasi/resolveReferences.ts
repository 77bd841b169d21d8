import {
  type Field,
  hasSpelling,
  type Message,
  type Registry,
  type Resource,
  storedText,
} from '../../../resources/kit/index.ts';
import type { Queryable, RowData } from '../../platform/database/db.ts';
import { type KeyedRow, keyText, rowsByKey } from '../../platform/engine/import/keyQuery.ts';
import { type SourceRow, sourceWords } from './siamik/port.ts';
import type { Mapped, Part } from './sourceMapping.ts';

/** A row of the source in our terms. */
export interface Resolved {
  source: SourceRow;
  /** Values of our fields, references as ids; a field that cannot be known is absent. */
  values: RowData;
  /** Helpers and everything else that other references are found by. */
  known: RowData;
  /** Reason why the row cannot be written: the row of a required reference does not exist. */
  problem: Message | null;
  /** Value that was not taken over from a row that can be written. */
  warning: Message | null;
}

const numberKinds: ReadonlySet<Field['kind']> = new Set(['integer', 'decimal', 'money']);

/** A value of the source in the form of one of our fields; sources send numbers as text and days with a time. */
function sourceValue(field: Field | undefined, raw: unknown): unknown {
  if (raw === null || raw === undefined) return null;
  const text = typeof raw === 'object' ? sourceWords(raw) : typeof raw === 'string' ? raw.trim() : raw;
  if (text === '') return null;
  if (!field) return text;
  if (numberKinds.has(field.kind)) {
    const number = Number(text);
    return Number.isFinite(number) ? number : text;
  }
  if (field.kind === 'date') return String(text).slice(0, 10);
  if (hasSpelling(field)) return storedText(field, String(text));
  return field.kind === 'boolean' ? text : String(text);
}

/** Rows that this preview will make, by resource and key: references to them are no problem. */
export type Pending = Set<string>;
export const pendingKey = (resource: string, key: readonly unknown[]): string => `${resource} ${keyText(key)}`;

/**
 * Finds what a page of source rows means here: every reference of a column in one statement, in the order of the
 * declaration, so that a later one may use what an earlier one found.
 */
export async function resolve(
  on: Queryable,
  registry: Registry,
  part: Part,
  rows: readonly SourceRow[],
  pending: Pending = new Set(),
): Promise<Resolved[]> {
  const r = registry.get(part.resource);
  const resolved = rows.map<Resolved>(source => ({ source, values: {}, known: {}, problem: null, warning: null }));
  for (const mapped of part.mapped) {
    if (mapped.ref) await resolveReference(on, registry, r, mapped, mapped.ref, resolved, pending);
    else for (const row of resolved) set(row, mapped, sourceValue(r.fields[mapped.field], row.source[mapped.from]));
  }
  return resolved;
}

function set({ values, known }: Resolved, { field, helper }: Mapped, value: unknown): void {
  known[field] = value;
  if (!helper) values[field] = value;
}

async function resolveReference(
  on: Queryable,
  registry: Registry,
  r: Resource,
  mapped: Mapped,
  ref: NonNullable<Mapped['ref']>,
  rows: readonly Resolved[],
  pending: Pending,
): Promise<void> {
  const target = registry.get(ref.resource);
  const fields = Object.keys(ref.by);
  const keys: KeyedRow[] = [];
  for (const [n, row] of rows.entries()) {
    if (sourceValue(undefined, row.source[mapped.from]) === null) set(row, mapped, null);
    else keys.push({ n, key: fields.map(name => keyValue(target, name, ref.by[name] ?? '', row)) });
  }
  if (!keys.length) return;
  const found = await rowsByKey<{ id: string }>(on, registry, target, fields, keys, 't.id');
  const ids = new Map(found.map(({ n, id }) => [n, id]));
  for (const { n, key } of keys) {
    const row = rows[n];
    if (!row) continue;
    const id = ids.get(n);
    if (id !== undefined) set(row, mapped, id);
    else if (pending.has(pendingKey(ref.resource, key))) row.known[mapped.field] = pendingKey(ref.resource, key);
    else refuse(row, mapped, ref.missing({ kode: sourceWords(row.source[mapped.from]) }), isNeeded(r, mapped));
  }
}

const isNeeded = (r: Resource, { field, helper, copy }: Mapped): boolean =>
  helper === true || copy === true || r.fields[field]?.required === true || field === 'idProgramProdi';

function refuse(row: Resolved, { field }: Mapped, message: Message, needed: boolean): void {
  row.known[field] = null;
  if (needed) row.problem ??= message;
  // Consequences of a missing reference are not reported again.
  else if (!row.problem) row.warning ??= message;
}

/** The value that a target's field must have. */
function keyValue(target: Resource, name: string, from: string, row: Resolved): unknown {
  if (from.startsWith('=')) {
    const known = row.known[from.slice(1)];
    // A row that is yet to be made has no id that a query would understand.
    return typeof known === 'string' && known.includes(' ') ? null : known;
  }
  return sourceValue(target.fields[name], row.source[from]);
}
