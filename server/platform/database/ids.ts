import { messages, type Resource } from '../../../resources/kit/index.ts';
import { notFound } from '../errors.ts';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True if a text can be an id of the resource. */
export const isIdOf = (r: Resource, id: string): boolean =>
  r.id === 'uuid' ? uuidPattern.test(id) : id.length <= r.id.max && !id.includes('\0');

/** @throws HttpError 404 for what cannot be an id of the resource */
export function mustBeId(r: Resource, id: string): void {
  if (!isIdOf(r, id)) throw notFound(messages.notFound);
}
