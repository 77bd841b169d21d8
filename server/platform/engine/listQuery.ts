import { type Message, messages } from '../../../resources/kit/index.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import { badRequest, HttpError } from '../errors.ts';

/** A parsed list query, in the dialect of ra-data-simple-rest (docs/api.md). */
export interface ListQuery {
  sort: readonly (readonly [field: string, direction: 'asc' | 'desc'])[];
  offset: number;
  limit: number;
  filter: Readonly<Record<string, unknown>>;
  embed: boolean;
  /** Sensitive values uncovered; each reader of one is noted. */
  clear?: boolean;
  /** Fields that the rows are to have beside id and version; undefined = all that the caller sees. */
  fields?: readonly string[] | undefined;
}

const defaultLimit = 25;
const maxLimit = 200;

const badColumns = refusals.badColumns;
/** More than any resource has. */
const mostColumns = 200;

type Raw = Readonly<Record<string, unknown>>;

/**
 * Parameters that every list accepts; `bahasa` is read with the request, and pickers always send `rujukan`: lists that
 * do not distinguish rows to show from rows to choose ignore it.
 */
const everyList = ['sort', 'range', 'filter', 'embed', 'kolom', 'bahasa', 'rujukan', 'jelas'] as const;

/**
 * Reads `sort`, `range`, `filter`, `embed` and `kolom` of a query string.
 * @param also other parameters that the call takes: what nobody reads is refused, or a slip of the keyboard would be
 *   answered as if nothing had been asked
 * @throws HttpError 400 naming the part that is not valid
 */
export function parseListQuery(query: Raw, also: readonly string[] = [], most = maxLimit): ListQuery {
  mustBeKnown(query, [...everyList, ...also]);
  mustBeOneOf(query, 'embed', flags);
  mustBeOneOf(query, 'jelas', flags);
  const filter = parseFilter(query.filter);
  const { offset, limit } = query.range === undefined ? byName(filter, most) : parseRange(query.range, most);
  return {
    sort: parseSort(query.sort),
    offset,
    limit,
    filter,
    embed: isOn(query.embed),
    clear: isOn(query.jelas),
    fields: chosenColumns(query.kolom),
  };
}

/** How a parameter that is on or off may be written. */
export const flags = ['1', 'true', '', '0', 'false'] as const;
/** True if such a parameter is on. */
export const isOn = (value: unknown): boolean => value === '1' || value === 'true' || value === '';

/** @throws HttpError 400 naming each parameter that the call does not take */
export function mustBeKnown(query: Raw, known: readonly string[]): void {
  const unknown = Object.keys(query).filter(name => !known.includes(name));
  if (!unknown.length) return;
  const said = messages.unknownQuery({ known });
  throw new HttpError(400, messages.badQuery, Object.fromEntries(unknown.map(name => [name, said])));
}

/** @throws HttpError 400 for a parameter with another value */
export function mustBeOneOf(query: Raw, name: string, values: readonly string[]): void {
  const value = query[name];
  if (value === undefined || values.some(one => one === value)) return;
  throw new HttpError(400, messages.badQuery, { [name]: messages.choice });
}

function json(value: unknown, message: Message): unknown {
  if (typeof value !== 'string') throw badRequest(message);
  try {
    return JSON.parse(value);
  } catch {
    throw badRequest(message);
  }
}

/** Rows asked for by their ids all come; without ids a first page. @throws HttpError 400 for more ids than fit a page */
function byName({ id }: ListQuery['filter'], most: number): { offset: number; limit: number } {
  const asked = Array.isArray(id) ? id.length : 0;
  if (asked > Math.max(maxLimit, most)) throw badRequest(messages.tooManyIds({ n: maxLimit }));
  return { offset: 0, limit: Math.max(Math.min(defaultLimit, most), asked) };
}

function parseRange(value: unknown, most: number): { offset: number; limit: number } {
  const range = json(value, messages.badRange);
  if (!Array.isArray(range) || range.length !== 2 || !range.every(n => Number.isSafeInteger(n) && n >= 0))
    throw badRequest(messages.badRange);
  const [from, to] = range as [number, number];
  if (to < from) throw badRequest(messages.badRange);
  return { offset: from, limit: Math.min(to - from + 1, most) };
}

function parseSort(value: unknown): ListQuery['sort'] {
  if (value === undefined) return [];
  const sort = json(value, messages.badSort);
  if (!Array.isArray(sort)) throw badRequest(messages.badSort);
  const pairs: unknown[] = sort.length > 0 && Array.isArray(sort[0]) ? sort : [sort];
  if (pairs.length > 5) throw badRequest(messages.badSort);
  return pairs.map(pair => {
    if (!Array.isArray(pair) || typeof pair[0] !== 'string' || !/^(asc|desc)$/i.test(String(pair[1] ?? 'ASC')))
      throw badRequest(messages.badSort);
    return [pair[0], String(pair[1] ?? 'ASC').toLowerCase() === 'desc' ? 'desc' : 'asc'] as const;
  });
}

/** Names of the wanted columns, from JSON. @throws HttpError 400 */
export function chosenColumns(value: unknown): string[] | undefined {
  if (value === undefined || value === '') return undefined;
  const names = json(value, badColumns);
  if (Array.isArray(names) && names.length <= mostColumns && names.every(name => typeof name === 'string'))
    return names;
  throw badRequest(badColumns);
}

/** Reads the JSON object of filters. */
export function parseFilter(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === '') return {};
  const filter = json(value, messages.badFilter);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) throw badRequest(messages.badFilter);
  return filter as Record<string, unknown>;
}
