import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { Refusal } from '../refusal.ts';
import type { Cell } from './cell.ts';
import { decodeText } from './csvRead.ts';
import { type Format, formatMaker } from './formats.ts';
import { mergeFiller } from './merges.ts';
import { mostCells, mostCharacters, mostColumns, type NamedRows, type RawRow } from './rawRow.ts';
import { maxRows } from './size.ts';
import { BadZip, openZip, readEntry, ZipTooLarge } from './zip.ts';

/**
 * Spreadsheets that are no XLSX (XLS, XLSB, ODS, tables in HTML or MHT, SYLK, XML of 2003), by SheetJS, in the reading
 * thread. It holds the whole file, so what an archive unpacks to is counted first.
 */

/** Most bytes that all parts of an archive may unpack to. */
const mostInArchive = 100 * 1024 * 1024;

const advice = refusals.sheet.damaged;
const locked = refusals.sheet.locked;

/** XLSB or ODS. @throws BadZip, ZipTooLarge, Refusal */
export async function* readLibraryZip(bytes: Buffer): AsyncGenerator<RawRow[], undefined> {
  let total = 0;
  const names = new Set<string>();
  for (const [name, entry] of openZip(bytes)) {
    names.add(name);
    let size = 0;
    for await (const block of readEntry(bytes, entry, mostInArchive)) size += block.length;
    // The library trusts the directory: what it says must be so.
    if (size !== entry.size) throw new BadZip('ukuran isi arsip tidak sesuai');
    total += size;
    if (total > mostInArchive) throw new ZipTooLarge('isi arsip terlalu besar');
  }
  if (names.size !== bytes.readUInt16LE(bytes.lastIndexOf('PK\x05\x06') + 10)) throw new BadZip('isi arsip ganda');
  return yield* rowsOf(opened(() => read(bytes, { ...options, type: 'buffer' })));
}

/** XLS of any age. @throws Refusal 422 for one that is locked or damaged */
export async function* readXlsRows(bytes: Buffer): AsyncGenerator<RawRow[], undefined> {
  return yield* rowsOf(opened(() => read(bytes, { ...options, type: 'buffer' })));
}

/** A table in HTML, SYLK or XML of 2003. @throws Refusal 422 */
export async function* readMarkedUpRows(bytes: Buffer): AsyncGenerator<RawRow[], undefined> {
  const text = decodeText(bytes)
    .replace(/^\ufeff/, '')
    .trimStart();
  return yield* rowsOf(opened(() => bookOf(text)));
}

/** A web page in one file, as Excel saves it. @throws Refusal 422 when there is no table in it */
export async function* readMhtRows(bytes: Buffer): AsyncGenerator<RawRow[], undefined> {
  const page = mhtParts(bytes).find(text => tableStart(text) >= 0);
  return yield* rowsOf(opened(() => bookOf(page ?? '<html>')));
}

/** The texts of a message of several parts; the library knows only those that Excel itself writes. */
function mhtParts(bytes: Buffer): string[] {
  const text = bytes.toString('latin1');
  const boundary = /boundary="?([^"\r\n;]+)/i.exec(text.slice(0, 4096))?.[1];
  const parts = boundary ? text.split(`--${boundary}`).slice(1) : [text];
  return parts.map(part => {
    const gap = part.search(/\r?\n\r?\n/);
    const [head, body] = [part.slice(0, Math.max(0, gap)), part.slice(Math.max(0, gap)).trimStart()];
    const encoding = /^content-transfer-encoding:[ \t]*(\S+)/im.exec(head)?.[1]?.toLowerCase();
    if (encoding === 'base64') return decodeText(Buffer.from(body, 'base64'));
    return decodeText(Buffer.from(encoding === 'quoted-printable' ? withoutQuoting(body) : body, 'latin1'));
  });
}

const withoutQuoting = (text: string): string =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const options = {
  dense: true,
  raw: true,
  cellNF: true,
  cellText: false,
  cellFormula: false,
  cellHTML: false,
  sheetRows: maxRows + 100,
} as const;

const tableStart = (text: string): number => text.search(/<table[\s>]/i);

/** Text from the table on: what stands before it (styles, comments, nothing at all) misleads the library. */
function bookOf(text: string): WorkBook {
  const table = tableStart(text);
  const isHtml = table >= 0 && !/<([\w-]+:)?(workbook|document)[\s>]/i.test(text.slice(0, table));
  if (text.startsWith('<') && !isHtml && !/<([\w-]+:)?(workbook|document(-content)?)[\s>]/i.test(text.slice(0, 4096)))
    throw new Refusal(422, refusals.sheet.notSpreadsheet);
  return read(isHtml ? `<html><body>${text.slice(table)}` : text, { ...options, type: 'string' });
}

/** The library throws whatever a damaged file makes it stumble over. */
function opened(work: () => WorkBook): WorkBook {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(422, /password|encrypt/i.test(String(error)) ? locked : advice);
  }
}

/** Rows of the sheets of an XLS file that have one of these names, whatever their case. @throws Refusal 422 */
export async function* readNamedXlsSheets(
  bytes: Buffer,
  names: readonly string[],
): AsyncGenerator<NamedRows, undefined> {
  const book = opened(() => read(bytes, { ...options, type: 'buffer' }));
  for (const name of names) {
    const found = book.SheetNames.find(each => each.trim().toLowerCase() === name);
    const sheet = found === undefined ? undefined : book.Sheets[found];
    if (sheet) for await (const rows of sheetRows(book, sheet)) yield { name, rows };
  }
  return undefined;
}

async function* rowsOf(book: WorkBook): AsyncGenerator<RawRow[], undefined> {
  const hidden = book.Workbook?.Sheets ?? [];
  const visible = book.SheetNames.findIndex((_, i) => !hidden[i]?.Hidden);
  const sheet = book.Sheets[book.SheetNames[Math.max(0, visible)] ?? ''];
  if (!sheet) throw new Refusal(422, advice);
  return yield* sheetRows(book, sheet);
}

async function* sheetRows(book: WorkBook, sheet: WorkSheet): AsyncGenerator<RawRow[], undefined> {
  const formats = await formatMaker(book.Workbook?.WBProps?.date1904 === true);
  const known = new Map<string, Format | undefined>();
  const formatOf = (code: string) => {
    if (!known.has(code)) known.set(code, formats(code));
    return known.get(code);
  };
  const merges = sheet['!merges'] ?? [];
  const filled = mergeFiller(
    merges.map(({ s, e }) => ({ top: s.r + 1, bottom: e.r + 1, left: s.c, right: e.c })),
    mostColumns,
  );
  let rows: RawRow[] = [];
  let count = 0;
  for (const [at, found] of (sheet['!data'] ?? []).entries()) {
    const cells = Array.from((found ?? []).slice(0, mostColumns), cell => cellOf(cell, formatOf));
    count += cells.length;
    if (count > mostCells) throw new ZipTooLarge('terlalu banyak sel');
    const row = filled({ number: at + 1, cells });
    if (row) rows.push(row);
    if (rows.length < 1000) continue;
    yield rows;
    rows = [];
  }
  if (rows.length) yield rows;
  return undefined;
}

/** Errors as the library keeps them. */
const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

function cellOf(cell: CellObject | undefined, formatOf: (code: string) => Format | undefined): Cell {
  if (!cell || cell.v === undefined || cell.t === 'z') return null;
  const { v: value, t: type, z: code } = cell;
  if (type === 'e') return errors[Number(value)] ?? '#VALUE!';
  if (typeof value === 'number') return (code === undefined ? undefined : formatOf(String(code))?.(value)) ?? value;
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return value.toISOString().slice(0, 19);
  if (value.length > mostCharacters) throw new Refusal(422, refusals.sheet.cellTooLong);
  return value;
}
