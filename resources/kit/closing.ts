import type { Message } from './message.ts';
import type { Counted } from './workflow.ts';

/**
 * Rows, such as a period, that close for good what belongs to them: while one is in such a state, nothing that leads to
 * it by references can be written, whoever writes. The way out is the row's own step that opens it again.
 */
export interface Closing<N extends string = string> {
  /** The status, and its states that close. */
  field: N;
  as: readonly string[];
  /** Said of what belongs to it, with `{nama}` and, since when it is closed, `{tanggal}`. */
  says: Message;
}

/** Fields whose change touches people: where it does, it needs a note and the name of the row, typed. */
export interface Weighty<N extends string = string> {
  fields: readonly N[];
  /** Rows that it touches, and what is said of `{n}` of them. */
  touches: readonly { readonly some: Counted; readonly says: Message }[];
}

/** Name of the field in which the name of a row is typed, so that nobody does by habit what touches many people. */
export const typedName = 'ketikNama';
