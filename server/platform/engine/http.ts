import type { FastifyReply, FastifyRequest } from 'fastify';
import { atMostAtOnce, messages } from '../../../resources/kit/index.ts';
import type { RowData } from '../database/db.ts';
import { badRequest, versionMissing } from '../errors.ts';
import { mustBeObject } from './check.ts';
import type { ListQuery } from './listQuery.ts';
import type { Page } from './read.ts';

export const queryOf = (request: FastifyRequest): Readonly<Record<string, unknown>> => ({ ...Object(request.query) });

/** A parameter of the path. */
export function paramOf(request: FastifyRequest, name: string): string {
  const params: Readonly<Record<string, unknown>> = { ...Object(request.params) };
  return String(params[name] ?? '');
}

/** Query string of an address with its question mark; may be empty. */
export function searchOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}

/** A page in the dialect of docs/api.md. */
export function sendPage(
  reply: FastifyReply,
  { json, total }: Page,
  { offset, limit }: Pick<ListQuery, 'offset' | 'limit'>,
): FastifyReply {
  const last = Math.max(offset, Math.min(offset + limit, total) - 1);
  return reply
    .header('content-range', `items ${offset}-${last}/${total}`)
    .type('application/json; charset=utf-8')
    .send(json);
}

/** One row of a bulk call, as it was seen. */
export interface BulkItem {
  id: string;
  version: number;
}

const isId = (value: unknown): value is string => typeof value === 'string';

/**
 * Rows of a bulk call: `items: [{ id, version }]`.
 * @throws HttpError 400; 428 for rows without their version, bare `ids` among them
 */
export function itemsOf({ items, ids }: RowData): BulkItem[] {
  const given = items ?? ids;
  if (!Array.isArray(given) || given.length === 0) throw badRequest(messages.badBody);
  if (given.length > atMostAtOnce) throw badRequest(messages.tooManyRows({ most: atMostAtOnce }));
  return given.map((item: unknown) => {
    const { id, version } = isId(item) ? { id: item } : mustBeObject(item);
    if (!isId(id)) throw badRequest(messages.badBody);
    if (version === undefined || version === null) throw versionMissing();
    if (typeof version !== 'number') throw badRequest(messages.badBody);
    return { id, version };
  });
}
