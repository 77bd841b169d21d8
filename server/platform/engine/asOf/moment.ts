import {
  dayInZone,
  isDay,
  type Message,
  messages,
  momentInZone,
  type Resource,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { badRequest, HttpError } from '../../errors.ts';
import type { Engine } from '../context.ts';

/**
 * The end of a day in the portal's zone, or what follows a moment (`2026-10-31T08:15:00.000Z`) at once.
 * @param name of the parameter
 * @throws HttpError 400 for what is neither, and for one that is not over yet: of now, the row itself tells
 */
export function momentOf(engine: Engine, value: unknown, name: string): Date {
  const refused = (message: Message) => new HttpError(400, messages.badQuery, { [name]: message });
  if (typeof value !== 'string') throw refused(refusals.asOf.day);
  if (instant.test(value)) {
    const at = Date.parse(value);
    if (Number.isNaN(at)) throw refused(refusals.asOf.day);
    if (at > engine.now().getTime()) throw refused(refusals.asOf.future);
    return new Date(at + 1);
  }
  return endOfDay(engine, value, name);
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/**
 * The end of a day in the portal's zone.
 * @param name of the parameter
 * @throws HttpError 400 for what is no day, and for one that is not over yet
 */
function endOfDay(engine: Engine, value: unknown, name: string): Date {
  const refused = (message: Message) => new HttpError(400, messages.badQuery, { [name]: message });
  if (typeof value !== 'string' || !isDay(value)) throw refused(refusals.asOf.day);
  if (value > dayInZone(engine.now())) throw refused(refusals.asOf.future);
  const last = momentInZone(value, '23:59:59.999');
  if (last === undefined) throw refused(refusals.asOf.day);
  return new Date(Date.parse(last) + 1);
}

/** True if the rows of a resource have a history of their own. */
export const hasHistory = (r: Resource): boolean => !r.unaudited && !r.view && !r.rowsOf;

/** @throws HttpError 400 for rows without a history */
export function mustHaveHistory(r: Resource): void {
  if (!hasHistory(r)) throw badRequest(refusals.asOf.unknown({ entitas: r.label }));
}
