import type { IconName } from '../../icons.ts';
import type { Role } from '../roles.ts';

/** Options shared by several patterns. */

/** When something is shown or asked for, by another field of the form. */
export type Condition =
  | { field: string; is: 'filled' | 'empty' }
  | { field: string; in: readonly (string | boolean)[] };

/** A list's filter in the dialect of docs/api.md. */
export type ListFilter = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/**
 * A task: rows of a list that wait for somebody. The dashboard shows their number and links to the list of exactly
 * these rows.
 */
export type ListTask = {
  /** Label of the task, by role. */
  label: Readonly<Partial<Record<Role, string>>>;
  /** Waits for these roles to decide; otherwise it is to be watched. */
  decides: boolean;
  /** Since when a row waits; default: as in the queue, else since it was made. */
  since?: string;
  /** For each role, which of the rows it can decide on today; the others are not due yet. */
  due?: Readonly<Partial<Record<Role, ListFilter>>>;
};

/** A task of a list without a tab for it. */
export type FilteredTask = ListTask & { filter: ListFilter };

/** Only rows whose reference `field` is one of these codes of another resource: programmes of certain kinds. */
export type KindLimit = { field: string; resource: string; codes: readonly string[] };

/** A call whose answer is a list of requirements `[{ kode, label, lolos, nilai, batas }]` in `syarat`. */
export type Requirements = {
  endpoint: string;
  /** Fields of the form that the call needs, by the name that it gives them. */
  params: Readonly<Record<string, string>>;
  /** Codes of requirements shown as chips as well. */
  chips?: readonly { kode: string; label: string }[];
  /** Roles that may ask; default everybody. */
  roles?: readonly Role[];
};

/** An error of one field that is said in a dialog of its own, whatever else is wrong. */
export type ErrorDialog = { field: string; title: string };

/** Short words that the server computes for a row: the field that lists their codes, and what each means. */
export type Warnings = {
  field: string;
  words: Readonly<Record<string, string>>;
  /** Drawn instead of the words in the rows of a table; their words come on demand. */
  icons?: Readonly<Record<string, IconName>>;
};

/** A document that the server prints, offered once the row is far enough. */
export type Printed = {
  label: string;
  endpoint: string;
  when: readonly Condition[];
  /** Roles that may print it; default: everybody who sees the record. */
  roles?: readonly Role[];
  /** Kind of letter: offered where the programme of the record has it. */
  letter?: string;
};

/** How one record of a pattern is shown: its parts, its documents, its stages. */
export type RecordView = {
  /** Key under which a 1:1 detail travels → its resource. */
  parts: Readonly<Record<string, string>>;
  sections: readonly { title: string; fields: readonly string[] }[];
  documents: readonly string[];
  /** Field of the record that lists its stages; they are rows of this resource. */
  stages?: { field: string; resource: string };
  /** What the row of another resource says that it refers to by `by`; nothing where that may not be read. */
  beside?: { resource: string; by: string; sections: readonly { title: string; fields: readonly string[] }[] };
};
