import {
  longestNote,
  Message,
  manyLines,
  messages,
  type Note,
  noteName,
  noteOf,
} from '../../../resources/kit/index.ts';
import type { RowData } from '../database/db.ts';
import { invalid } from '../errors.ts';

/** What is wrong with a note; undefined where it can be kept whole. */
export function noteError(given: unknown): Message | undefined {
  if (given === undefined || given === null || given instanceof Message) return undefined;
  if (typeof given !== 'string') return messages.wrongType;
  return manyLines(given).length > longestNote ? messages.text.max({ n: longestNote }) : undefined;
}

/** A note that was checked, or anything else as no note. */
export const notedAs = (given: unknown): Note | null =>
  given instanceof Message ? noteOf(given) : noteOf(typeof given === 'string' ? given : null);

/**
 * The note of a body, null without one.
 * @throws HttpError 422 where it is no text, or too long to be kept whole
 */
export function noteIn(body: RowData, name: string = noteName): Note | null {
  const error = noteError(body[name]);
  if (error) throw invalid({ [name]: error }, error);
  return notedAs(body[name]);
}

/**
 * A switch of a body, off unless it says otherwise.
 * @throws HttpError 422 for anything but true and false: `"true"` read as off would do what was not asked for
 */
export function flagIn(body: RowData, name: string): boolean {
  const given = body[name] ?? false;
  if (typeof given !== 'boolean') throw invalid({ [name]: messages.wrongType });
  return given;
}

/**
 * A text of a body; undefined where it is empty.
 * @throws HttpError 422 for anything but text
 */
export function textIn(body: RowData, name: string): string | undefined {
  const given = body[name] ?? '';
  if (typeof given !== 'string') throw invalid({ [name]: messages.wrongType });
  return given || undefined;
}
