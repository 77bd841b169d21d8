import {
  coveredFields,
  isSearchable,
  messages,
  type Resource,
  type RowOf,
  sensitiveFields,
  type Term,
  term,
} from '../../../resources/kit/index.ts';
import { boundRole } from '../../../resources/roles.ts';
import type { Caller } from '../access/caller.ts';
import { mayLookUp, mustBeAllowed } from '../access/permission.ts';
import { type ScopeCaller, scopeSql } from '../access/scope.ts';
import { coveredSight } from '../access/sensitive/cover.ts';
import { noteSeen, type SeenRow } from '../access/sensitive/seen.ts';
import { asStored, narrowSight, type Sight, sightOf, strangersSight } from '../access/visibleFields.ts';
import { column, labelSql, markedLabelSql, rowsFields, tableName } from '../database/columns.ts';
import type { Queryable, RowData } from '../database/db.ts';
import { mustBeId } from '../database/ids.ts';
import { forbidden, HttpError, notFound } from '../errors.ts';
import { createOnce } from './builtOnce.ts';
import { filterSql } from './computed.ts';
import type { Engine } from './context.ts';
import { largeCount } from './counts.ts';
import type { ListQuery } from './listQuery.ts';
import { whyGone } from './merge/whyGone.ts';
import { orderSql, pageSql } from './order.ts';
import {
  childRowsSql,
  embedSql,
  labelledPage,
  labelOfReference,
  listed,
  plainPage,
  rowColumns,
  wantedFields,
} from './select.ts';
import { rightsSql, stepsSql } from './steps.ts';
import { filterable, whereSql } from './where.ts';

/** A page as PostgreSQL wrote it: JSON text goes to the browser without being parsed here. */
export interface Page {
  json: string;
  total: number;
}

/**
 * One page of the rows that the caller may read.
 * @throws HttpError 403 without the read flag, 400 for an unknown filter or order
 */
export async function list(engine: Engine, caller: Caller, r: Resource, query: ListQuery): Promise<Page> {
  mustBeAllowed(caller, r, 'read');
  const found = await counted(engine, caller, r, query);
  if (query.clear && sensitiveFields(r).length)
    await noteSeen(engine, caller, r, 'daftar', seenRows(found.json), query.fields);
  const { shown } = engine.rulesOf(r);
  if (!shown) return found;
  const rows: RowData[] = JSON.parse(found.json);
  await shown(engine, rows);
  const wanted = query.fields && wantedFields(r, query.fields, sightOf(engine.registry, caller, r));
  return { ...found, json: JSON.stringify(wanted ? asAsked(r, rows, wanted) : rows) };
}

const seenRows = (json: string): SeenRow[] => JSON.parse(json);

/** Reduces rows to the declared fields that were asked for; rules get whole rows. */
function asAsked(r: Resource, rows: readonly RowData[], wanted: ReadonlySet<string>): RowData[] {
  const declared = new Set([...listed(r), ...r.told]);
  const kept = (name: string) => wanted.has(name) || !declared.has(name);
  return rows.map(row => Object.fromEntries(Object.entries(row).filter(([name]) => kept(name))));
}

/** A page with its total, which is counted with it unless it is large and was counted just now. */
async function counted(engine: Engine, caller: Caller, r: Resource, query: ListQuery): Promise<Page> {
  const asked = await listSql(engine, caller, r, query);
  const { question } = asked;
  const known = question === undefined ? undefined : engine.counts.known(caller.userId, question);
  if (known === undefined) {
    const found = await page(engine, asked.text, asked.values);
    if (question !== undefined) engine.counts.note(question, found.total);
    return found;
  }
  const found = await engine.db.reading.one<{ isi: string }>(asked.uncounted, asked.values, { prepare: true });
  return { json: found?.isi ?? '[]', total: known };
}

async function page(engine: Engine, text: string, values: unknown[]): Promise<Page> {
  const found = await engine.db.reading.one<{ isi: string; total: number }>(text, values, { prepare: true });
  return { json: found?.isi ?? '[]', total: found?.total ?? 0 };
}

interface ListTexts {
  text: string;
  /** The page alone. */
  uncounted: string;
}

const listTexts = createOnce<ListTexts>();
const rowTexts = createOnce<string>();

interface ListSql extends ListTexts {
  values: unknown[];
  /** SQL of the count with its values; undefined where the total comes with the rows. */
  question?: string;
}

/**
 * The page query. Measured (docs/design/performance.md): literal LIMIT, count as a scalar subquery, labels after
 * LIMIT; with a search the matches are materialised first, or the planner walks the sort index.
 */
export async function listSql(engine: Engine, caller: Caller, r: Resource, query: ListQuery): Promise<ListSql> {
  const { registry } = engine;
  const sight = sightOf(registry, caller, r);
  const carried = query.clear ? sight : coveredSight(registry, caller, r, sight);
  const { hidden } = sight;
  const values: unknown[] = [];
  const filtered = await filterSql(engine, caller, r, query.filter, 't', values);
  const scope = engine.rowsOf(caller, r, 'read', 't', values);
  const matching = [filtered, scope].filter(part => part !== 'true').join(' and ');
  const question = `${r.name} ${matching} ${JSON.stringify(values)}`;
  const where = matching && ` where ${matching}`;
  const table = tableName(r);
  const wanted = query.fields && wantedFields(r, query.fields, sight);
  // Rules that add values to rows need the whole row.
  const only = engine.rulesOf(r).shown ? undefined : wanted;
  const steps = !query.fields || query.fields.includes('aksi') ? stepsSql(engine, caller, r, 't', values) : undefined;
  const texts = (): ListTexts => {
    const shown = query.embed ? labelledPage(r, registry, hidden, wanted) : plainPage;
    const own = rowColumns(r, 't', carried, values, only);
    const columns = steps ? `${own}, ${steps} as aksi` : own;
    if (isSearch(query)) {
      const order = orderSql(r, query.sort, 't', sight, values, registry);
      const limit = `limit ${query.limit} offset ${query.offset}`;
      const text = `with cocok as materialized (select t.* from ${table} t${where}), h as (select ${columns} from cocok t order by ${order} ${limit}) select (${shown}) as isi, (select count(*)::int from cocok) as total`;
      return { text, uncounted: text };
    }
    const pageOf = (condition: string) => `select ${columns} ${pageSql(r, query, condition, sight, values, registry)}`;
    const page = `with h as materialized (${pageOf(matching)}) select (${shown}) as isi`;
    const total = `(select count(*)::int from ${table} t${where})`;
    if (!isReached(r, scope)) return { text: `${page}, ${total} as total`, uncounted: page };
    const order = orderSql(r, query.sort, 't', sight, values, registry);
    const limit = `limit ${query.limit} offset ${query.offset}`;
    const few = `select ${columns} from ${table} t where t.id = any(array(select id from dekat)) and not (select ya from banyak) order by ${order} ${limit}`;
    const parts = [
      `dekat as materialized (select t.id from ${table} t${where} limit ${largeCount})`,
      `banyak as materialized (select count(*) = ${largeCount} as ya from dekat)`,
      `h as materialized ((${few}) union all (${pageOf(`${matching} and (select ya from banyak)`)}))`,
    ];
    const counted = `case when (select ya from banyak) then ${total} else (select count(*)::int from dekat) end`;
    return { text: `with ${parts.join(', ')} select (${shown}) as isi, ${counted} as total`, uncounted: page };
  };
  const what = [r.name, query.sort, query.offset, query.limit, query.embed, query.fields, matching, steps];
  const built = listTexts(engine, `daftar ${JSON.stringify(what)}`, carried, texts);
  return { ...built, values, ...(isSearch(query) ? {} : { question }) };
}

/**
 * Whether a row scope leads through other tables. The planner cannot know how many rows it leaves, nor where they stand
 * in an order: it walked a million logs to the end for a lecturer whose few were the last ones, and gave up after five
 * seconds. Such rows are gathered first and sorted as long as they are few.
 */
const isReached = (r: Resource, scope: string): boolean => !r.small && !r.view && scope.includes('(select ');

const isSearch = ({ filter: { q } }: ListQuery): boolean => typeof q === 'string' && q.trim() !== '';

/** Condition for rows that may be offered in pickers: active ones. */
function activeOnly(r: Resource): string {
  if (r.fields.aktif?.kind === 'boolean') return 't.aktif';
  const flow = r.fields.status?.kind === 'status' ? r.fields.status.workflow : undefined;
  return flow && 'aktif' in flow.states ? `t.status = 'aktif'` : 'true';
}

/** Rows that come at once where a list is asked for without pages. */
const mostAtOnce = 2000;

/**
 * Lookup rows (RUJUKAN, docs/domain/10 §1): rows of the lookup's scope (the active ones unless
 * declared otherwise) for every role that is not excepted, else the
 * rows within the caller's read scope; id, label and lookup columns only.
 * @param caller null = nobody logged in, for public lookups
 * @throws HttpError 400 naming the parent when a bounded lookup is asked for everything
 */
export async function lookup(engine: Engine, caller: Caller | null, r: Resource, query: ListQuery): Promise<Page> {
  if (!mayLookUp(caller, r)) {
    if (!caller) throw forbidden();
    mustBeAllowed(caller, r, 'read');
  }
  const byId = query.filter.id !== undefined;
  if (r.lookup?.bounded && !byId) mustBeBounded(r, query.filter);
  const values: unknown[] = [];
  const sight = caller ? narrowSight(caller, r) : strangersSight(r);
  const { hidden } = sight;
  const conditions = [
    whereSql(r, engine.registry, query.filter, 't', values, sight),
    byId ? 'true' : activeOnly(r),
    lookupScope(engine, caller, r, values),
  ].filter(part => part !== 'true');
  const where = conditions.length ? ` where ${conditions.join(' and ')}` : '';
  const labelOf = labelOfReference(r, engine.registry, 't');
  const names = (r.lookup?.columns ?? r.key).filter(name => !hidden.has(name));
  const columns = [
    't.id',
    // A choice made before may be of a row that is offered no more.
    `${byId ? markedLabelSql(r, 't', engine.registry) : labelSql(r, 't', engine.registry)} as label`,
    ...names.filter(name => name !== 'id').map(name => `t.${column(name)} as "${name}"`),
    ...Object.entries(r.lookup?.labels ?? {})
      .filter(([, name]) => !hidden.has(name))
      .map(([as, name]) => `${labelOf(name) ?? 'null'} as "${as}"`),
  ];
  const order = orderSql(r, query.sort, 't', sight, values, engine.registry);
  const text = `with h as materialized (select ${columns.join(', ')} from ${tableName(r)} t${where} order by ${order} limit ${query.limit} offset ${query.offset}) select (select coalesce(json_agg(h), '[]')::text from h) as isi, (select count(*)::int from ${tableName(r)} t${where}) as total`;
  return page(engine, text, values);
}

/** A caller without a session: no id of theirs matches anything. */
const nobody: ScopeCaller = {
  baseRole: boundRole,
  userId: '',
  idProgramProdi: null,
  idPegawai: null,
  idMahasiswa: null,
  idMitra: null,
  idMhsInbound: null,
};

/** Rows that may be looked up: those of the lookup's own scope, and for people also what they may read anyway. */
function lookupScope(engine: Engine, caller: Caller | null, r: Resource, values: unknown[]): string {
  if (caller) return engine.rowsOf(caller, r, 'reference', 't', values);
  return r.lookup ? scopeSql(engine.registry, r, nobody, r.lookup.scope, 't', values) : 'false';
}

/** A lookup without paging, for `whole`. */
export const allOf = (query: ListQuery): ListQuery => ({ ...query, offset: 0, limit: mostAtOnce });

/**
 * A page that was asked for as everything: all of it, or nothing and by what to narrow it.
 * @throws HttpError 400 for more than may come at once
 */
export async function whole(r: Resource, asked: Promise<Page>): Promise<Page> {
  const found = await asked;
  if (found.total <= mostAtOnce) return found;
  const by = [...narrowingOf(r), ...(r.search.length ? ['q'] : [])];
  throw new HttpError(
    400,
    messages.tooMany({ n: found.total, most: mostAtOnce, parents: labelsOf(r, narrowingOf(r)) }),
    Object.fromEntries(by.map(name => [name, messages.narrow])),
  );
}

/** References that choose a part of the rows. */
const narrowingOf = (r: Resource): string[] =>
  Object.entries(r.fields).flatMap(([name, field]) => (field.kind === 'ref' && filterable(r).has(name) ? [name] : []));

/** Labels of the references that narrow a list: 'Kabupaten/Kota'. */
const labelsOf = (r: Resource, names: readonly string[]): Term[] =>
  names.map(name => term(r.fields[name]?.label ?? name));

/**
 * Refuses to send a large list at once (83,000 villages): a parent or three letters must narrow it (docs/domain/10
 * §2.5).
 */
function mustBeBounded(r: Resource, filter: Readonly<Record<string, unknown>>): void {
  const words = typeof filter.q === 'string' ? filter.q : '';
  const parents = narrowingOf(r);
  if (isSearchable(words) || parents.some(name => typeof filter[name] === 'string')) return;
  const errors = Object.fromEntries(['q', ...parents].map(name => [name, messages.narrow]));
  throw new HttpError(400, messages.narrowFirst({ parents: labelsOf(r, parents.slice(0, 1)) }), errors);
}

/** SELECT of whole rows in API shape, child rows included. */
export const rowSelect = (engine: Engine, r: Resource, sight: Sight, params: unknown[], embed: boolean): string =>
  rowTexts(engine, `${embed ? 'baris dan label' : 'baris'} ${r.name}`, sight, () => {
    const labels = embed ? embedSql(r, engine.registry, sight.hidden, name => sight.at(name, 't', params)) : undefined;
    return [
      rowColumns(r, 't', sight, params),
      ...childRowsSql(r, engine.registry, 't', sight, params, embed),
      ...(labels ? [`${labels} as "_embed"`] : []),
    ].join(', ');
  });

/** Statement that gives one row as JSON text, within the caller's read scope. */
export function oneSql(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  embed: boolean,
  covered = false,
): { text: string; values: unknown[] } {
  const values: unknown[] = [id];
  const scope = engine.rowsOf(caller, r, 'read', 't', values);
  const rights = rightsSql(engine, caller, r, 't', values);
  const sight = sightOf(engine.registry, caller, r);
  const carried = covered ? coveredSight(engine.registry, caller, r, sight) : sight;
  const own = rowSelect(engine, r, carried, values, embed);
  const select = [own, ...rights].join(', ');
  // No column may be called as the row is: of a column `x` the alias x would be the column.
  const text = `select row_to_json(_baris)::text as isi from (select ${select} from ${tableName(r)} t where t.id = $1${scope === 'true' ? '' : ` and ${scope}`}) _baris`;
  return { text, values };
}

/**
 * One row as JSON text.
 * @param covered sensitive values as a list carries them: nothing of them is seen, and nothing noted
 * @throws HttpError 403 without the read flag, 404 when there is no such row in the caller's scope
 */
export async function oneJson(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  embed: boolean,
  covered = false,
): Promise<string> {
  mustBeAllowed(caller, r, 'read');
  mustBeId(r, id);
  const { text, values } = oneSql(engine, caller, r, id, embed, covered);
  const found = await engine.db.one<{ isi: string }>(text, values, { prepare: true });
  if (!found) throw await whyGone(engine, caller, r, id);
  const seen = covered ? sensitiveFields(r).filter(name => !coveredFields(r).includes(name)) : sensitiveFields(r);
  if (seen.length) await noteSeen(engine, caller, r, 'lihat', [JSON.parse(found.isi)], covered ? seen : undefined);
  const { shown } = engine.rulesOf(r);
  if (!shown) return found.isi;
  const row: RowData = JSON.parse(found.isi);
  await shown(engine, [row]);
  return JSON.stringify(row);
}

/**
 * The value that a list covers, for whoever asks for it; noted.
 * @throws HttpError 403 without the read flag, 404 for a row out of scope and for a field that the caller does not see
 */
export async function uncovered(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  field: string,
): Promise<unknown> {
  mustBeAllowed(caller, r, 'read');
  mustBeId(r, id);
  const sight = sightOf(engine.registry, caller, r);
  if (!coveredFields(r).includes(field) || sight.hidden.has(field)) throw notFound();
  const values: unknown[] = [id];
  const scope = engine.rowsOf(caller, r, 'read', 't', values);
  const text = `select ${sight.at(field, 't', values)} as nilai from ${tableName(r)} t where t.id = $1 and ${scope}`;
  const found = await engine.db.one<{ nilai: unknown }>(text, values);
  if (!found) throw notFound();
  await noteSeen(engine, caller, r, 'tampilkan', [{ id }], [field]);
  return found.nilai;
}

/** Row as it is stored within a scope, or undefined: for rules, never for an answer as it is; `lock` takes it for this transaction. */
export async function findRow<R extends Resource>(
  engine: Engine,
  on: Queryable,
  caller: Caller | null,
  r: R,
  id: string,
  purpose: 'read' | 'write',
  lock?: boolean,
): Promise<RowOf<R> | undefined>;
export async function findRow(
  engine: Engine,
  on: Queryable,
  caller: Caller | null,
  r: Resource,
  id: string,
  purpose: 'read' | 'write',
  lock = false,
): Promise<RowData | undefined> {
  mustBeId(r, id);
  const values: unknown[] = [id];
  const scope = caller ? engine.rowsOf(caller, r, purpose, 't', values) : 'true';
  // Child rows are read after the wait for the lock: within one statement they would be those from before it.
  if (lock && rowsFields(r).length) await on.query(`select 1 from ${tableName(r)} where id = $1 for update`, [id]);
  const text = `select ${rowSelect(engine, r, asStored, [], false)} from ${tableName(r)} t where t.id = $1${scope === 'true' ? '' : ` and ${scope}`}${lock ? ' for update of t' : ''}`;
  return on.one(text, values, { prepare: true });
}
