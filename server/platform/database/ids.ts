import { messages, type Resource } from '../../../resources/kit/index.ts';
import { notFound } from '../errors.ts';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for a UUID, the id of most rows. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuidPattern.test(value);

/** True if a text can be an id of the resource. */
export const isIdOf = (r: Resource, id: string): boolean =>
  r.id === 'uuid' ? isUuid(id) : id.length <= r.id.max && !id.includes('\0');

/** @throws HttpError 404 for what cannot be an id of the resource */
export function mustBeId(r: Resource, id: string): void {
  if (!isIdOf(r, id)) throw notFound(messages.notFound);
}
