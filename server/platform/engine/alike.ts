import type { FastifyInstance } from 'fastify';
import { type AlikeRow, hasSpelling, type Resource, storedText } from '../../../resources/kit/index.ts';
import { alikeCall } from '../../../resources/kit/mergeCalls.ts';
import type { Caller } from '../access/caller.ts';
import { hiddenFields, mayDo, mustBeAllowed, rolesWith } from '../access/permission.ts';
import { serve } from '../access/serveCall.ts';
import { column, labelSql, searchColumn, tableName } from '../database/columns.ts';
import type { DbRow, RowData } from '../database/db.ts';
import type { Engine } from './context.ts';
import { callerOf, isPublished } from './routes.ts';

/** Rows shown, and rows looked at for them. */
const most = 5;
const candidates = 200;
/** Shortest text that is compared: shorter ones are like too much. */
const least = 3;
/** Least similarity of names that are shown: "Budi Santoso" and "Budi Santosa". */
const likeness = 0.55;

/** Letters and digits alone: "pt.  nusa digital" and "PT. NUSA DIGITAL". */
const letters = (sql: string): string => `regexp_replace(lower(${sql}), '[^[:alnum:]]+', ' ', 'g')`;

/** Registers GET {r}/mirip (docs/api.md "Any resource") for every resource that declares what its rows are alike in. */
export function registerAlike(app: FastifyInstance, engine: Engine): void {
  for (const r of engine.registry.resources) {
    if (!r.alike || !isPublished(r)) continue;
    const config = { access: 'session', roles: rolesWith(r, 'create'), resource: r.name } as const;
    for (const endpoint of [r.endpoint, ...r.alsoAt])
      serve(app, alikeCall(endpoint, [...r.alike.fields, ...r.alike.within]), config, ({ request, query }) =>
        alikeTo(engine, callerOf(request), r, query),
      );
  }
}

type Typed = Readonly<Record<string, string | undefined>>;

/**
 * Rows that look like what is being typed, the most alike first: names that are spelled nearly the same, numbers and
 * addresses that are the same as they would be stored. Only rows and fields that the caller may read.
 * @throws HttpError 403
 */
async function alikeTo(engine: Engine, caller: Caller, r: Resource, typed: Typed): Promise<AlikeRow[]> {
  mustBeAllowed(caller, r, 'create');
  mustBeAllowed(caller, r, 'read');
  if (!r.alike) return [];
  const hidden = hiddenFields(caller, r);
  const values: unknown[] = [];
  const found: { name: string; match: string; rank: string }[] = [];
  for (const name of r.alike.fields) {
    const given = storedAs(r, name, typed[name]);
    if (hidden.has(name) || given.length < least) continue;
    found.push({ name, ...comparison(r, name, `$${values.push(given)}::text`) });
  }
  if (!found.length) return [];
  const within = r.alike.within.flatMap(name => {
    const given = typed[name]?.trim();
    if (!given || hidden.has(name)) return [];
    return [`t.${column(name)}::text = $${values.push(given)}`];
  });
  const scope = engine.rowsOf(caller, r, 'read', 't', values);
  const where = [`(${found.map(({ match }) => match).join(' or ')})`, scope, ...within].join(' and ');
  const same = found.map(({ name, rank }) => `case when ${rank} >= ${likeness} then '${name}' end`).join(', ');
  const rank = `greatest(${found.map(each => each.rank).join(', ')})`;
  const beside = besideSql(engine, r, hidden);
  const rows = await engine.db.query<{ id: string; nama: string | null; beside: string; sama: string[] }>(
    `select id, nama, beside, sama from (
       select t.id::text as id, ${labelSql(r, 't', engine.registry)} as nama, ${beside} as beside,
         array_remove(array[${same}], null) as sama, ${rank} as dekat
       from (${candidatesSql(r, where)}) t) h
     where dekat >= ${likeness} order by dekat desc, nama, id limit ${most}`,
    values,
  );
  return rows.map(row => ({ ...row, nama: row.nama ?? '' }));
}

/**
 * The same of several new rows that no row has the key of: for each the row that is most like it, by the place among those
 * given.
 */
export async function alikeToEach(
  engine: Engine,
  caller: Caller,
  r: Resource,
  rows: readonly RowData[],
): Promise<ReadonlyMap<number, AlikeRow>> {
  const found = new Map<number, AlikeRow>();
  if (!r.alike || !rows.length || !mayDo(caller, r, 'read')) return found;
  const hidden = hiddenFields(caller, r);
  const fields = r.alike.fields.filter(name => !hidden.has(name) && !isOnlyKey(r, name));
  const within = r.alike.within.filter(name => !hidden.has(name));
  if (!fields.length) return found;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const typed = rows.map((row, n) => ({
    n,
    ...Object.fromEntries(
      fields.map((name, i) => {
        const given = storedAs(r, name, text(row[name]));
        return [`f${i}`, given.length < least ? null : given];
      }),
    ),
    ...Object.fromEntries(within.map((name, i) => [`w${i}`, text(row[name]) ?? null])),
  }));
  const values: unknown[] = [JSON.stringify(typed)];
  const scope = engine.rowsOf(caller, r, 'read', 't', values);
  const compared = fields.map((name, i) => ({ name, ...comparison(r, name, `k.f${i}`, `k.l${i}`) }));
  const where = [
    `(${compared.map(({ match }) => match).join(' or ')})`,
    scope,
    ...within.map((name, i) => `(k.w${i} is null or t.${column(name)}::text = k.w${i})`),
  ].join(' and ');
  const same = compared.map(({ name, rank }) => `case when ${rank} >= ${likeness} then '${name}' end`).join(', ');
  const rank = `greatest(${compared.map(each => each.rank).join(', ')})`;
  const asked = [...fields.map((_, i) => `f${i} text`), ...within.map((_, i) => `w${i} text`)].join(', ');
  // Spelled once: else it is done anew for each row that is looked at.
  const spelled = fields.map((_, i) => `${letters(`f${i}`)} as l${i}`).join(', ');
  const like = await engine.db.query<AlikeRow & DbRow & { n: number }>(
    `with k as materialized (select *, ${spelled} from json_to_recordset($1::json) as g(n integer, ${asked}))
     select k.n, h.id, coalesce(h.nama, '') as nama, h.beside, h.sama
     from k cross join lateral (
       select t.id::text as id, ${labelSql(r, 't', engine.registry)} as nama, ${besideSql(engine, r, hidden)} as beside,
         array_remove(array[${same}], null) as sama, ${rank} as dekat
       from (${candidatesSql(r, where)}) t
       order by dekat desc, nama, id limit 1) h
     where h.dekat >= ${likeness}`,
    values,
    { prepare: true },
  );
  for (const { n, ...row } of like) found.set(n, row);
  return found;
}

/**
 * Some of the rows that an index finds, over the alias `t`. Planned apart from the limit: the planner took so few rows out of the
 * table as it stands, comparing each, which was 2 s a name among 100,000 students.
 */
const candidatesSql = (r: Resource, where: string): string =>
  `with cocok as materialized (select * from ${tableName(r)} t where ${where}) select * from cocok limit ${candidates}`;

/** Typed text in the spelling in which the field stores it. */
function storedAs(r: Resource, name: string, typed: string | undefined): string {
  const field = r.fields[name];
  return typed && hasSpelling(field) ? storedText(field, typed) : '';
}

/** True of what may be spelled otherwise; a number or an address is another one where a single character differs. */
function isName(r: Resource, name: string): boolean {
  const field = r.fields[name];
  return field?.kind === 'text' && !field.storedAs && r.search.includes(name);
}

/** A number by which rows are found, spelled in one way: a new row has one that no other has. */
function isOnlyKey(r: Resource, name: string): boolean {
  const field = r.fields[name];
  return r.key.length === 1 && r.key[0] === name && field?.kind === 'text' && field.storedAs !== undefined;
}

/**
 * How a field is compared: which rows an index finds, and how alike one of them is from 0 to 1.
 * @param at what is typed, as SQL
 * @param spelled its letters
 */
function comparison(r: Resource, name: string, at: string, spelled = letters(at)): { match: string; rank: string } {
  const own = `t.${column(name)}`;
  if (!isName(r, name)) {
    const equal = `lower(${own}) = lower(${at})`;
    const match = r.search.includes(name)
      ? `(t.${searchColumn} like '%' || ${likeSql(at)} || '%' and ${equal})`
      : `${own} = ${at}`;
    return { match, rank: `case when ${equal} then 1 else 0 end` };
  }
  return {
    match: `${spelled} <% t.${searchColumn}`,
    rank: `coalesce(similarity(${letters(own)}, ${spelled}), 0)`,
  };
}

/** A parameter as part of a pattern in small letters. */
const likeSql = (at: string): string => `regexp_replace(lower(${at}), '([%_\\\\])', '\\\\\\1', 'g')`;

/** Text shown beside a row in the global search. */
function besideSql(engine: Engine, r: Resource, hidden: ReadonlySet<string>): string {
  const parts = (r.found?.beside ?? r.key).flatMap(name => {
    const field = r.fields[name];
    if (hidden.has(name) || !field) return [];
    // Codes of states and choices are no words.
    if (field.kind !== 'ref') return hasSpelling(field) ? [`t.${column(name)}`] : [];
    const target = engine.registry.get(field.to);
    return [
      `(select ${labelSql(target, 's', engine.registry)} from ${tableName(target)} s where s.id = t.${column(name)})`,
    ];
  });
  return parts.length ? `concat_ws(', ', ${parts.map(part => `nullif(${part}, '')`).join(', ')})` : `''`;
}
