import type { Message } from './message.ts';
import type { Personal } from './personal.ts';
import type { SensitiveKind } from './sensitiveKinds.ts';

/** An index over the rows whose field has a value: few of many. */
export interface PartialIndex<Name extends string = string> {
  readonly fields: readonly Name[];
  readonly field: Name;
  readonly is: string;
}

/** Rows in these states do not count for a unique set: a refused registration leaves its place free. */
export interface UniqueExcept {
  field: string;
  notIn: readonly string[];
}

/** Other fields of a row, and the values of which each has one. */
export type AskedWhen = Readonly<Record<string, readonly string[]>>;

/** Options of every field, whatever its kind. */
export interface FieldOptions {
  /** Shown to people; default: the words of the name without a leading `id` (docs/domain/10, introduction). */
  label?: string;
  /** Must be given on create and may not be emptied. */
  required?: boolean;
  /** No two rows share the value; a string is the message for the person who tries. */
  unique?: boolean | Message;
  /** Set by the server only: a client that sends it is refused. */
  readOnly?: boolean;
  /** May be given on create, never changed later. */
  fixed?: boolean;
  /** Starting value of a new row. */
  default?: string | number | boolean;
  /** Kept by the portal, never overwritten by synchronisation ("local" in docs/domain/10 §2.2). */
  local?: boolean;
  /** One line below the input. */
  help?: string;
  /**
   * Forms ask for it only while other fields of the row have one of these values; what was typed goes where they stop.
   * Of several groups one suffices. The rules of the resource refuse it elsewhere.
   */
  askedWhen?: AskedWhen | readonly AskedWhen[];
  /** Few fill it in: a form that is short on phones folds it. */
  rare?: boolean;
  /** Filled by the database from other fields of the row: `'{jenjang} {nama}'`. Implies readOnly. */
  template?: string;
  /**
   * Repeats fields of what the row refers to, `'{idRuang.nama}'`; one text for each reference that it may be by. Set by
   * the rules when the row is written, it follows when what is repeated changes.
   */
  repeats?: readonly string[];
  /** Filled by `derive` of the resource, or the sum of others. Implies readOnly. */
  derived?: boolean;
  /** Never leaves the server (password hashes and the like). */
  secret?: boolean;
  /** Pattern with its message: `[/^\d{5}$/, 'Harus 5 angka.']`. */
  pattern?: readonly [RegExp, Message];
  /**
   * The reference (or code) of the same row that determines this value: rows with the same reference have the same
   * value here too, as a person's name follows from the person. A field that a reference brings along has the same name
   * in the referenced row. Lists in which the reference is the same in every row show neither (`fixedFields`).
   */
  follows?: string;
  /**
   * Unit of a number, shown behind it where no heading does: "20 buah". A text such as 3/7 reads "3 dari 7 dinilai".
   */
  unit?: string;
  /** Its value is unclear without its label, so cards show both: "Status stok: Belum". */
  named?: true;
  /**
   * Must be filled except while the row is in these states: a draft may go without. The column, and the value in the
   * row's type, may be null.
   */
  needed?: UniqueExcept;
  /** Replacing or clearing a value needs a note: always, or while the row is in these states. */
  noted?: true | { readonly field: string; readonly in: readonly string[] };
  /**
   * Specific personal data: lists carry it covered, and whoever sees it of somebody else is noted (`kit/sensitive.ts`).
   */
  sensitive?: SensitiveKind;
  /** Says who somebody is beyond what its kind tells: what stands in its place when that is over (`kit/personal.ts`). */
  personal?: Personal;
  /**
   * Says something about one row only, so that no change of many rows may set it. Without a word: what is unique, what
   * says who somebody is, and the text that a row is called by (`kit/own.ts`); false: the same for many all the same.
   */
  own?: boolean;
  /** Internal value that means nothing to people: no column of lists and exports. */
  inner?: true;
  /** Words for the spreadsheet column heading that are also understood on import. */
  aliases?: readonly string[];
  /** An extra field (`extras.ts`): it has no column of its own but stands in this JSON field. Never declared. */
  within?: string;
}
