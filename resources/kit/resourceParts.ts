import type { FieldOf } from './field.ts';
import type { Message } from './message.ts';
import type { Role } from './roles.ts';

/** A file of a row that an official signs electronically, asked by whoever may change it. */
export interface Signable<Name extends string = string> {
  /** The file; what is signed is a PDF. */
  readonly file: Name;
  /** Number and day of what is signed, which its signer reads; where they are empty, the row's name and the day of asking. */
  readonly number: Name;
  readonly on: Name;
  /** Who asks, with the right to change the row and the file; HA01 too. */
  readonly by: readonly Role[];
}

/** Rows that may be deleted only while `field` has one of some values; what has begun is ended another way. */
export interface Deletion<N extends string = string> {
  field: N;
  in: readonly (string | boolean)[];
  /** Roles that delete the others too. */
  free?: readonly Role[];
  /** Said of the others: how they end instead. */
  otherwise: Message;
}

/** Names of changes in histories; a step of a workflow is named by the workflow. */
export interface HistoryNames {
  /** Whatever no other name fits. */
  other: string | null;
  /** Its creation, also by import. */
  made: string | null;
  /** A change that touches one of these fields; the first that does. */
  fields: Readonly<Record<string, string>>;
}

/** The histories of a row and of all rows that refer to it by a field of that name, as one. */
export interface HistoryView<Name extends string = string> {
  /** The reference to the row. */
  readonly of: Name;
  /** Choice of what `HistoryNames` may call an entry. */
  readonly called: Name;
}

/** How a computed filter is told: its name, and a word for each of its values (none: the value itself). */
export interface ComputedFilterWords {
  label: string;
  words: Readonly<Record<string, string>>;
  /** Offered by the filters of its lists, as yes or no (`words` of true and false). */
  offered?: true;
  /** Roles that may filter by it (HA01 always); undefined: whoever reads the rows. */
  by?: readonly Role[];
  /**
   * Of a list of participations, offered only where all rows are of one programme that has it: `group`, its groups;
   * `tie`, a reference of its detail that registrations are tied to, chosen as a reference is. `place`, never offered: a
   * field of its detail and a value (`negara:Malaysia`), as a chart of its places leads to it.
   */
  of?: 'group' | 'tie' | 'place';
  /** Chosen as a reference is: something that the rows have further on, such as the wave of a contact's group. */
  ref?: FieldOf<'ref'>;
}

/** Groups of rows that no field holds: the rules of the resource work them out (`ResourceRules.groups`), for reports. */
export interface ComputedGroup {
  readonly field: FieldOf<'enum'>;
  /** Fields that it tells something of: who does not see all of them does not count by it. */
  readonly from: readonly string[];
}

/** How the search over everything shows the rows of a resource. What it searches is the resource's own `search`. */
export interface Found {
  /** Heading that its rows stand under. */
  group: string;
  /** Fields that tell rows of one name apart; they stand in the second line. */
  beside: readonly string[];
  /**
   * Where a row leads: paths whose `:words` are fields of the row (`:id` is its own), or screens of the row's programme.
   * Each reader gets those that their role opens, the first one first. None named: the crud screen of the resource.
   */
  to: readonly string[];
  /** Its place among kinds that fit equally well what was typed; those without one stand between, as they are declared. */
  amongEqual?: 'first' | 'last';
}

/** Ids that are codes. */
export interface CodeId {
  pattern: RegExp;
  message: Message;
  label: string;
  max: number;
  /** The resource's rules give one to a new row that brings none. */
  proposed?: true;
}

/**
 * One more address at which steps of a resource's first workflow are taken, beside `POST {endpoint}/{id}/aksi/{action}`:
 * `{ aksi, version, catatan?, … }` with all that the step takes, answered with the row; of many rows
 * `{ items: [{ id, version }], aksi, catatan?, … }`, answered with `BulkAnswer`.
 */
export interface DecidedAt {
  /** Below the resource's endpoint, `:id` for the row: `verifikasi/:id`. From `/` on it is the whole path below `/api`. */
  readonly path: string;
  /** Default: PUT. */
  readonly method?: 'POST';
  readonly many?: true;
  /** The status field whose steps are taken; default: the resource's first. */
  readonly field?: string;
  /** The row is answered with its history (`riwayat`). */
  readonly withHistory?: true;
  /** Steps that are taken there; default: all. Where it is one, the body need not name it. */
  readonly actions?: readonly string[];
  /** The step taken where the body names none. */
  readonly otherwise?: string;
  /** Words of `aksi` that stand for one of several steps: the caller's own, the one that begins in the row's state. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** The body names the state to reach, in the status field, instead of a step. */
  readonly toState?: true;
  /** Name of the note in the body; default: `catatan`. */
  readonly note?: string;
}

/**
 * Which rows are the installation's own, and stay when the examples that it was filled with are taken out
 * (server/platform/content): all (settings, code lists), the account of whoever does it with what is its own (`idUser`), or
 * rows about rows that stay (`resource`, `idBaris`). Without a word none stays. Of rows that stay, those that name one
 * which goes go along, but for the account itself.
 */
export type Stays = 'all' | 'own' | 'about';
