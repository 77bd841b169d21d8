import { coveredFields, type Resource, type RowOf, sensitiveFields } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import { anyOf } from '../access/scope.ts';
import { coveredSight } from '../access/sensitive/cover.ts';
import { noteSeen, type SeenRow } from '../access/sensitive/seen.ts';
import { asStored, type Sight, sightOf } from '../access/visibleFields.ts';
import { rowsFields, tableName } from '../database/columns.ts';
import type { Queryable, RowData } from '../database/db.ts';
import { mustBeId } from '../database/ids.ts';
import { notFound } from '../errors.ts';
import { createOnce } from './builtOnce.ts';
import { filterSql } from './computed.ts';
import type { Engine } from './context.ts';
import { asksExtras, extended } from './extras/seen.ts';
import type { ListQuery } from './listQuery.ts';
import { whyGone } from './merge/whyGone.ts';
import { orderSql, pageSql } from './order.ts';
import { childRowsSql, embedSql, labelledPage, listed, plainPage, rowColumns, wantedFields } from './select.ts';
import { rightsSql, stepsSql } from './steps.ts';
import { fewOnes, gatheredParts, inReach, isReached, many } from './ways.ts';

/** A page as PostgreSQL wrote it: JSON text goes to the browser without being parsed here. */
export interface Page {
  json: string;
  total: number;
}

/**
 * One page of the rows that the caller may read.
 * @throws HttpError 403 without the read flag, 400 for an unknown filter or order
 */
export async function list(engine: Engine, caller: Caller, declared: Resource, query: ListQuery): Promise<Page> {
  mustBeAllowed(caller, declared, 'read');
  const r = asksExtras(declared, query) ? await extended(engine, caller, declared) : declared;
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

/** Runs a statement that answers a page as `isi` with its `total`. */
export async function page(engine: Engine, text: string, values: unknown[]): Promise<Page> {
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
  const ways = engine.waysOf(caller, r, 'read', 't', values);
  const scope = anyOf(ways);
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
      const { parts, rows } = inReach(r, filtered, ways);
      const before = parts.map(part => `${part}, `).join('');
      const text = `with ${before}cocok as materialized (select t.* from ${rows} t), h as (select ${columns} from cocok t order by ${order} ${limit}) select (${shown}) as isi, (select count(*)::int from cocok) as total`;
      return { text, uncounted: text };
    }
    const pageOf = (condition: string) => `select ${columns} ${pageSql(r, query, condition, sight, values, registry)}`;
    const page = `with h as materialized (${pageOf(matching)}) select (${shown}) as isi`;
    const total = `(select count(*)::int from ${table} t${where})`;
    if (!isReached(r, scope)) return { text: `${page}, ${total} as total`, uncounted: page };
    const order = orderSql(r, query.sort, 't', sight, values, registry);
    const limit = `limit ${query.limit} offset ${query.offset}`;
    const few = `select ${columns} from ${table} t where ${fewOnes} order by ${order} ${limit}`;
    const parts = [
      ...gatheredParts(table, filtered, ways),
      `h as materialized ((${few}) union all (${pageOf(`${matching} and ${many}`)}))`,
    ];
    const counted = `case when ${many} then ${total} else (select count(*)::int from dekat) end`;
    return { text: `with ${parts.join(', ')} select (${shown}) as isi, ${counted} as total`, uncounted: page };
  };
  const what = [r.name, query.sort, query.offset, query.limit, query.embed, query.fields, matching, steps];
  const built = listTexts(engine, `daftar ${JSON.stringify(what)}`, carried, texts);
  return { ...built, values, ...(isSearch(query) ? {} : { question }) };
}

const isSearch = ({ filter: { q } }: ListQuery): boolean => typeof q === 'string' && q.trim() !== '';

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
