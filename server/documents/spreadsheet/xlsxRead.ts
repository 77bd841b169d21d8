import { type Cell, serialText } from './cell.ts';
import { unescapeXml } from './xml.ts';
import { BadZip, openZip, readEntry, readText } from './zip.ts';

/**
 * Reads the first sheet of an XLSX file a row at a time. Written here because a file comes from anybody: the ready
 * packages unpack without a limit, hold every sheet, and block the loop for seconds (read-excel-file: 390 ms for
 * 10,000 rows of 15 cells, this: see tests/bench/import.ts). The tests read the same files with that package and
 * compare.
 */

/** Most bytes that one part of the file may unpack to. */
const mostUnpacked = 400 * 1024 * 1024;
const mostShared = 100 * 1024 * 1024;

export interface RawRow {
  /** Row number as the spreadsheet shows it. */
  number: number;
  cells: Cell[];
}

interface Book {
  shared: string[];
  /** Whether a cell style shows a date or time. */
  dateStyles: boolean[];
  /** Days to add: 0, or 1462 for files of the 1904 date system. */
  offset: number;
}

/** @throws BadZip when it is not an XLSX file */
export async function* readXlsxRows(bytes: Buffer): AsyncGenerator<RawRow[]> {
  const entries = openZip(bytes);
  const text = (name: string, most = 20 * 1024 * 1024) => readText(bytes, entries.get(name), most);
  const workbook = await text('xl/workbook.xml');
  const sheet = entries.get(firstSheetPath(workbook, await text('xl/_rels/workbook.xml.rels')));
  if (!workbook || !sheet) throw new BadZip('bukan berkas XLSX');
  const book: Book = {
    shared: sharedStrings(await text('xl/sharedStrings.xml', mostShared)),
    dateStyles: dateStyles(await text('xl/styles.xml')),
    offset: /<(?:\w+:)?workbookPr[^>]*date1904="(?:1|true)"/.test(workbook) ? 1462 : 0,
  };
  let number = 0;
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const block of readEntry(bytes, sheet, mostUnpacked)) {
    rest += decoder.decode(block, { stream: true });
    const { rows, used } = rowsIn(rest, number, book);
    number = rows.at(-1)?.number ?? number;
    rest = rest.slice(used);
    if (rest.length > mostRow) throw new BadZip('baris terlalu panjang');
    if (rows.length) yield rows;
  }
}

/** A row longer than this is no table. */
const mostRow = 8 * 1024 * 1024;

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`[\\s:]${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

/** The sheet that comes first in the tabs; hidden ones (lists of choices) are passed over. */
function firstSheetPath(workbook: string, relations: string): string {
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  const chosen = sheets.find(tag => !/state="(?:hidden|veryHidden)"/.test(tag)) ?? sheets[0] ?? '';
  const id = /r:id="([^"]*)"/.exec(chosen)?.[1] ?? attribute(chosen, 'id');
  const relation = (relations.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []).find(tag => attribute(tag, 'Id') === id);
  const target = relation && attribute(relation, 'Target');
  if (!target) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function sharedStrings(xml: string): string[] {
  const found: string[] = [];
  for (const item of xml.matchAll(/<(?:\w+:)?si(?:\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g))
    found.push(richText(item[1] ?? ''));
  return found;
}

/** Runs of rich text joined; phonetic hints left out. */
function richText(xml: string): string {
  const body = xml.includes('rPh') ? xml.replace(/<(?:\w+:)?rPh[\s\S]*?<\/(?:\w+:)?rPh>/g, '') : xml;
  let text = '';
  for (const run of body.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g)) text += run[1] ?? '';
  return unescapeXml(text);
}

const builtInDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

/** Which cell formats are dates: built-in ones, and own ones with y, m, d, h or s outside quotes and brackets. */
function dateStyles(xml: string): boolean[] {
  const own = new Map<number, boolean>();
  for (const [tag] of xml.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g)) {
    const code = unescapeXml(attribute(tag, 'formatCode') ?? '').replace(
      /"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi,
      '',
    );
    own.set(Number(attribute(tag, 'numFmtId')), /[ymdhs]/i.test(code.replace(/general/gi, '')));
  }
  const formats = /<(?:\w+:)?cellXfs[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(xml)?.[0] ?? '';
  return (formats.match(/<(?:\w+:)?xf\s[^>]*>/g) ?? []).map(tag => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    return own.get(id) ?? builtInDates.has(id);
  });
}

const rowPattern = /<(?:\w+:)?row(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g;
const cellPattern = /<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g;

/** Complete rows of a piece of the sheet, and how much of it they took. */
function rowsIn(xml: string, before: number, book: Book): { rows: RawRow[]; used: number } {
  const rows: RawRow[] = [];
  let used = 0;
  let number = before;
  for (const row of xml.matchAll(rowPattern)) {
    number = Number(/\sr="(\d+)"/.exec(row[1] ?? '')?.[1] ?? number + 1);
    used = row.index + row[0].length;
    rows.push({ number, cells: row[2] ? cellsIn(row[2], book) : [] });
  }
  return { rows, used };
}

const mostColumns = 500;

function cellsIn(xml: string, book: Book): Cell[] {
  const cells: Cell[] = [];
  for (const cell of xml.matchAll(cellPattern)) {
    const attributes = cell[1] ?? '';
    const column = columnOf(attributes) ?? cells.length;
    if (column >= mostColumns) continue;
    while (cells.length < column) cells.push(null);
    cells[column] = cell[2] ? readValue(attributes, cell[2], book) : null;
  }
  return cells;
}

/** `r="AB12"` → 27. */
function columnOf(attributes: string): number | undefined {
  const start = attributes.indexOf('r="');
  if (start < 0) return undefined;
  let column = 0;
  for (let i = start + 3; i < attributes.length; i++) {
    const code = attributes.charCodeAt(i) & 0xdf;
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column ? column - 1 : undefined;
}

const valuePattern = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/;

function readValue(attributes: string, xml: string, book: Book): Cell {
  const type = /\st="(\w+)"/.exec(attributes)?.[1] ?? 'n';
  if (type === 'inlineStr') return richText(xml);
  const raw = valuePattern.exec(xml)?.[1];
  if (raw === undefined) return null;
  switch (type) {
    case 's':
      return book.shared[Number(raw)] ?? null;
    case 'b':
      return raw === '1';
    case 'str':
    case 'd':
      return unescapeXml(raw);
    case 'e':
      return `${unescapeXml(raw)}`;
    default: {
      const value = Number(raw);
      if (Number.isNaN(value)) return unescapeXml(raw);
      const style = /\ss="(\d+)"/.exec(attributes)?.[1];
      return style && book.dateStyles[Number(style)] ? serialText(value + (value >= 1 ? book.offset : 0)) : value;
    }
  }
}
