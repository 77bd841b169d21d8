import { tableOf } from './label.ts';
import type { Workflow } from './workflow.ts';

/**
 * Field kinds of docs/domain/00 "Field kinds". An author writes `text(150, { required: true })`; everything else
 * (column, Zod schema, input, list cell, spreadsheet cell, OpenAPI property) is looked up by `kind` in one table
 * per layer, so a new kind is one entry in each.
 */

/** What every field may say, whatever its kind. */
export interface FieldOptions {
  /** Shown to people; default: the words of the name without a leading `id` (docs/domain/10, introduction). */
  label?: string;
  /** Must be given on create and may not be emptied. */
  required?: boolean;
  /** No two rows share the value; a string is the message for the person who tries. */
  unique?: boolean | string;
  /** Set by the server only: a client that sends it is refused. */
  readOnly?: boolean;
  /** May be given on create, never changed later. */
  fixed?: boolean;
  /** Starting value of a new row. */
  default?: string | number | boolean;
  /** Kept by us, never overwritten by synchronisation ("L" in docs/domain/10 §2.2). */
  local?: boolean;
  /** One line below the input. */
  help?: string;
  /** Filled by the database from other fields of the row: `'{jenjang} {nama}'`. Implies readOnly. */
  template?: string;
  /** Filled by `derive` of the resource. Implies readOnly. */
  derived?: boolean;
  /** Never leaves the server (password hashes and the like). */
  secret?: boolean;
  /** Pattern with its message: `[/^\d{5}$/, 'Harus 5 angka.']`. */
  pattern?: readonly [RegExp, string];
  /** Words for the spreadsheet column heading that are also understood on import. */
  aliases?: readonly string[];
}

interface Common<R extends boolean> extends Omit<FieldOptions, 'required'> {
  required: R;
}

export interface TextField<R extends boolean = boolean> extends Common<R> {
  kind: 'text' | 'longtext' | 'email' | 'phone' | 'url' | 'time';
  max: number;
  /** Normalised on the way in; codes are compared and stored in one case. */
  case?: 'upper' | 'lower';
}
export interface NumberField<R extends boolean = boolean> extends Common<R> {
  kind: 'integer' | 'decimal' | 'money';
  min?: number;
  max?: number;
  /** Digits in all and after the comma; decimal only. */
  precision?: number;
  scale?: number;
}
export interface DateField<R extends boolean = boolean> extends Common<R> {
  kind: 'date' | 'datetime';
  /** The day on which something ends: shown with a mark so many days before, and after it. */
  endsSoonDays?: number;
}
export interface BooleanField<R extends boolean = boolean> extends Common<R> {
  kind: 'boolean';
}
/** Choices by stored value → shown words. */
export type Choices = Readonly<Record<string, string>>;
export interface EnumField<V extends string = string, R extends boolean = boolean> extends Common<R> {
  kind: 'enum';
  choices: Readonly<Record<V, string>>;
}
export interface EnumsField<V extends string = string, R extends boolean = boolean> extends Common<R> {
  kind: 'enums';
  choices: Readonly<Record<V, string>>;
}
export interface RefField<R extends boolean = boolean> extends Common<R> {
  kind: 'ref';
  /** Name of the resource pointed at. */
  to: string;
  /**
   * Dependent picker: our field → the referenced resource's filter, e.g. `{ idKabupaten: 'idKabupaten' }` offers
   * only districts of the chosen regency. Emptied when the field it depends on changes.
   */
  dependsOn?: Readonly<Record<string, string>>;
  /** Fixed filter on what may be chosen, e.g. `{ jenis: 'fakultas' }`; enforced by the server as well. */
  only?: Readonly<Record<string, string | boolean>>;
  /** Message when the chosen row does not satisfy `only`. */
  onlyMessage?: string;
  /** Rows of this one go when the referenced row goes; default: the referenced row cannot be deleted. */
  cascade?: boolean;
}
export interface RefsField<R extends boolean = boolean> extends Common<R> {
  kind: 'refs';
  to: string;
  only?: Readonly<Record<string, string | boolean>>;
}
export interface RowsField<R extends boolean = boolean> extends Common<R> {
  kind: 'rows';
  fields: Fields;
  /** No two child rows of one parent share these. */
  uniqueTogether?: readonly (readonly [fields: readonly string[], message: string])[];
  maxRows: number;
}
export interface FileField<R extends boolean = boolean> extends Common<R> {
  kind: 'file';
  /** Extensions allowed, checked by content: `['pdf', 'jpg']`. */
  types: readonly string[];
  maxMb: number;
}
export interface StatusField<R extends boolean = boolean> extends Common<R> {
  kind: 'status';
  workflow: Workflow;
}
export interface JsonField<R extends boolean = boolean> extends Common<R> {
  kind: 'json';
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

type Required<O> = O extends { required: true } ? true : false;
const common = <O extends FieldOptions>(o: O | undefined) => ({
  ...o,
  required: (o?.required ?? false) as Required<O>,
  readOnly: o?.readOnly ?? (o?.template !== undefined || o?.derived === true),
});

type TextOptions = FieldOptions & { case?: 'upper' | 'lower' };

/** One line of at most `max` characters. */
export const text = <const O extends TextOptions>(max: number, options?: O): TextField<Required<O>> => ({
  kind: 'text',
  max,
  ...common(options),
});
/** Several lines, at most 10,000 characters. */
export const longtext = <const O extends FieldOptions>(options?: O): TextField<Required<O>> => ({
  kind: 'longtext',
  max: 10_000,
  ...common(options),
});
/** E-mail address, stored in lower case. */
export const email = <const O extends FieldOptions>(options?: O): TextField<Required<O>> => ({
  kind: 'email',
  max: 150,
  case: 'lower',
  ...common(options),
});
/** Telephone number: digits with an optional plus, spaces and dashes. */
export const phone = <const O extends FieldOptions>(options?: O): TextField<Required<O>> => ({
  kind: 'phone',
  max: 20,
  ...common(options),
});
/** http(s) address. */
export const url = <const O extends FieldOptions>(options?: O): TextField<Required<O>> => ({
  kind: 'url',
  max: 300,
  ...common(options),
});
/** Time of day, `HH:mm`. */
export const time = <const O extends FieldOptions>(options?: O): TextField<Required<O>> => ({
  kind: 'time',
  max: 5,
  ...common(options),
});
/** Whole number from `min` to `max`, both included. */
export const integer = <const O extends FieldOptions>(
  min: number,
  max: number,
  options?: O,
): NumberField<Required<O>> => ({
  kind: 'integer',
  min,
  max,
  ...common(options),
});
/** Decimal with `precision` digits of which `scale` after the comma. */
export const decimal = <const O extends FieldOptions & { min?: number; max?: number }>(
  precision: number,
  scale: number,
  options?: O,
): NumberField<Required<O>> => ({ kind: 'decimal', precision, scale, ...common(options) });
/** Whole rupiah. */
export const money = <const O extends FieldOptions & { min?: number; max?: number }>(
  options?: O,
): NumberField<Required<O>> => ({
  kind: 'money',
  min: 0,
  ...common(options),
});
/** Calendar day, `YYYY-MM-DD`. */
export const date = <const O extends FieldOptions & Pick<DateField, 'endsSoonDays'>>(
  options?: O,
): DateField<Required<O>> => ({
  kind: 'date',
  ...common(options),
});
/** Moment, ISO 8601. */
export const datetime = <const O extends FieldOptions>(options?: O): DateField<Required<O>> => ({
  kind: 'datetime',
  ...common(options),
});
/** Yes or no; never empty, `false` unless a default says otherwise. */
export const boolean = <const O extends FieldOptions>(options?: O): BooleanField<true> => ({
  kind: 'boolean',
  default: false,
  ...common(options),
  required: true,
});
/** One of the named choices: `{ ganjil: 'Ganjil', genap: 'Genap' }`. */
export const choice = <const C extends Choices, const O extends FieldOptions>(
  choices: C,
  options?: O,
): EnumField<keyof C & string, Required<O>> => ({ kind: 'enum', choices: tableOf(choices), ...common(options) });
/** Any number of the named choices. */
export const choicesOf = <const C extends Choices, const O extends FieldOptions>(
  choices: C,
  options?: O,
): EnumsField<keyof C & string, Required<O>> => ({ kind: 'enums', choices: tableOf(choices), ...common(options) });
/** A row of another resource. */
export const ref = <
  const O extends FieldOptions & Partial<Pick<RefField, 'dependsOn' | 'only' | 'onlyMessage' | 'cascade'>>,
>(
  to: string,
  options?: O,
): RefField<Required<O>> => ({ kind: 'ref', to, ...common(options) });
/** Any number of rows of another resource. */
export const refs = <const O extends FieldOptions & Partial<Pick<RefsField, 'only'>>>(
  to: string,
  options?: O,
): RefsField<Required<O>> => ({ kind: 'refs', to, ...common(options) });
/** Child rows edited together with their parent, kept in a table of their own. */
export const rows = <const F extends Fields, const O extends FieldOptions & Partial<Pick<RowsField, 'uniqueTogether'>>>(
  fields: F,
  options?: O,
): RowsField<Required<O>> & { fields: F } => ({ kind: 'rows', fields, maxRows: 200, ...common(options) });
/** An uploaded document or picture. */
export const file = <const O extends FieldOptions>(
  types: readonly string[],
  maxMb: number,
  options?: O,
): FileField<Required<O>> => ({
  kind: 'file',
  types,
  maxMb,
  ...common(options),
});
/** The state of a workflow; moved by transitions only. */
export const status = <const W extends Workflow>(
  workflow: W,
  options?: FieldOptions,
): StatusField<true> & { workflow: W } => ({
  kind: 'status',
  workflow,
  default: workflow.initial,
  ...common(options),
  readOnly: true,
  required: true,
});
/** A small JSON object, e.g. a field mapping. */
export const json = <const O extends FieldOptions>(options?: O): JsonField<Required<O>> => ({
  kind: 'json',
  ...common(options),
});
