import {
  type FieldErrors,
  type FieldOf,
  messages,
  type Registry,
  type Resource,
  type Week,
} from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import { column, tableName } from '../database/columns.ts';
import type { Queryable, RowData } from '../database/db.ts';
import { mustBeId } from '../database/ids.ts';
import { invalid, notFound } from '../errors.ts';
import type { Engine } from './context.ts';
import { spanSql } from './select.ts';

/** The week fields of a resource: most have none. */
const weekFields = (r: Resource): [string, FieldOf<'week'>][] =>
  Object.entries(r.fields).filter((entry): entry is [string, FieldOf<'week'>] => entry[1].kind === 'week');

interface Span extends Record<string, unknown> {
  id: string;
  mulai: string | null;
  selesai: string | null;
  minggu: number | null;
}

/** Days and number of weeks of each of the rows that a week field may be counted in. */
async function spansOf(
  registry: Registry,
  on: Queryable,
  r: Resource,
  field: FieldOf<'week'>,
  ids: readonly string[],
): Promise<Map<string, Span>> {
  const found = await on.query<Span>(
    `select a.id, s.mulai::text as mulai, s.selesai::text as selesai, ceil((s.selesai - s.mulai + 1) / 7.0)::int as minggu
       from unnest($1::uuid[]) as a(id) cross join lateral (${spanSql(r, registry, field, 'a.id')}) s`,
    [[...new Set(ids)]],
    { prepare: true },
  );
  return new Map(found.map(span => [span.id, span]));
}

/**
 * Messages by field for rows whose week lies outside of the days that it is counted in, in the order of the rows.
 * @param rows whole rows as they will be
 */
export async function weekErrors(
  engine: Engine,
  on: Queryable,
  r: Resource,
  rows: readonly RowData[],
): Promise<FieldErrors[]> {
  const errors: FieldErrors[] = rows.map(() => ({}));
  for (const [name, field] of weekFields(r)) {
    const ids = rows.flatMap(row => (row[name] == null || row[field.of] == null ? [] : [String(row[field.of])]));
    if (!ids.length) continue;
    const spans = await spansOf(engine.registry, on, r, field, ids);
    for (const [i, row] of rows.entries()) {
      if (row[name] == null || row[field.of] == null) continue;
      const most = spans.get(String(row[field.of]))?.minggu ?? 0;
      const into = errors[i];
      if (into && Number(row[name]) > most)
        into[name] = most > 0 ? messages.week.outside({ n: Number(row[name]), most }) : messages.week.unknown;
    }
  }
  return errors;
}

/** @throws HttpError 422 when a week that is given lies outside of the days that it is counted in */
export async function checkWeeks(
  engine: Engine,
  on: Queryable,
  r: Resource,
  row: RowData,
  given: RowData,
): Promise<void> {
  if (!weekFields(r).some(([name, field]) => name in given || field.of in given)) return;
  const [errors = {}] = await weekErrors(engine, on, r, [row]);
  if (Object.keys(errors).length) throw invalid(errors);
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The weeks that a row may be about, for the form: those of the row `id` that it will refer to.
 * @throws HttpError 403 for who may not read the resource, 404 for an unknown field or a row out of reach
 */
export async function weeksFor(engine: Engine, caller: Caller, r: Resource, name: string, id: string): Promise<Week[]> {
  mustBeAllowed(caller, r, 'read');
  const field = r.fields[name];
  const of = field?.kind === 'week' ? r.fields[field.of] : undefined;
  if (field?.kind !== 'week' || of?.kind !== 'ref') throw notFound();
  const target = engine.registry.get(of.to);
  mustBeId(target, id);
  const values: unknown[] = [id];
  const scope = engine.rowsOf(caller, target, 'reference', 't', values);
  const seen = await engine.db.one(`select 1 as ada from ${tableName(target)} t where t.id = $1 and ${scope}`, values);
  if (!seen) throw notFound();
  const [weeks, taken] = await Promise.all([
    weekDays(engine.registry, engine.db, r, name, id),
    takenWeeks(engine, caller, r, name, field.of, id),
  ]);
  return weeks.map(week => (taken.has(week.ke) ? { ...week, ada: true } : week));
}

/** Weeks of which the caller sees a row, where a row is the only one of its week. */
async function takenWeeks(
  engine: Engine,
  caller: Caller,
  r: Resource,
  name: string,
  of: string,
  id: string,
): Promise<ReadonlySet<number>> {
  const single = r.unique.some(([fields]) => fields.length === 2 && fields.includes(name) && fields.includes(of));
  if (!single) return new Set();
  const values: unknown[] = [id];
  const scope = engine.rowsOf(caller, r, 'read', 't', values);
  const rows = await engine.db.query<{ ke: number }>(
    `select t.${column(name)} as ke from ${tableName(r)} t where t.${column(of)} = $1 and ${scope}`,
    values,
  );
  return new Set(rows.map(({ ke }) => ke));
}

/** The weeks that a field of the resource may name for the row `id` that it is counted in; none while its days are open. */
export async function weekDays(
  registry: Registry,
  on: Queryable,
  r: Resource,
  name: string,
  id: string,
): Promise<Week[]> {
  const field = r.fields[name];
  if (field?.kind !== 'week') return [];
  const { mulai, selesai: last, minggu } = (await spansOf(registry, on, r, field, [id])).get(id) ?? {};
  if (!mulai || !minggu || !last) return [];
  return Array.from({ length: minggu }, (_, i) => {
    const end = dayAfter(mulai, i * 7 + 6);
    return { ke: i + 1, mulai: dayAfter(mulai, i * 7), selesai: end < last ? end : last };
  });
}

/** True if forms of the resource ask for weeks; most do not. */
export const hasWeeks = (r: Resource): boolean => weekFields(r).length > 0;
