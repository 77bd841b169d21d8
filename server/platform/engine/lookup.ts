import { isSearchable, messages, type Resource, type Term, term } from '../../../resources/kit/index.ts';
import { boundRole } from '../../../resources/roles.ts';
import type { Caller } from '../access/caller.ts';
import { mayLookUp, mustBeAllowed } from '../access/permission.ts';
import { type ScopeCaller, scopeSql } from '../access/scope.ts';
import { narrowSight, strangersSight } from '../access/visibleFields.ts';
import { column, labelSql, markedLabelSql, tableName } from '../database/columns.ts';
import { forbidden, HttpError } from '../errors.ts';
import type { Engine } from './context.ts';
import type { ListQuery } from './listQuery.ts';
import { orderSql } from './order.ts';
import { type Page, page } from './read.ts';
import { labelOfReference } from './select.ts';
import { filterable, whereSql } from './where.ts';

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
