import { messages } from '../../../resources/kit/index.ts';
import { HttpError } from '../../errors.ts';
import { inThread } from '../thread/run.ts';
import { type Cell, cellText, isBlank } from './cell.ts';
import type { RawRow } from './xlsxRead.ts';

/** Largest spreadsheet that is taken, and most rows in it. */
export const maxFileMb = 10;
export const maxRows = 100_000;

export interface Spreadsheet {
  /** Headings in column order, made distinct; a column without one is "Kolom C". */
  header: string[];
  /** Rows below the heading that are not empty, as long as the heading. */
  rows: AsyncIterable<RawRow[]>;
}

const wrongType = () => new HttpError(422, 'Berkas harus berupa spreadsheet XLSX atau CSV.');

/**
 * Opens a spreadsheet, told apart by its content, whatever its name.
 * @param isHeading whether a text is a known heading; finds the heading row below titles
 * @throws HttpError 413 above 10 MB, or when it unpacks to too much; 422 for another kind of file, one without a heading
 * or one that takes too long; 429 while too many are read; while reading, 422 above 100,000 rows
 */
export async function readSpreadsheet(bytes: Buffer, isHeading: (text: string) => boolean): Promise<Spreadsheet> {
  if (bytes.length > maxFileMb * 1024 * 1024) throw new HttpError(413, messages.tooLarge(maxFileMb));
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
  if (at < 0) throw new HttpError(422, 'Berkas kosong: baris judul kolom tidak ditemukan.');
  const header = distinctHeadings(first[at]?.cells ?? []);
  return { header, rows: tableRows(first.slice(at + 1), source, header.length) };
}

function reader(bytes: Buffer): AsyncGenerator<RawRow[], undefined> {
  const start = bytes.toString('latin1', 0, 64).trimStart();
  if (start.startsWith('PK')) return inThread('xlsx', bytes);
  if (start.startsWith('\xd0\xcf\x11\xe0')) {
    throw new HttpError(
      422,
      'Berkas Excel lama (.xls) atau berkata sandi tidak dapat dibaca. Simpan sebagai XLSX atau CSV.',
    );
  }
  const head = bytes.subarray(0, 4096);
  const utf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  if ((!utf16 && head.includes(0)) || /^(%PDF|\x89PNG|GIF8|\xff\xd8\xff|\{\\rtf|<!DOCTYPE|<html|<\?xml)/i.test(start))
    throw wrongType();
  return inThread('csv', bytes);
}

/** The row with the most known headings; else the first that is about as full as the fullest. */
export function headingRow(rows: readonly (readonly Cell[])[], isHeading: (text: string) => boolean): number {
  const known = rows.map(cells => cells.filter(cell => typeof cell === 'string' && isHeading(cell)).length);
  const best = Math.max(0, ...known);
  if (best > 0) return known.indexOf(best);
  const filled = rows.map(cells => cells.filter(cell => !isBlank(cell)).length);
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
  const last = cells.findLastIndex(cell => !isBlank(cell));
  return cells.slice(0, last + 1).map((cell, i) => {
    const text = cellText(cell).replace(/\s+/g, ' ').trim().slice(0, 100) || `Kolom ${columnLetters(i)}`;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return times === 1 ? text : `${text} (${times})`;
  });
}

async function* tableRows(first: RawRow[], rest: AsyncIterable<RawRow[]>, width: number): AsyncGenerator<RawRow[]> {
  let total = 0;
  const kept = (batch: readonly RawRow[]) => {
    const rows = batch
      .filter(row => !row.cells.every(isBlank))
      .map(row => ({ number: row.number, cells: fitted(row.cells, width) }));
    total += rows.length;
    if (total > maxRows) throw new HttpError(422, `Berkas memuat lebih dari ${maxRows.toLocaleString('id-ID')} baris.`);
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
