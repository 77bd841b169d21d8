import type { Message } from './message.ts';
import { messages } from './messages.ts';

/** Codes that mean: somebody else was first, so that the row stands in another state or has changed by now. */
const overtaken: ReadonlySet<unknown> = new Set(['wrongState', 'stale']);

/** True if a refusal means that somebody else was first; a rule's own sentence explains itself. */
export const isOvertaken = (code: unknown): boolean => overtaken.has(code);

/** Different sentences, in the order in which they are met. */
export const distinct = (said: Iterable<Message>): Message[] => [
  ...new Map([...said].map(one => [one.text, one])).values(),
];

/** Messages by field as texts, where nobody is there whose language it could be: in a report that is kept. */
export const asTexts = (errors: Readonly<Record<string, Message | string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, String(said)]));

/** Several sentences as one; one is said as it is. */
export const together = ([first, ...more]: readonly Message[]): Message =>
  first && !more.length ? first : messages.together({ said: first ? [first, ...more] : [] });
