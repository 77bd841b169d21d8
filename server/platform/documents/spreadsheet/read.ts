import { messages } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { HttpError } from '../../errors.ts';
import { inThread } from '../thread/run.ts';
import { type Cell, cellText, isBlank, mergedCell } from './cell.ts';
import { decodeText } from './csvRead.ts';
import type { RawRow } from './rawRow.ts';
import { maxFileMb, maxRows } from './size.ts';
import { isTotal, looksLikeData } from './tableRows.ts';

export { maxFileMb };

export interface Spreadsheet {
  /** Headings in column order, made distinct; a column without one is "Kolom C". */
  header: string[];
  /** Rows below the heading that are neither empty nor sums, as long as the heading. */
  rows: AsyncIterable<RawRow[]>;
}

const wrongType = () => new HttpError(422, refusals.sheet.notSpreadsheet);

/**
 * Opens a spreadsheet, told apart by its content, whatever its name.
 * @param isHeading whether a text is a known heading; finds the heading row below titles
 * @throws HttpError 413 above 10 MB, or when it unpacks to too much; 422 for another kind of file, one without a heading
 * or one that takes too long; 429 while too many are read; while reading, 422 above 100,000 rows
 */
export async function readSpreadsheet(bytes: Buffer, isHeading: (text: string) => boolean): Promise<Spreadsheet> {
  if (bytes.length > maxFileMb * 1024 * 1024) throw new HttpError(413, messages.tooLarge({ mb: maxFileMb }));
  const source = reader(bytes);
  const first: RawRow[] = [];
  while (first.length < 50) {
    const { value, done } = await source.next();
    if (done) break;
    first.push(...value);
  }
  const at = headingRow(
    first.slice(0, 50).map(row => row.cells),
    isHeading,
  );
  if (at < 0) throw new HttpError(422, refusals.sheet.noHeading);
  const heading = first[at];
  if (heading && !heading.cells.some(cell => typeof cell === 'string' && isHeading(cell))) {
    const datum = looksLikeData(
      heading.cells,
      first.slice(at + 1).find(row => !row.cells.every(isBlank)),
    );
    if (datum !== undefined) throw withoutHeading(heading.number, datum);
  }
  const header = distinctHeadings(heading?.cells ?? []);
  return { header, rows: tableRows(first.slice(at + 1), source, header.length) };
}

/**
 * Reads some sheets of a workbook (XLSX or XLS) by their names, in lower case; one that is not there is left out.
 * @param most rows of all of them together
 * @throws HttpError 413, 422 and 429 as `readSpreadsheet`, 422 also above that many rows
 */
export async function readNamedSheets(
  bytes: Buffer,
  names: readonly string[],
  most: number,
): Promise<Map<string, RawRow[]>> {
  if (bytes.length > maxFileMb * 1024 * 1024) throw new HttpError(413, messages.tooLarge({ mb: maxFileMb }));
  const kind = jobOf(bytes);
  if (kind !== 'zip' && kind !== 'xls') throw wrongType();
  const found = new Map<string, RawRow[]>();
  let total = 0;
  for await (const { name, rows } of inThread('sheets', { bytes, kind, names })) {
    total += rows.length;
    if (total > most) throw new HttpError(422, refusals.sheet.tooManyRows({ most }));
    found.set(name, [...(found.get(name) ?? []), ...rows]);
  }
  return found;
}

function reader(bytes: Buffer): AsyncGenerator<RawRow[], undefined> {
  const job = jobOf(bytes);
  if (!job) throw wrongType();
  return inThread(job, bytes);
}

/** Which reader a file is for, told by its first bytes; undefined for what is no spreadsheet. */
function jobOf(bytes: Buffer): 'zip' | 'xls' | 'markup' | 'mht' | 'csv' | undefined {
  const head = bytes.subarray(0, 4096);
  if (head.toString('latin1', 0, 64).trimStart().startsWith('PK')) return 'zip';
  // A compound file, or the bare workbook of the eldest Excels.
  if (head.toString('latin1', 0, 4) === '\xd0\xcf\x11\xe0') return 'xls';
  if (head[0] === 0x09 && [0, 2, 4, 8].includes(head[1] ?? -1) && head[3] === 0) return 'xls';
  const utf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if (!utf16 && head.includes(0)) return undefined;
  const start = decodeText(head.subarray(0, utf16 ? 4096 : wholeCharacters(head)))
    .replace(/^\ufeff/, '')
    .trimStart();
  if (/^(%PDF|\x89PNG|\ufffdPNG|‰PNG|GIF8|ÿØÿ|\{\\rtf)/i.test(start)) return undefined;
  if (/^(mime-version:|content-type: *multipart|from: *<saved by)/i.test(start)) return 'mht';
  // "ID;Program Studi" is the heading of a CSV file, "ID;PWXL" that of SYLK, whose next line begins with a letter.
  if (/^ID;P[A-Z]{0,8}[^\r\n;]*(;[NE])*\r?\n[A-Z]{1,2};/.test(start)) return 'markup';
  if (/^<(!--|!doctype|\?xml|[a-z][\w:.-]*[\s/>])/i.test(start)) return 'markup';
  return 'csv';
}

/** Length of a text without a last character of UTF-8 that was cut. */
function wholeCharacters(bytes: Buffer): number {
  let end = bytes.length;
  for (let back = 1; back <= 4 && back <= end; back++) {
    const byte = bytes[end - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    if (byte >= 0xc0) end -= back;
    break;
  }
  return end;
}

const withoutHeading = (number: number, datum: string) =>
  new HttpError(422, refusals.sheet.dataForHeading({ row: number, datum: datum.slice(0, 40) }));

/** The row with the most known headings; else the first that is about as full as the fullest. */
function headingRow(rows: readonly (readonly Cell[])[], isHeading: (text: string) => boolean): number {
  const known = rows.map(cells => cells.filter(cell => typeof cell === 'string' && isHeading(cell)).length);
  const best = Math.max(0, ...known);
  if (best > 0) return known.indexOf(best);
  const filled = rows.map(cells => cells.filter(cell => !isBlank(cell) && cell !== mergedCell).length);
  const most = Math.max(0, ...filled);
  return filled.findIndex(count => count > 0 && count >= most * 0.6);
}

/** `0` → "A", `27` → "AB". */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

function distinctHeadings(cells: readonly Cell[]): string[] {
  const seen = new Map<string, number>();
  const last = cells.findLastIndex(cell => !isBlank(cell) && cell !== mergedCell);
  return cells.slice(0, last + 1).map((cell, i) => {
    const text =
      (cell === mergedCell ? '' : cellText(cell)).replace(/\s+/g, ' ').trim().slice(0, 100) ||
      `Kolom ${columnLetters(i)}`;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return times === 1 ? text : `${text} (${times})`;
  });
}

async function* tableRows(first: RawRow[], rest: AsyncIterable<RawRow[]>, width: number): AsyncGenerator<RawRow[]> {
  let total = 0;
  const kept = (batch: readonly RawRow[]) => {
    const rows = batch
      .filter(row => !row.cells.every(isBlank) && !isTotal(row.cells))
      .map(row => ({ number: row.number, cells: fitted(row.cells, width) }));
    total += rows.length;
    if (total > maxRows) throw new HttpError(422, refusals.sheet.tooManyRows({ most: maxRows }));
    return rows;
  };
  const begin = kept(first);
  if (begin.length) yield begin;
  for await (const batch of rest) {
    const rows = kept(batch);
    if (rows.length) yield rows;
  }
}

const fitted = (cells: Cell[], width: number): Cell[] =>
  cells.length >= width ? cells.slice(0, width) : [...cells, ...Array<Cell>(width - cells.length).fill(null)];
