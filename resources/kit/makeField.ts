import { digitsOf, emailOf, phoneOf, urlOf } from './canonical.ts';
import type {
  BooleanField,
  Choices,
  CoordinateField,
  DateField,
  EnumField,
  EnumsField,
  Fields,
  FileField,
  FilesField,
  JoinCodeField,
  JsonField,
  NumberField,
  RefField,
  RefsField,
  RowsField,
  StatusField,
  TextField,
  TextsField,
  WeekField,
} from './field.ts';
import type { FieldOptions } from './fieldOptions.ts';
import { tableOf } from './label.ts';
import type { Message } from './message.ts';
import type { Workflow } from './workflow.ts';

type Required<O> = O extends { required: true } ? true : false;
const common = <O extends FieldOptions & { sumOf?: readonly string[] }>(o: O | undefined) => {
  const derived = o?.derived === true || o?.sumOf !== undefined;
  return {
    ...o,
    ...(derived ? { derived } : {}),
    required: (o?.required ?? false) as Required<O>,
    readOnly: o?.readOnly ?? (o?.template !== undefined || derived),
  };
};

type TextOptions = FieldOptions & Pick<TextField, 'case' | 'storedAs' | 'declared'>;

/** One line of at most `max` characters. */
export const text = <const O extends TextOptions>(max: number, options?: O): TextField<Required<O>> => ({
  kind: 'text',
  max,
  ...common(options),
});
/**
 * A number that is used as a name, of `least` to `most` digits: a NIK, a NIP. Spaces, dots and dashes between its
 * digits are not stored. `zeros` says how many it may begin with, which a spreadsheet may have dropped; for numbers of
 * one length only.
 */
export const digits = <const O extends FieldOptions & { zeros?: number; storedAs?: (typed: string) => string }>(
  least: number,
  most: number,
  message: Message,
  { zeros = 0, ...options }: O = {} as O,
): TextField<Required<O>> => ({
  kind: 'text',
  max: most,
  digits: { least, most, zeros },
  storedAs: digitsOf,
  pattern: [new RegExp(`^\\d{${least},${most}}$`), message],
  ...common<O>(options as unknown as O),
});
/** Several lines, at most 10,000 characters. */
export const longtext = <const O extends FieldOptions & Pick<TextField, 'least'>>(
  options?: O,
): TextField<Required<O>> => ({
  kind: 'longtext',
  max: 10_000,
  ...common(options),
});
/** E-mail address, stored in lower case. */
export const email = <const O extends FieldOptions>(options?: O): TextField<Required<O>> => ({
  kind: 'email',
  max: 150,
  case: 'lower',
  storedAs: emailOf,
  aliases: ['Surel', 'E-mail', 'Alamat e-mail'],
  ...common(options),
});
/** Telephone number, stored as its digits (`phoneOf`). */
export const phone = <const O extends FieldOptions>(options?: O): TextField<Required<O>> => ({
  kind: 'phone',
  max: 20,
  storedAs: phoneOf,
  aliases: ['HP', 'No. HP', 'Nomor HP', 'Telepon', 'No. telepon', 'Nomor telepon', 'WhatsApp', 'No. WA'],
  ...common(options),
});
/** http(s) address, stored without what only tracks (`urlOf`). */
export const url = <const O extends FieldOptions>(options?: O): TextField<Required<O>> => ({
  kind: 'url',
  max: 300,
  storedAs: urlOf,
  ...common(options),
});
/** Time of day, `HH:mm`. */
export const time = <const O extends FieldOptions>(options?: O): TextField<Required<O>> => ({
  kind: 'time',
  max: 5,
  ...common(options),
});
/** Whole number from `min` to `max`, both included. */
export const integer = <const O extends FieldOptions & Pick<NumberField, 'holds' | 'endless' | 'parts'>>(
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
export const decimal = <const O extends FieldOptions & Partial<Pick<NumberField, 'min' | 'max' | 'sumOf'>>>(
  precision: number,
  scale: number,
  options?: O,
): NumberField<Required<O>> => ({ kind: 'decimal', precision, scale, ...common(options) });
/** Whole rupiah. */
export const money = <const O extends FieldOptions & Partial<Pick<NumberField, 'min' | 'max' | 'sumOf'>>>(
  options?: O,
): NumberField<Required<O>> => ({
  kind: 'money',
  min: 0,
  ...common(options),
});
/** Calendar day, `YYYY-MM-DD`. */
export const date = <const O extends FieldOptions & Pick<DateField, 'endsSoonDays' | 'years'>>(
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
/** A kind of letter, whichever area declares it; its choices come with the registry. */
export const letterKind = <const O extends FieldOptions>(options?: O): EnumField<string, Required<O>> => ({
  ...choice({}, options),
  letters: 'all',
});
/** Any number of the kinds of letter that officials sign. */
export const signedLetterKinds = <const O extends FieldOptions>(options?: O): EnumsField<string, Required<O>> => ({
  ...choicesOf({}, options),
  letters: 'signed',
});
/** A row of another resource, or of its child rows: `ref('contoh/peminjaman.barang')`. */
export const ref = <
  const O extends FieldOptions &
    Partial<Pick<RefField, 'dependsOn' | 'only' | 'onlyMessage' | 'cascade' | 'toldApart'>>,
>(
  to: string,
  options?: O,
): RefField<Required<O>> => ({ kind: 'ref', to, ...common(options) });
/** Any number of rows of another resource. */
export const refs = <const O extends FieldOptions & Partial<Pick<RefsField, 'only' | 'dependsOn'>>>(
  to: string,
  options?: O,
): RefsField<Required<O>> => ({ kind: 'refs', to, ...common(options) });
/** Child rows edited together with their parent, kept in a table of their own. */
export const rows = <
  const F extends Fields,
  const O extends FieldOptions &
    Partial<Pick<RowsField, 'uniqueTogether' | 'uniqueAcross' | 'least' | 'most' | 'representation' | 'inCell'>>,
>(
  fields: F,
  options?: O,
): Omit<RowsField<Required<O>>, 'fields'> & { fields: F } => ({ kind: 'rows', fields, ...common(options) });
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
/** Up to `most` uploaded documents or pictures, in the order that people give them. */
export const files = <const O extends FieldOptions>(
  types: readonly string[],
  maxMb: number,
  most: number,
  options?: O,
): FilesField<Required<O>> => ({ kind: 'files', types, maxMb, most, ...common(options) });

type PointOptions = Pick<FieldOptions, 'required' | 'help' | 'readOnly'> & Pick<CoordinateField, 'region'>;
/** Other headings of the two in spreadsheets. */
const coordinateAliases = { lintang: ['Latitude', 'Lat'], bujur: ['Longitude', 'Long', 'Lng'] } as const;
const axis = <const O extends PointOptions>(
  which: CoordinateField['axis'],
  pair: string,
  options?: O,
): CoordinateField<Required<O>> => ({
  kind: 'coordinate',
  axis: which,
  pair,
  aliases: coordinateAliases[which],
  ...common(options),
});
/**
 * A point on the map as two fields, both or neither, inside Indonesia: `{ …, ...point() }` (docs/domain/30,
 * introduction). Degrees with six digits after the comma.
 */
export const point = <const O extends PointOptions>(
  options?: O,
): { lintang: CoordinateField<Required<O>>; bujur: CoordinateField<Required<O>> } => ({
  lintang: axis('lintang', 'bujur', options),
  bujur: axis('bujur', 'lintang', options),
});
/** Number of a week, counted from a day that the referred row has: `week('idKontrak', …)` (docs/domain/30 §1.10). */
export const week = <const O extends FieldOptions>(
  of: string,
  days: { through?: readonly string[]; starts: string; ends: string },
  options?: O,
): WeekField<Required<O>> => ({ kind: 'week', of, through: [], ...days, ...common(options) });
/** A code of six characters, made by the server with the row and unique (docs/domain/30 §1.4 kodeGabung). */
export const joinCode = <const O extends FieldOptions>(options?: O): JoinCodeField<Required<O>> => ({
  kind: 'joinCode',
  unique: true,
  ...common(options),
  readOnly: options?.readOnly ?? true,
});
/** Up to `most` texts of at most `max` characters each, typed one after another; the same one counts once. */
export const texts = <const O extends FieldOptions>(
  max: number,
  most: number,
  options?: O,
): TextsField<Required<O>> => ({
  kind: 'texts',
  max,
  most,
  ...common(options),
});
/** The state of a workflow; moved by transitions only. */
export const status = <const W extends Workflow>(
  workflow: W,
  options?: FieldOptions & Pick<StatusField, 'restsWhile'>,
): StatusField<true, W> => ({
  kind: 'status',
  workflow,
  default: workflow.initial,
  ...common(options),
  readOnly: true,
  required: true,
});
/** A small JSON object, e.g. a field mapping. */
export const json = <const O extends FieldOptions & Pick<JsonField, 'changesOf' | 'list'>>(
  options?: O,
): JsonField<Required<O>> => ({
  kind: 'json',
  ...common(options),
});
/** Room for fields that the installation adds to the resource, as questions of a form; at most one in a resource. */
export const extras = (options: Pick<FieldOptions, 'personal'> = {}): JsonField<false> => ({
  kind: 'json',
  ...common({ label: 'Kolom tambahan', own: true, local: true, ...options }),
  required: false,
  extra: true,
});
/**
 * The same where rows do not all answer the same questions: which forms a row asks its rules say (`extraForms`). They are
 * answered as far as somebody has come; a rule asks for the whole (`handedInAnswers`).
 */
export const chosenExtras = (options: Pick<FieldOptions, 'personal' | 'label'> = {}): JsonField<false> => ({
  ...extras(options),
  extra: 'chosen',
});
/** A moment at which forms are asked (`Moment`); which there are the areas declare. */
export const momentChoice = (options: FieldOptions): EnumField<string, false> => ({
  kind: 'enum',
  choices: {},
  moments: true,
  ...common(options),
  required: false,
});
/** A resource with room for extra fields, by its name; which there are the areas declare. */
export const extendable = (options: FieldOptions): EnumField<string, false> => ({
  kind: 'enum',
  choices: {},
  extendable: true,
  ...common(options),
  required: false,
});
