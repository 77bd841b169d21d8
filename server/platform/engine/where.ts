import {
  type Field,
  hasSpelling,
  isListKind,
  isSearchable,
  messages,
  type Registry,
  type Resource,
  storedText,
} from '../../../resources/kit/index.ts';
import type { Sight } from '../access/visibleFields.ts';
import { column, labelSql, searchColumn, tableName, typeOf } from '../database/columns.ts';
import { badRequest } from '../errors.ts';
import { ofResource } from './builtOnce.ts';

const operators = ['_neq', '_gte', '_gt', '_lte', '_lt', '_nin', '_in', '_q', '_null'] as const;
type Operator = (typeof operators)[number] | '';

const comparison: Readonly<Partial<Record<Operator, string>>> = { _gt: '>', _gte: '>=', _lt: '<', _lte: '<=' };

const plainKinds: ReadonlySet<Field['kind']> = new Set([
  'text',
  'email',
  'integer',
  'decimal',
  'boolean',
  'enum',
  'date',
]);

/**
 * Names that may be filtered: declared filters and references (each has an index), id, and the active flag; of child
 * rows the references of the row around them too.
 */
export const filterable = ofResource((r): ReadonlySet<string> => {
  const references = Object.entries(r.fields).filter(([, field]) => field.kind === 'ref' || field.kind === 'status');
  // Of a few rows any column may be asked for: no index is needed.
  const own = r.small ? Object.entries(r.fields).filter(([, { kind, secret }]) => plainKinds.has(kind) && !secret) : [];
  const names = [
    'id',
    ...r.filters,
    ...[...references, ...own].map(([name]) => name),
    ...(r.fields.aktif ? ['aktif'] : []),
  ];
  return new Set([...names, ...(r.rowsOf?.references ?? [])]);
});

/**
 * WHERE fragment of the declared part of a filter object; lists, exports and whatever else takes somebody's filter ask
 * `filterSql`, which knows what rules compute as well. Values are pushed to `params`. Only declared names become SQL,
 * and a filter finds by what its sender sees.
 * @throws HttpError 400 'Filter ini tidak dikenal. Hapus filter, lalu coba lagi.' for an unknown name or an impossible value
 */
export function whereSql(
  r: Resource,
  registry: Registry,
  filter: Readonly<Record<string, unknown>>,
  alias: string,
  params: unknown[],
  sight: Sight,
): string {
  const allowed = (name: string) => filterable(r).has(name) && !sight.hidden.has(name);
  const parts: string[] = [];
  for (const [key, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    if (key === 'q') {
      parts.push(...searchParts(registry, r, value, alias, params));
      continue;
    }
    const [name, operator] = split(key, allowed);
    parts.push(
      aroundSql(r, registry, name, alias, (around, inner, at) =>
        conditionSql(around, registry, inner, operator, value, at, params),
      ) ?? conditionSql(r, registry, name, operator, value, sight.at(name, alias, params), params),
    );
  }
  return parts.length ? parts.join(' and ') : 'true';
}

/**
 * A condition on the parent of child rows (`parentId.idRuang`), evaluated first and by its own index; undefined for a
 * name of the rows themselves.
 */
export function aroundSql(
  r: Resource,
  registry: Registry,
  name: string,
  alias: string,
  condition: (around: Resource, name: string, at: string) => string,
): string | undefined {
  if (!r.rowsOf?.references.includes(name)) return undefined;
  const [link = '', inner = ''] = name.split('.');
  const around = registry.get(r.rowsOf.resource);
  const where = condition(around, inner, `a.${column(inner)}`);
  return `${alias}.${column(link)} in (select a.id from ${tableName(around)} a where ${where})`;
}

function split(key: string, allowed: (name: string) => boolean): [string, Operator] {
  if (allowed(key)) return [key, ''];
  for (const operator of operators) {
    const name = key.slice(0, -operator.length);
    if (key.endsWith(operator) && allowed(name)) return [name, operator];
  }
  throw badRequest(messages.badFilter);
}

/** Every word must occur; wildcard characters of the person are taken literally. */
function searchParts(registry: Registry, r: Resource, value: unknown, alias: string, params: unknown[]): string[] {
  if (typeof value !== 'string' || !(r.search.length || r.rowsOf)) throw badRequest(messages.badFilter);
  if (value.trim() && !r.small) mustBeSearchable(value);
  const words = value.toLowerCase().trim().split(/\s+/).filter(Boolean).slice(0, 8);
  const text = r.rowsOf ? `lower(${labelSql(r, alias, registry)})` : `${alias}.${searchColumn}`;
  const has = (word: string) => `${text} like $${params.push(`%${escapeLike(word)}%`)}`;
  const all = words.map(has);
  const stored = spellingsOf(r, value).map(has);
  return stored.length ? [`(${[all.join(' and '), ...stored].join(' or ')})`] : all;
}

/**
 * Spellings of the typed words as the searched fields store them, where they differ: an id number without its spaces.
 */
function spellingsOf(r: Resource, typed: string): string[] {
  const plain = typed.toLowerCase().trim();
  const found = r.search.flatMap(name => {
    const field = r.fields[name];
    return hasSpelling(field) && field.storedAs ? [storedText(field, typed).toLowerCase()] : [];
  });
  return [...new Set(found)].filter(text => text !== plain && isSearchable(text));
}

/** @throws HttpError 400 for words by which no index finds anything: reading every row would stop everybody else */
export function mustBeSearchable(typed: string): void {
  if (!isSearchable(typed)) throw badRequest(messages.shortSearch);
}

/** Words as LIKE and ILIKE look for them literally. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, found => `\\${found}`);

function conditionSql(
  r: Resource,
  registry: Registry,
  name: string,
  operator: Operator,
  value: unknown,
  at: string,
  params: unknown[],
): string {
  const field = r.fields[name];
  const type = typeOf(r, name, registry);
  const bind = (bound: unknown) => {
    params.push(bound);
    return `$${params.length}`;
  };
  if (operator === '_null') {
    if (typeof value !== 'boolean') throw badRequest(messages.badFilter);
    if (isListKind(field?.kind)) return `cardinality(${at}) ${value ? '=' : '>'} 0`;
    return `${at} is ${value ? '' : 'not '}null`;
  }
  if (value === null) {
    if (operator !== '' && operator !== '_neq') throw badRequest(messages.badFilter);
    return `${at} is ${operator === '_neq' ? 'not ' : ''}null`;
  }
  if (field && isListKind(field.kind)) {
    const overlaps = `${at} && ${bind(list(value).map(item => scalar(item, undefined)))}::${type}`;
    return operator === '_neq' || operator === '_nin' ? `not (${overlaps})` : overlaps;
  }
  if (Array.isArray(value) || operator === '_in' || operator === '_nin') {
    const member = `${at} = any(${bind(list(value).map(item => scalar(item, field)))}::${type}[])`;
    return operator === '_neq' || operator === '_nin' ? `(not (${member}) or ${at} is null)` : member;
  }
  if (operator === '_q') {
    const typed = String(scalar(value, undefined));
    if (!r.small) mustBeSearchable(typed);
    return `${at}::text ilike ${bind(`%${escapeLike(typed)}%`)}`;
  }
  const bound = `${bind(scalar(value, field))}::${type}`;
  if (operator === '_neq') return `${at} is distinct from ${bound}`;
  return `${at} ${comparison[operator] ?? '='} ${bound}`;
}

function list(value: unknown): unknown[] {
  const items = Array.isArray(value) ? value : [value];
  if (items.length > 1000) throw badRequest(messages.badFilter);
  return items;
}

function scalar(value: unknown, field: Field | undefined): string | number | boolean {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw badRequest(messages.badFilter);
  if (field?.kind === 'boolean' && typeof value !== 'boolean' && value !== 'true' && value !== 'false')
    throw badRequest(messages.badFilter);
  return typeof value === 'string' && hasSpelling(field) && field.storedAs ? storedText(field, value) : value;
}
