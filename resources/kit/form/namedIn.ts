import { isRecord } from '../isRecord.ts';

/** A file or a row that an answer names, with what it was called then. */
export interface NamedAnswer {
  readonly id: string;
  readonly nama: string;
}

/** Whatever an answer names, as a list. */
export const namedIn = (answer: unknown): NamedAnswer[] =>
  (Array.isArray(answer) ? answer : [answer]).flatMap(one =>
    isRecord(one) && typeof one.id === 'string' && typeof one.nama === 'string' ? [{ id: one.id, nama: one.nama }] : [],
  );

/** The names alone, as one line. */
export const namesIn = (answer: unknown): string =>
  namedIn(answer)
    .map(({ nama }) => nama)
    .join('; ');
