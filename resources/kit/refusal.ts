import { Message, type Sentence } from './message.ts';
import { oneStop } from './numberWords.ts';
import type { FieldErrors } from './row.ts';

/** Codes of refusals whose sentence is of no catalogue, by the status of the answer. */
const byStatus: Readonly<Record<number, string>> = {
  400: 'badRequest',
  401: 'unauthenticated',
  403: 'forbidden',
  // `notFound` has the catalogue's sentence, which says no more than the code.
  404: 'missing',
  409: 'conflict',
  410: 'gone',
  413: 'tooLarge',
  415: 'badBody',
  422: 'invalid',
  428: 'versionMissing',
  429: 'tooManyRequests',
  503: 'unavailable',
  507: 'diskFull',
};

/** The code by which a program knows a refusal, whatever the language of its sentence. */
export const codeOf = (said: Sentence, status: number): string =>
  said instanceof Message ? said.code : (byStatus[status] ?? 'internal');

export const inIndonesian = (said: Sentence): string => (said instanceof Message ? said.text : oneStop(said));

/** Codes that mean: somebody else was first, so that the row stands in another state or has changed by now. */
const overtaken: ReadonlySet<unknown> = new Set(['wrongState', 'stale']);

/** Whether a refusal says that somebody else was first; a rule's own sentence says why by itself. */
export const isOvertaken = (code: unknown): boolean => overtaken.has(code);

/** Different sentences, in the order in which they are met. */
export const distinct = (said: Iterable<Sentence>): Sentence[] => [
  ...new Map([...said].map(one => [inIndonesian(one), one])).values(),
];

/** Messages by field as texts, where nobody is there whose language it could be: in a report that is kept. */
export const asTexts = (errors: Readonly<FieldErrors>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, inIndonesian(said)]));
