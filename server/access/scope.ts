import {
  DeclarationError,
  either,
  type Field,
  type Registry,
  type Resource,
  type Scope,
} from '../../resources/kit/index.ts';
import { column, isBase, tableName } from '../database/columns.ts';
import type { Caller } from './caller.ts';
import { mayLookUp, ruleOf } from './permission.ts';

/** The part of a caller that rows are compared with. */
export type ScopeCaller = Pick<
  Caller,
  'baseRole' | 'userId' | 'idProgramProdi' | 'idPegawai' | 'idMahasiswa' | 'idMitra' | 'idMhsInbound'
>;

/** What a row is wanted for: `reference` = to be pointed at by a row of the caller (docs/domain/10 §1 step 5). */
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

/** Rows that the role of the caller may read. */
export const readScope = (caller: Pick<ScopeCaller, 'baseRole'>, resource: Resource): Scope =>
  ruleOf(caller, resource)?.scope ?? { type: 'none' };

/** Rows that the role of the caller may change; never more than it may read. */
export function writeScope(caller: Pick<ScopeCaller, 'baseRole'>, resource: Resource): Scope {
  const rule = ruleOf(caller, resource);
  if (!rule) return { type: 'none' };
  return rule.writeScope ? { type: 'both', of: [rule.scope, rule.writeScope] } : rule.scope;
}

/** Rows that a row of the caller may point at: what it may look up or read. */
export function referenceScope(caller: Pick<ScopeCaller, 'baseRole'>, resource: Resource): Scope {
  const readable = readScope(caller, resource);
  return resource.lookup && mayLookUp(caller, resource) ? either(resource.lookup.scope, readable) : readable;
}

/** Binds the row scopes to a registry: the one function that every read and write asks (docs/domain/10 §1 step 5). */
export function createRowsOf(registry: Registry): RowsOf {
  return (caller, resource, purpose, alias, params) => {
    const scopes = { read: readScope, write: writeScope, reference: referenceScope };
    return scopeSql(registry, resource, caller, scopes[purpose](caller, resource), alias, params);
  };
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
  depth = 0,
): string {
  if (depth > 8) throw new DeclarationError(`${resource.name}: cakupan ${caller.baseRole} berputar`);
  switch (scope.type) {
    case 'all':
      return 'true';
    case 'none':
      return 'false';
    case 'match':
      return matchSql(resource, scope.field, caller[scope.session], alias, params);
    case 'value':
      return valueSql(resource, scope.field, scope.in, alias, params);
    case 'through':
      return throughSql(registry, resource, caller, scope.field, alias, params, depth);
    case 'linked':
      return linkedSql(registry, caller, scope, alias, params, depth);
    case 'either':
    case 'both': {
      const start = params.length;
      const parts = scope.of.map(part => scopeSql(registry, resource, caller, part, alias, params, depth));
      return join(scope.type, parts, params, start);
    }
  }
}

type Linked = Extract<Scope, { type: 'linked' }>;

/** A caller without that id has no rows: null never matches. */
function matchSql(resource: Resource, field: string, wanted: string | null, alias: string, params: unknown[]): string {
  const at = columnOf(resource, field, alias);
  return wanted === null ? 'false' : equalsSql(resource.fields[field], at, wanted, params);
}

function valueSql(
  resource: Resource,
  field: string,
  wanted: readonly (string | boolean | null)[],
  alias: string,
  params: unknown[],
): string {
  const at = columnOf(resource, field, alias);
  const parts = wanted.map(value =>
    value === null ? `${at} is null` : equalsSql(resource.fields[field], at, value, params),
  );
  if (parts.length === 0) return 'false';
  return parts.length === 1 ? (parts[0] ?? 'false') : `(${parts.join(' or ')})`;
}

/** `=`, or "contains" for a list, in the form that its GIN index serves. */
function equalsSql(field: Field | undefined, at: string, value: string | boolean, params: unknown[]): string {
  params.push(isList(field) ? [value] : value);
  return `${at} ${isList(field) ? '@>' : '='} $${params.length}`;
}

function throughSql(
  registry: Registry,
  resource: Resource,
  caller: ScopeCaller,
  field: string,
  alias: string,
  params: unknown[],
  depth: number,
): string {
  const at = columnOf(resource, field, alias);
  const declared = resource.fields[field];
  if (declared?.kind !== 'ref')
    throw new DeclarationError(`${resource.name}.${field}: cakupan melalui kolom yang bukan rujukan`);
  const target = registry.get(declared.to);
  const inner = innerAlias(depth);
  const where = scopeSql(registry, target, caller, readScope(caller, target), inner, params, depth + 1);
  if (where === 'false') return 'false';
  if (where === 'true') return `${at} is not null`;
  return `exists (select 1 from ${tableName(target)} ${inner} where ${inner}.id = ${at} and ${where})`;
}

function linkedSql(
  registry: Registry,
  caller: ScopeCaller,
  scope: Linked,
  alias: string,
  params: unknown[],
  depth: number,
): string {
  const source = registry.get(scope.resource);
  const inner = innerAlias(depth);
  const at = columnOf(source, scope.field, inner);
  const rows = scope.scope ?? readScope(caller, source);
  const where = scopeSql(registry, source, caller, rows, inner, params, depth + 1);
  if (where === 'false') return 'false';
  const points = isList(source.fields[scope.field]) ? `${at} @> array[${alias}.id]` : `${at} = ${alias}.id`;
  return `exists (select 1 from ${tableName(source)} ${inner} where ${points}${where === 'true' ? '' : ` and ${where}`})`;
}

/** Joins parts; when one part decides the whole, what the others bound is taken back so that no `$n` is unused. */
function join(type: 'either' | 'both', parts: readonly string[], params: unknown[], start: number): string {
  const [decides, neutral, word] = type === 'either' ? ['true', 'false', ' or '] : ['false', 'true', ' and '];
  if (parts.includes(decides)) {
    params.length = start;
    return decides;
  }
  const left = parts.filter(part => part !== neutral);
  if (left.length === 0) return neutral;
  return left.length === 1 ? (left[0] ?? neutral) : `(${left.join(word)})`;
}

const isList = (field: Field | undefined): boolean => field?.kind === 'refs' || field?.kind === 'enums';
const innerAlias = (depth: number): string => `scope_${depth}`;

/** Column of a declared field, quoted; names that are not declared never become SQL. */
function columnOf(resource: Resource, field: string, alias: string): string {
  if (!isBase(field) && !Object.hasOwn(resource.fields, field))
    throw new DeclarationError(`${resource.name}.${field}: cakupan menyebut kolom yang tidak ada`);
  return `${alias}.${column(field)}`;
}
