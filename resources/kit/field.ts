import type { FieldOptions, UniqueExcept } from './fieldOptions.ts';
import type { Message } from './message.ts';
import type { Axis } from './point.ts';
import type { Workflow } from './workflow.ts';

/**
 * Field kinds of docs/domain/00 "Field kinds". An author writes `text(150, { required: true })`; everything else
 * (column, Zod schema, input, list cell, spreadsheet cell, OpenAPI property) is looked up by `kind` in one table
 * per layer, so a new kind is one entry in each.
 */

interface Common<R extends boolean> extends Omit<FieldOptions, 'required'> {
  required: R;
}

export interface TextField<R extends boolean = boolean> extends Common<R> {
  kind: 'text' | 'longtext' | 'email' | 'phone' | 'url' | 'time';
  max: number;
  /** Fewest characters that count as an answer: counted while one types, asked for when it is handed in. */
  least?: number;
  /** Normalised on the way in; codes are compared and stored in one case. */
  case?: 'upper' | 'lower';
  /**
   * Converts what was typed to its stored form (the bare DOI of an address); returns what it does not understand
   * unchanged.
   */
  storedAs?: (typed: string) => string;
  /**
   * A name from the declarations, told in their words where it is exported: of the resource that the field `resource`
   * names, its label, or the label of one of its steps or states (of the status that the field `status` names).
   */
  declared?: {
    readonly as: 'resource' | 'step' | 'state';
    readonly resource: string;
    readonly status: string;
    /** Names beside those that are declared. */
    readonly others?: Choices;
  };
  /** A number that is used as a name, and how many zeros at its beginning a spreadsheet may have dropped. */
  digits?: { readonly least: number; readonly most: number; readonly zeros: number };
}
export interface NumberField<R extends boolean = boolean> extends Common<R> {
  kind: 'integer' | 'decimal' | 'money';
  min?: number;
  max?: number;
  /** Digits in all and after the comma; decimal only. */
  precision?: number;
  scale?: number;
  /** The sum of other fields of the row, or of a field of its child rows (`programKerja.anggaran`): kept by the server, shown live. */
  sumOf?: readonly string[];
  /**
   * A capacity, which never falls below the places taken. The field of the row that counts them, kept by whoever takes
   * a place while the row is locked, or `counted`: the resource's rules count (`taken`).
   */
  holds?: string;
  /** Value that means no limit. */
  endless?: number;
  /** Fields that add up to it: an import that has only these fills in their sum. */
  parts?: readonly string[];
}
/** Half of a point on the map; the other half is the field `pair`. */
export interface CoordinateField<R extends boolean = boolean> extends Common<R> {
  kind: 'coordinate';
  axis: Axis;
  pair: string;
  /** Reference to the region in which the point lies: by it reports are drawn on a map. */
  region?: string;
}
/** The n-th week of the days from `starts` to `ends`, which the row that `of` leads to has. */
export interface WeekField<R extends boolean = boolean> extends Common<R> {
  kind: 'week';
  /** Reference of this resource. */
  of: string;
  /** References further on, from row to row: `['idGelombang']`. */
  through: readonly string[];
  /** Days of the row at the end of the way. */
  starts: string;
  ends: string;
}
/** A short code by which people join; made by the server unless somebody types it. */
export interface JoinCodeField<R extends boolean = boolean> extends Common<R> {
  kind: 'joinCode';
}
export interface DateField<R extends boolean = boolean> extends Common<R> {
  kind: 'date' | 'datetime';
  /** A day on which something ends: marked so many days before, and after it. */
  endsSoonDays?: number;
  /** First and last year that make sense; 2000 to 2100 unless said. */
  years?: readonly [first: number, last: number];
}
export interface BooleanField<R extends boolean = boolean> extends Common<R> {
  kind: 'boolean';
}
/** Choices by stored value → shown words. */
export type Choices = Readonly<Record<string, string>>;
/** Choices that the areas declare and the registry fills in: every kind of letter, or those that an official signs. */
type LetterChoices = 'all' | 'signed';
export interface EnumField<V extends string = string, R extends boolean = boolean> extends Common<R> {
  kind: 'enum';
  choices: Readonly<Record<V, string>>;
  letters?: LetterChoices;
  /** The choices are the resources with room for extra fields (`extras.ts`); the registry fills them in. */
  extendable?: true;
  /** The choices are the moments that areas declare (`moment.ts`); the registry fills them in. */
  moments?: true;
}
export interface EnumsField<V extends string = string, R extends boolean = boolean> extends Common<R> {
  kind: 'enums';
  choices: Readonly<Record<V, string>>;
  letters?: LetterChoices;
}
/**
 * Fixed filter on what may be chosen, enforced by the server as well: `{ jenis: 'fakultas' }`, one of several
 * `{ status: ['berjalan', 'selesai'] }`, any at all `{ idRuang: { filled: true } }`; of a reference the codes that its row
 * may have, `{ idJenis: { kode: ['rapat'] } }`.
 */
type Only = Readonly<
  Record<string, string | boolean | readonly string[] | { filled: true } | { kode: readonly string[] }>
>;
export interface RefField<R extends boolean = boolean> extends Common<R> {
  kind: 'ref';
  /** Name of the resource pointed at, or of child rows in one of its fields: `contoh/peminjaman.barang`. */
  to: string;
  /**
   * Dependent picker: our field → the referenced resource's filter, e.g. `{ idKabupaten: 'idKabupaten' }` offers only
   * districts of the chosen regency. It is emptied when the field it depends on changes, and the server enforces it for
   * every writer. Inside child rows `../idRuang` is a field of the row around them. Of child rows `parentId` is the row
   * that they belong to, `parentId.idRuang` a reference of that row.
   */
  dependsOn?: Readonly<Record<string, string>>;
  only?: Only;
  /** Message when the chosen row does not satisfy `only`. */
  onlyMessage?: Message;
  /**
   * Fields of this row by whose words rows of one name are told apart in a spreadsheet, each with the reference of the
   * target that has them: `{ kecamatan: 'idKecamatan' }`.
   */
  toldApart?: Readonly<Record<string, string>>;
  /** Rows of this one go when the referenced row goes; default: the referenced row cannot be deleted. */
  cascade?: boolean;
  /** It only remembers: the row does not belong to what it names, and is not closed with it (`Closing`). */
  outlives?: boolean;
}
export interface RefsField<R extends boolean = boolean> extends Common<R> {
  kind: 'refs';
  to: string;
  /** As of `ref`. */
  dependsOn?: Readonly<Record<string, string>>;
  only?: Only;
}
/** Fields that no two rows share, what the person who tries is told, and which rows do not count. */
export type UniqueSet = readonly [fields: readonly string[], message: Message, except?: UniqueExcept];

export interface RowsField<R extends boolean = boolean> extends Common<R> {
  kind: 'rows';
  fields: Fields;
  /**
   * Template by which a reference shows a child row; a reference in it shows its own target. Default: as of a resource.
   */
  representation?: string;
  /** Fewest child rows, what is said of fewer, and the states of the parent in which fewer are fine (a draft). */
  least?: readonly [n: number, message: Message, except?: UniqueExcept];
  /** Most child rows, and what is said of more; default: 200. */
  most?: readonly [n: number, message: Message];
  /** No two child rows of one parent share these. */
  uniqueTogether?: readonly (readonly [fields: readonly string[], message: Message])[];
  /**
   * No two child rows share these, whichever parent they belong to; names in braces are fields of the parent that has
   * them: `Barang sudah berada di peminjaman {kode}.`
   */
  uniqueAcross?: readonly UniqueSet[];
  /** How they stand in one cell of a spreadsheet; without it they stand in none. */
  inCell?: RowsInCell;
}

/** Child rows as one text. Of rows that are there already an import changes none of them. */
export interface RowsInCell {
  read(text: string): Record<string, unknown>[];
  write(rows: readonly Readonly<Record<string, unknown>>[]): string;
  /** How a person writes it, for the template's instructions and its example. */
  readonly help: string;
  readonly example: string;
}
export interface FileField<R extends boolean = boolean> extends Common<R> {
  kind: 'file';
  /** Extensions allowed, checked by content: `['pdf', 'jpg']`. */
  types: readonly string[];
  maxMb: number;
}
/** Several uploaded documents or pictures, in an order of their own. */
export interface FilesField<R extends boolean = boolean> extends Common<R> {
  kind: 'files';
  types: readonly string[];
  maxMb: number;
  most: number;
}
/** Several short texts in an order of their own: keywords, names. */
export interface TextsField<R extends boolean = boolean> extends Common<R> {
  kind: 'texts';
  /** Characters of each, and how many there may be. */
  max: number;
  most: number;
}
export interface StatusField<R extends boolean = boolean, W extends Workflow = Workflow> extends Common<R> {
  kind: 'status';
  workflow: W;
  /** While another field has one of these values this state has not moved yet: it is the same in all such rows. */
  restsWhile?: { field: string; values: readonly string[] };
}
export interface JsonField<R extends boolean = boolean> extends Common<R> {
  kind: 'json';
  /** The field repeats changes of the row that these two fields name: readers see of them what they see of that row. */
  changesOf?: { resource: string; row: string };
  /** Holds the fields that the installation adds to the resource (`extras.ts`). */
  extra?: true | 'chosen';
  /** A list instead of an object. */
  list?: true;
  /** Names rows or files of the portal, each by its id with what it was called (`form/namedIn.ts`). */
  named?: true;
  /** What it names are files, of these kinds. */
  files?: Pick<FilesField, 'types' | 'maxMb' | 'most'>;
}

export type Field =
  | TextField
  | NumberField
  | DateField
  | BooleanField
  | EnumField
  | EnumsField
  | RefField
  | RefsField
  | RowsField
  | FileField
  | FilesField
  | CoordinateField
  | WeekField
  | JoinCodeField
  | TextsField
  | StatusField
  | JsonField;
export type Kind = Field['kind'];
/** The declaration of a field of kind K. */
export type FieldOf<K extends Kind> = Field extends infer F
  ? F extends { kind: infer FK }
    ? K extends FK
      ? F
      : never
    : never
  : never;
export type Fields = Readonly<Record<string, Field>>;

/** Names of the fields that are kept here, of rows which otherwise come from elsewhere. */
export const localFields = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([, field]) => field.local)
    .map(([name]) => name);
