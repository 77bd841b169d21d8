import type { Role } from './roles.ts';

/** Values that narrow the rows of a step: `{ statusAnggota: ['bergabung'] }`. */
type Only = Readonly<Record<string, readonly (string | boolean)[]>>;

/** A step from a row towards a person: a reference, child rows, or the rows of a resource that refer to it. */
export type ReachStep =
  | string
  | { readonly rows: string; readonly only?: Only }
  | { readonly of: string; readonly by: string; readonly only?: Only };

/** How rows lead to people. */
export interface Way {
  /** Whom it leads to. */
  readonly label: string;
  /** Its last row is of people who may have accounts (`person`). */
  readonly path: readonly ReachStep[];
  /** The role in which they read the row: what it does not see is in no text. */
  readonly as: Role;
}

/** Who may write to the people of a resource's rows, to whom, and with which words from the row. */
export interface Reaches<Name extends string = string> {
  readonly by: readonly Role[];
  readonly ways: Readonly<Record<string, Way>>;
  /** Words of a text, `{kelompok}`, and the field that stands for each. */
  readonly words: Readonly<Record<string, Name>>;
}
