import {
  type Field,
  type FieldOf,
  isListKind,
  joinCodeOf,
  type Kind,
  type Message,
  messages,
  oneLine,
  roundDegrees,
  storedText,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import {
  type Cell,
  cellText,
  type DateOrder,
  parseBoolean,
  parseDate,
  parseMoment,
  parseNumber,
  parseTime,
  unusable,
  withoutFormat,
} from '../../documents/spreadsheet/cell.ts';

/** The reason why a cell cannot be read, in words. */
export class CellError {
  constructor(readonly said: Message) {}
}

/** Words of a reference; references are found later, all of a batch at once. */
export class CellWords {
  constructor(readonly words: readonly string[]) {}
}

type CellTable = { [K in Kind]: (cell: Cell, field: FieldOf<K>, order: DateOrder) => unknown };

/** Kinds that are read from the number itself; all others from what its format shows. */
const fromNumber: ReadonlySet<Kind> = new Set<Kind>([
  'integer',
  'decimal',
  'money',
  'date',
  'datetime',
  'time',
  'boolean',
  'coordinate',
  'week',
]);

const orError = <T>(value: T | undefined, message: Message): T | CellError =>
  value === undefined ? new CellError(message) : value;

/** A spreadsheet keeps 15 digits of a number: the rest of a NIP or NIK became zeros before anybody saved the file. */
const mostDigits = 1e15;

/** Warning for a number cell that has lost digits; undefined for every other cell. */
const digitsLost = (cell: Cell | undefined): Message | undefined =>
  typeof cell === 'number' && Math.abs(cell) >= mostDigits ? refusals.cell.digitsLost : undefined;

/** NUL cannot be stored; everything else is the schema's business. */
const plainText = (cell: Cell): string => {
  const text = cellText(cell);
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
};

/** In the spelling in which it is stored and compared already here, so that keys are found. */
const spelt = (cell: Cell, field: FieldOf<'text'>): string => storedText(field, plainText(cell));

function number(cell: Cell, field: FieldOf<'integer'>): number | CellError {
  const scale = field.kind === 'decimal' ? (field.scale ?? 2) : 0;
  const most = field.max ?? 10 ** ((field.precision ?? 15) - scale) - 1;
  // Where thousands cannot be, three digits behind a separator are decimals: an IPK of 3.500.
  const value = parseNumber(cell, field.kind === 'decimal' && most < 1000 ? 3 : scale);
  if (value === undefined) return new CellError(messages.number.type);
  // Spreadsheets compute in binary: 2.0699999999999998 is 2.07.
  const rounded = Number(value.toFixed(scale));
  return Math.abs(rounded - value) < 1e-9 ? rounded : value;
}

const lists = new WeakMap<object, ReadonlyMap<string, string>>();
const choiceKey = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

/** A choice by its stored value or its words. */
function choice(text: string, choices: Readonly<Record<string, string>>): string | undefined {
  let known = lists.get(choices);
  if (!known) {
    const entries = Object.entries(choices);
    known = new Map([
      ...entries.map(([value, label]) => [choiceKey(label), value] as const),
      ...entries.map(([value]) => [choiceKey(value), value] as const),
    ]);
    lists.set(choices, known);
  }
  return known.get(choiceKey(text));
}

/** `A; B` → two words; a comma separates only where there is no semicolon. */
const words = (cell: Cell): string[] => {
  const text = plainText(cell);
  return text
    .split(text.includes(';') ? ';' : /[,\n]/)
    .map(oneLine)
    .filter(Boolean);
};

/** Texts that may hold commas: only a semicolon or a new line separates them. */
const lines = (cell: Cell): string[] => plainText(cell).split(/[;\n]/).map(oneLine).filter(Boolean);

function choices(cell: Cell, field: FieldOf<'enums'>): string[] | CellError {
  const found = words(cell).map(word => choice(word, field.choices));
  return found.every(value => value !== undefined) ? [...new Set(found)] : new CellError(messages.choice);
}

/** Degrees with as many digits as are kept; `-7,25` and `-7.25` are the same. */
function degrees(cell: Cell): number | CellError {
  const value = parseNumber(cell, 6);
  return value === undefined ? new CellError(messages.number.type) : roundDegrees(value);
}

/** `3`, or as it is shown: "Minggu ke-3". */
function weekNumber(cell: Cell): number | CellError {
  const digits = /^(?:minggu\s*ke-?\s*)?(\d{1,2})$/i.exec(plainText(cell).trim())?.[1];
  return digits ? Number(digits) : new CellError(messages.number.whole);
}

const never = () => new CellError(messages.readOnly);

/** One entry per kind: a kind that no cell can be read as does not compile. */
const byKind: CellTable = {
  text: spelt,
  longtext: plainText,
  email: spelt,
  phone: spelt,
  url: spelt,
  time: cell => orError(parseTime(cell), messages.time),
  integer: number,
  decimal: number,
  money: number,
  date: (cell, _, order) => orError(parseDate(cell, order), messages.date),
  datetime: (cell, _, order) => orError(parseMoment(cell, order), messages.date),
  boolean: cell => orError(parseBoolean(cell), refusals.cell.yesOrNo),
  enum: (cell, field) => orError(choice(plainText(cell), field.choices), messages.choice),
  enums: choices,
  ref: cell => new CellWords([oneLine(plainText(cell))]),
  refs: cell => new CellWords(words(cell)),
  rows: (cell, field) => field.inCell?.read(plainText(cell)) ?? never(),
  file: never,
  files: never,
  coordinate: degrees,
  week: weekNumber,
  joinCode: cell => joinCodeOf(plainText(cell)),
  texts: lines,
  status: never,
  json: never,
};

/**
 * Value of a cell that is not empty: as it travels in JSON, `CellWords` for references, or `CellError`.
 * @param order what stands first in the dates of its column
 */
export function readCell(cell: Cell, field: Field, order: DateOrder = 'hari'): unknown {
  const wrong = unusable(cell) ?? digitsLost(withoutFormat(cell));
  if (wrong) return new CellError(wrong);
  // The table is keyed by kind, so the entry always fits the field; TypeScript cannot see the correlation.
  const read = byKind[field.kind] as (cell: Cell, field: Field, order: DateOrder) => unknown;
  return read(fromNumber.has(field.kind) ? withoutFormat(cell) : cell, field, order);
}

/** Value of an empty cell: none; lists become empty, a switch keeps its value. */
export function emptyCell(field: Field): unknown {
  if (field.kind === 'boolean') return undefined;
  return isListKind(field.kind) ? [] : null;
}
