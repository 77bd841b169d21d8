import { messages } from './messages.ts';

/** Codes of refusals whose sentence is not of the catalogue, by the status of the answer. */
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

function sentencesOf(catalogue: object, prefix = ''): [sentence: string, code: string][] {
  return Object.entries(catalogue).flatMap(([name, said]: [string, unknown]): [string, string][] => {
    if (typeof said === 'string') return [[said, `${prefix}${name}`]];
    return typeof said === 'object' && said !== null ? sentencesOf(said, `${prefix}${name}.`) : [];
  });
}

const codes: ReadonlyMap<string, string> = new Map(sentencesOf(messages));

/**
 * The code by which a program knows a refusal, whatever the language of its sentence: the key of the sentence in the
 * catalogue (`messages.wrongState` is `wrongState`), else the word of its status.
 */
export const refusalCode = (status: number, sentence: string): string =>
  codes.get(sentence) ?? byStatus[status] ?? 'internal';

/** Codes that mean: somebody else was first, so that the row stands in another state or has changed by now. */
const overtaken: ReadonlySet<unknown> = new Set(['wrongState', 'stale']);

/** Whether a refusal says that somebody else was first; a rule's own sentence says why by itself. */
export const isOvertaken = (code: unknown): boolean => overtaken.has(code);
