import {
  both,
  DeclarationError,
  either,
  type Field,
  type Fields,
  isListKind,
  none,
  type Registry,
  type Resource,
  type Scope,
  snakeCase,
} from '../../../resources/kit/index.ts';
import { column, isBase, tableName } from '../database/columns.ts';
import type { Caller } from './caller.ts';
import { asksAboutSql } from './moments.ts';
import { isReached } from './narrowed.ts';
import { mayLookUp, ruleOf } from './permission.ts';

/** The part of a caller that rows are compared with. */
export type ScopeCaller = Pick<
  Caller,
  | 'baseRole'
  | 'userId'
  | 'idProgramProdi'
  | 'idPegawai'
  | 'idMahasiswa'
  | 'idMitra'
  | 'idMhsInbound'
  | 'today'
  | 'past'
  | 'narrowed'
>;

/** Purpose of an access to rows: `reference` = to be pointed at by a row of the caller (docs/domain/10 §1 step 5). */
export type Purpose = 'read' | 'write' | 'reference';

/**
 * WHERE fragment for the rows of a resource that a caller may read, write or point at. Values are pushed to `params`
 * and appear as `$n`; `'true'` = all rows, `'false'` = none, both without touching `params`.
 */
export type RowsOf = (
  caller: ScopeCaller,
  resource: Resource,
  purpose: Purpose,
  alias: string,
  params: unknown[],
) => string;

/**
 * The same rows as conditions of which one has to hold. A list that several ways lead into is gathered one way after the
 * other, each by its index; of one condition with OR every row of the table has to be looked at.
 */
export type WaysOf = (...asked: Parameters<RowsOf>) => readonly string[];

type Asked = Pick<ScopeCaller, 'baseRole' | 'narrowed'>;

/** Rows that the role of the caller may read, and the key of a system reaches. */
function readScope(caller: Asked, resource: Resource): Scope {
  const own = ruleOf(caller, resource)?.scope ?? none;
  const rows = caller.narrowed?.get(resource.name)?.rows;
  return rows ? both(own, rows) : own;
}

/** Rows that the role of the caller may change; never more than it may read. */
function writeScope(caller: Asked, resource: Resource): Scope {
  const narrower = ruleOf(caller, resource)?.writeScope;
  const readable = readScope(caller, resource);
  return narrower ? both(readable, narrower) : readable;
}

/** Rows that a row of the caller may point at: what it may look up or read. */
function referenceScope(caller: Asked, resource: Resource): Scope {
  const readable = readScope(caller, resource);
  return resource.lookup && mayLookUp(caller, resource) ? either(resource.lookup.scope, readable) : readable;
}

const scopes = { read: readScope, write: writeScope, reference: referenceScope };

/** Scope of a purpose; a role's scope leads through resources that its key does not name, their own rows stay out of reach. */
const scopeOf = (caller: Asked, resource: Resource, purpose: Purpose): Scope =>
  purpose !== 'reference' && !isReached(caller, resource) ? none : scopes[purpose](caller, resource);

/** Binds the row scopes to a registry: the one function that every read and write asks (docs/domain/10 §1 step 5). */
export const createRowsOf =
  (registry: Registry): RowsOf =>
  (caller, resource, purpose, alias, params) =>
    scopeSql(registry, resource, caller, scopeOf(caller, resource, purpose), alias, params);

/** The same for lists, which may go one way after the other. */
export const createWaysOf =
  (registry: Registry): WaysOf =>
  (caller, resource, purpose, alias, params) => {
    const start = params.length;
    const ways = waysIn(scopeOf(caller, resource, purpose)).map(way =>
      scopeSql(registry, resource, caller, way, alias, params),
    );
    return left('either', ways, params, start);
  };

/** More ways are gone as one: each costs a statement its planning. */
const mostWays = 8;

/** Scopes of which one has to hold; what has to hold beside some ways holds in each of them. */
function waysIn(scope: Scope): readonly Scope[] {
  if (scope.type === 'either') return atMost(scope.of.flatMap(waysIn), scope);
  if (scope.type !== 'both') return [scope];
  const forked = scope.of.find(part => waysIn(part).length > 1);
  if (!forked) return [scope];
  return waysIn(forked).map(way => both(...scope.of.map(part => (part === forked ? way : part))));
}

const atMost = (ways: readonly Scope[], scope: Scope): readonly Scope[] => (ways.length > mostWays ? [scope] : ways);

/** Ways as one condition. */
export const anyOf = (ways: readonly string[]): string => joined(ways, ' or ');

/** The object of a scope: the rows of a resource, or the child rows in one of its fields. */
interface Place {
  name: string;
  table: string;
  fields: Fields;
  /** A table, whose required columns are never empty; a view promises nothing. */
  stored: boolean;
}

const placeOf = (r: Resource): Place => ({ name: r.name, table: tableName(r), fields: r.fields, stored: !r.view });

function childPlace(r: Place, table: string, field: string): Place {
  const declared = r.fields[field];
  if (declared?.kind !== 'rows')
    throw new DeclarationError(`${r.name}.${field}: cakupan menyebut baris anak yang tidak ada`);
  return {
    name: `${r.name}.${field}`,
    table: `${table}_${snakeCase(field)}`,
    fields: declared.fields,
    stored: r.stored,
  };
}

/** The caller, and the list that receives SQL parameters. */
interface Asking {
  registry: Registry;
  caller: ScopeCaller;
  params: unknown[];
}

/**
 * Turns a scope into a WHERE fragment over `alias`. Identifiers come from declarations only, values are parameters.
 * @throws DeclarationError when a scope names what is not declared, or leads back to itself
 */
export function scopeSql(
  registry: Registry,
  resource: Resource,
  caller: ScopeCaller,
  scope: Scope,
  alias: string,
  params: unknown[],
): string {
  return whereOf({ registry, caller, params }, placeOf(resource), scope, alias, 0);
}

function whereOf(ask: Asking, at: Place, scope: Scope, alias: string, depth: number): string {
  if (depth > 8) throw new DeclarationError(`${at.name}: cakupan ${ask.caller.baseRole} berputar`);
  switch (scope.type) {
    case 'all':
      return 'true';
    case 'none':
      return 'false';
    case 'match':
      return matchSql(at, scope.field, ask.caller[scope.session], alias, ask.params);
    case 'value':
      return valueSql(at, scope.field, scope.in, alias, ask.params);
    case 'days':
      return daysSql(at, scope, ask.caller.today, alias, ask.params);
    case 'through':
      return throughSql(ask, at, scope, alias, depth);
    case 'rows':
      return rowsSql(ask, at, scope, alias, depth);
    case 'linked':
      return linkedSql(ask, scope, alias, depth);
    case 'about':
      return aboutSql(ask, at, scope, alias, depth);
    case 'setting':
      return settingSql(ask, scope);
    case 'owed':
      return owedSql(ask, at, scope, alias);
    case 'unless':
      return unlessSql(whereOf(ask, at, scope.of, alias, depth));
    case 'either':
    case 'both': {
      const start = ask.params.length;
      const parts = scope.of.map(part => whereOf(ask, at, part, alias, depth));
      return join(scope.type, parts, ask.params, start);
    }
  }
}

type Of<T extends Scope['type']> = Extract<Scope, { type: T }>;

/** A caller without that id has no rows: null never matches. */
function matchSql(place: Place, field: string, wanted: string | null, alias: string, params: unknown[]): string {
  const at = columnOf(place, field, alias);
  return wanted === null ? 'false' : equalsSql(place.fields[field], at, wanted, params);
}

function valueSql(
  place: Place,
  field: string,
  wanted: readonly (string | boolean | null)[],
  alias: string,
  params: unknown[],
): string {
  const at = columnOf(place, field, alias);
  const parts = wanted.map(value =>
    value === null ? `${at} is null` : equalsSql(place.fields[field], at, value, params),
  );
  if (parts.length === 0) return 'false';
  return parts.length === 1 ? (parts[0] ?? 'false') : `(${parts.join(' or ')})`;
}

/** Whoever asks without a day sees nothing: a lookup of somebody who is not logged in. */
function daysSql(place: Place, { from, to }: Of<'days'>, today: string | undefined, alias: string, params: unknown[]) {
  const first = from && columnOf(place, from, alias);
  const last = to && columnOf(place, to, alias);
  if (today === undefined) return 'false';
  const day = `$${params.push(today)}::date`;
  const limits = [first && `coalesce(${first} <= ${day}, true)`, last && `coalesce(${last} >= ${day}, true)`];
  return `(${limits.filter(Boolean).join(' and ')})`;
}

/** `=`, or "contains" for a list, in the form that its GIN index serves. */
function equalsSql(field: Field | undefined, at: string, value: string | boolean, params: unknown[]): string {
  params.push(isList(field) ? [value] : value);
  return `${at} ${isList(field) ? '@>' : '='} $${params.length}`;
}

/** A list of references overlaps with the rows in question, found once: that is what its GIN index serves. */
function throughSql(ask: Asking, place: Place, scope: Of<'through'>, alias: string, depth: number): string {
  const at = columnOf(place, scope.field, alias);
  const declared = place.fields[scope.field];
  if (declared?.kind !== 'ref' && declared?.kind !== 'refs')
    throw new DeclarationError(`${place.name}.${scope.field}: cakupan melalui kolom yang bukan rujukan`);
  const target = ask.registry.get(declared.to);
  const inner = innerAlias(depth);
  const rows = scope.scope ?? readScope(ask.caller, target);
  const where = whereOf(ask, placeOf(target), rows, inner, depth + 1);
  if (where === 'false') return 'false';
  const many = declared.kind === 'refs';
  // A required reference is never empty: asked for, its column would have to be read from every row that is counted.
  if (where === 'true')
    return many ? `cardinality(${at}) > 0` : place.stored && declared.required ? 'true' : `${at} is not null`;
  const from = `from ${tableName(target)} ${inner} where`;
  return many
    ? `${at} && array(select ${inner}.id ${from} ${where})`
    : `exists (select 1 ${from} ${inner}.id = ${at} and ${where})`;
}

function rowsSql(ask: Asking, place: Place, scope: Of<'rows'>, alias: string, depth: number): string {
  const child = childPlace(place, place.table, scope.field);
  const inner = innerAlias(depth);
  const where = whereOf(ask, child, scope.scope, inner, depth + 1);
  if (where === 'false') return 'false';
  return existsSql(child.table, inner, `${inner}.parent_id = ${alias}.id`, where);
}

function linkedSql(ask: Asking, scope: Of<'linked'>, alias: string, depth: number): string {
  const source = ask.registry.get(scope.resource);
  const rows = scope.scope ?? readScope(ask.caller, source);
  const [first = '', innerField] = scope.field.split('.');
  const inner = innerAlias(depth);
  if (innerField === undefined) {
    const where = whereOf(ask, placeOf(source), rows, inner, depth + 1);
    return where === 'false'
      ? 'false'
      : existsSql(tableName(source), inner, pointsSql(source, first, inner, alias), where);
  }
  const child = childPlace(placeOf(source), tableName(source), first);
  const parent = innerAlias(depth + 1);
  const start = ask.params.length;
  const parts = [
    scope.rows ? whereOf(ask, child, scope.rows, inner, depth + 1) : 'true',
    whereOf(ask, placeOf(source), rows, parent, depth + 2),
  ];
  const [own = 'true', above = 'true'] = parts;
  if (parts.includes('false')) {
    ask.params.length = start;
    return 'false';
  }
  const of =
    above === 'true' ? 'true' : existsSql(tableName(source), parent, `${parent}.id = ${inner}.parent_id`, above);
  const where = [own, of].filter(part => part !== 'true').join(' and ') || 'true';
  return existsSql(child.table, inner, pointsSql(child, innerField, inner, alias), where);
}

/** Asked once for the statement, not for each row. */
function settingSql({ registry, params }: Asking, { key, is }: Of<'setting'>): string {
  const settings = registry.find('mbkm/konfigurasi');
  if (!settings) return 'false';
  params.push(key, is);
  return `exists (select 1 from ${tableName(settings)} where kunci = $${params.length - 1} and nilai = $${params.length})`;
}

/** Without forms nothing is owed. */
function owedSql({ registry, caller, params }: Asking, place: Place, { moment }: Of<'owed'>, alias: string): string {
  if (!registry.moments.length || !registry.find('formulir/formulir')) return 'false';
  const found = registry.moments.find(({ key, of }) => key === moment && of === place.name);
  if (!found) throw new DeclarationError(`${place.name}: cakupan menyebut saat "${moment}" yang tidak ada`);
  return asksAboutSql(registry, found, caller, alias, params);
}

/** Resources are told apart by CASE: only then is the row's id read as one of that resource. */
function aboutSql(ask: Asking, place: Place, scope: Of<'about'>, alias: string, depth: number): string {
  const common = place.fields[scope.of];
  if (common?.kind !== 'ref')
    throw new DeclarationError(`${place.name}.${scope.of}: cakupan melalui kolom bukan rujukan`);
  const own: Scope = { type: 'through', field: scope.of };
  const start = ask.params.length;
  const along = whereOf(ask, place, own, alias, depth);
  if (along === 'false') return 'false';
  const named = columnOf(place, scope.resource, alias);
  const row = columnOf(place, scope.row, alias);
  const cases = ask.registry.resources.flatMap(r => {
    const field = r.fields[scope.of];
    const hangs = field?.kind === 'ref' && field.to === common.to;
    if (r.view || r.unaudited || !(hangs || r.name === common.to)) return [];
    const rows = readScope(ask.caller, r);
    const when = `when '${r.name}' then`;
    // Rows read as far as their participation are already covered by its condition.
    if (r.name === common.to || sameScope(rows, own)) return [`${when} true`];
    const inner = innerAlias(depth);
    const where = whereOf(ask, placeOf(r), rows, inner, depth + 1);
    if (where === 'false') return [];
    const id = r.id === 'uuid' ? `${row}::uuid` : row;
    return [`${when} ${existsSql(tableName(r), inner, `${inner}.id = ${id}`, where)}`];
  });
  if (!cases.length) {
    ask.params.length = start;
    return 'false';
  }
  return `(${along} and case ${named} ${cases.join(' ')} else false end)`;
}

/** Rows for which the scope is unknown (NULL) count as outside of it. */
const unlessSql = (where: string): string =>
  where === 'true' ? 'false' : where === 'false' ? 'true' : `not coalesce(${where}, false)`;

const sameScope = (a: Scope, b: Scope): boolean =>
  a.type === 'through' && b.type === 'through' && a.field === b.field && a.scope === undefined && b.scope === undefined;

const existsSql = (table: string, alias: string, joined: string, where: string): string =>
  `exists (select 1 from ${table} ${alias} where ${joined}${where === 'true' ? '' : ` and ${where}`})`;

/** SQL condition: the row of `inner` points by `field` at the row of `alias`. */
function pointsSql(source: Pick<Place, 'name' | 'fields'>, field: string, inner: string, alias: string): string {
  const at = columnOf(source, field, inner);
  return isList(source.fields[field]) ? `${at} @> array[${alias}.id]` : `${at} = ${alias}.id`;
}

const join = (type: 'either' | 'both', parts: readonly string[], params: unknown[], start: number): string =>
  joined(left(type, parts, params, start), type === 'either' ? ' or ' : ' and ');

/** The parts that matter; when one decides the whole, what the others bound is taken back so that no `$n` is unused. */
function left(type: 'either' | 'both', parts: readonly string[], params: unknown[], start: number): readonly string[] {
  const [decides, neutral] = type === 'either' ? ['true', 'false'] : ['false', 'true'];
  if (parts.includes(decides)) {
    params.length = start;
    return [decides];
  }
  const found = parts.filter(part => part !== neutral);
  return found.length ? found : [neutral];
}

const joined = (parts: readonly string[], word: string): string =>
  parts.length === 1 ? parts.join() : `(${parts.join(word)})`;

const isList = (field: Field | undefined): boolean => isListKind(field?.kind);
const innerAlias = (depth: number): string => `scope_${depth}`;

/** Column of a declared field, quoted; names that are not declared never become SQL. */
function columnOf(place: Pick<Place, 'name' | 'fields'>, field: string, alias: string): string {
  if (!isBase(field) && !Object.hasOwn(place.fields, field))
    throw new DeclarationError(`${place.name}.${field}: cakupan menyebut kolom yang tidak ada`);
  return `${alias}.${column(field)}`;
}
