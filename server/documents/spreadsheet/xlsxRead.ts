import { Refusal } from '../refusal.ts';
import { type Opened, type XmlEvents, xmlReader } from '../xml.ts';
import { type Cell, serialText } from './cell.ts';
import { unescapeExcel } from './escape.ts';
import { BadZip, type Entry, openZip, readEntry, ZipTooLarge } from './zip.ts';

/**
 * Reads the first sheet of an XLSX file a row at a time, in the reading thread. Written here because a file comes from
 * anybody: the ready packages unpack without a limit and hold every sheet. The tests read the same files with such a
 * package and compare.
 */

/** Most bytes that a part of the file may unpack to. */
const mostUnpacked = { sheet: 200 * 1024 * 1024, shared: 50 * 1024 * 1024, other: 20 * 1024 * 1024 };
/** Most cells of a sheet, most shared texts, and most characters of one cell; Excel itself ends at 32,767. */
const mostCells = 3_000_000;
const mostShared = 1_000_000;
export const mostCharacters = 100_000;
const mostColumns = 500;

export interface RawRow {
  /** Row number as the spreadsheet shows it. */
  number: number;
  cells: Cell[];
}

interface Book {
  shared: readonly string[];
  /** Whether a cell style shows a date or time. */
  dateStyles: readonly boolean[];
  /** Days to add: 0, or 1462 for files of the 1904 date system. */
  offset: number;
}

const tooMuch = () => new Refusal(413, 'Isi spreadsheet terlalu besar. Bagi menjadi beberapa berkas.');

/** @throws Refusal 422 when it is no XLSX file, 413 when it holds too much */
export async function* readXlsxRows(bytes: Buffer): AsyncGenerator<RawRow[], undefined> {
  try {
    return yield* firstSheetRows(bytes);
  } catch (error) {
    if (error instanceof ZipTooLarge) throw tooMuch();
    throw error instanceof BadZip ? new Refusal(422, 'Berkas harus berupa spreadsheet XLSX atau CSV.') : error;
  }
}

async function* firstSheetRows(bytes: Buffer): AsyncGenerator<RawRow[], undefined> {
  const entries = openZip(bytes);
  const part = (name: string, events: XmlEvents, most = mostUnpacked.other) =>
    readPart(bytes, entries.get(name), events, most);
  const { sheets, from1904 } = await workbook(part);
  const sheet = entries.get(await sheetPath(part, sheets));
  if (!sheet) throw new BadZip('bukan berkas XLSX');
  const book: Book = {
    shared: await sharedStrings(part),
    dateStyles: await dateStyles(part),
    offset: from1904 ? 1462 : 0,
  };
  let rows: RawRow[] = [];
  const xml = wellFormed(sheetReader(book, row => rows.push(row)));
  for await (const text of texts(bytes, sheet, mostUnpacked.sheet)) {
    xml.write(text);
    if (rows.length) yield rows;
    rows = [];
  }
  xml.end();
  if (rows.length) yield rows;
  return undefined;
}

async function* texts(bytes: Buffer, entry: Entry, most: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const block of readEntry(bytes, entry, most)) yield decoder.decode(block, { stream: true });
}

/** What is not well-formed is no XLSX file; our own refusals pass. */
function wellFormed(events: XmlEvents): ReturnType<typeof xmlReader> {
  const reader = xmlReader(events);
  const guarded = (work: () => void) => {
    try {
      work();
    } catch (error) {
      throw error instanceof Refusal ? error : new BadZip('XML rusak', { cause: error });
    }
  };
  return { write: text => guarded(() => reader.write(text)), end: () => guarded(() => reader.end()) };
}

async function readPart(bytes: Buffer, entry: Entry | undefined, events: XmlEvents, most: number): Promise<void> {
  if (!entry) return;
  const xml = wellFormed(events);
  for await (const text of texts(bytes, entry, most)) xml.write(text);
  xml.end();
}

type Part = (name: string, events: XmlEvents, most?: number) => Promise<void>;

/** The sheets in the order of the tabs, and whether days count from 1904. */
async function workbook(part: Part): Promise<{ sheets: Opened[]; from1904: boolean }> {
  const sheets: Opened[] = [];
  let from1904 = false;
  await part('xl/workbook.xml', {
    open: element => {
      if (element.name === 'sheet') sheets.push(element);
      if (element.name === 'workbookPr') from1904 = /^(1|true)$/.test(element.attributes.date1904 ?? '');
    },
  });
  return { sheets, from1904 };
}

/** Where the sheet is that comes first in the tabs; hidden ones (lists of choices) are passed over. */
async function sheetPath(part: Part, sheets: readonly Opened[]): Promise<string> {
  const hidden = ({ attributes }: Opened) => attributes.state === 'hidden' || attributes.state === 'veryHidden';
  const chosen = sheets.find(sheet => !hidden(sheet)) ?? sheets[0];
  if (!chosen) throw new BadZip('bukan berkas XLSX');
  // The prefix of the relation is the file's own choice; `sheetId` is another number.
  const id = Object.entries(chosen.attributes).find(([name]) => /(^|:)id$/.test(name))?.[1];
  let target: string | undefined;
  await part('xl/_rels/workbook.xml.rels', {
    open: ({ name, attributes }) => {
      if (name === 'Relationship' && attributes.Id === id) target ??= attributes.Target;
    },
  });
  if (!target) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Runs of rich text joined; phonetic hints left out. */
async function sharedStrings(part: Part): Promise<string[]> {
  const found: string[] = [];
  const text = richText();
  await part(
    'xl/sharedStrings.xml',
    {
      open: ({ name }) => {
        if (name === 'si') text.begin();
        text.open(name);
      },
      text: text.add,
      close: name => {
        text.close(name);
        if (name !== 'si') return;
        if (found.length >= mostShared) throw tooMuch();
        found.push(text.taken());
      },
    },
    mostUnpacked.shared,
  );
  return found;
}

/** Gathers what stands in `t` (and, for cells, `v`) elements outside phonetic hints. */
function richText() {
  let gathered = '';
  let inside = false;
  let phonetic = false;
  return {
    begin: () => {
      gathered = '';
    },
    open: (name: string) => {
      if (name === 'rPh') phonetic = true;
      else if (name === 't' || name === 'v') inside = !phonetic;
    },
    add: (text: string) => {
      if (inside) gathered += text;
      if (gathered.length > mostCharacters) throw new Refusal(422, 'Berkas memuat sel yang terlalu panjang.');
    },
    close: (name: string) => {
      if (name === 'rPh') phonetic = false;
      else if (name === 't' || name === 'v') inside = false;
    },
    taken: () => unescapeExcel(gathered),
  };
}

const builtInDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

/** Which cell formats are dates: built-in ones, and own ones with y, m, d, h or s outside quotes and brackets. */
async function dateStyles(part: Part): Promise<boolean[]> {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let inCells = false;
  await part('xl/styles.xml', {
    open: ({ name, attributes }) => {
      if (name === 'cellXfs') inCells = true;
      if (name === 'numFmt') own.set(Number(attributes.numFmtId), isDateFormat(attributes.formatCode ?? ''));
      if (name !== 'xf' || !inCells) return;
      const id = Number(attributes.numFmtId ?? 0);
      styles.push(own.get(id) ?? builtInDates.has(id));
    },
    close: name => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

/** `"menit" 0` and `[Red]0` are none, `[hh]:mm` is one. Excel's longest format has 255 characters. */
function isDateFormat(code: string): boolean {
  const bare = code
    .slice(0, 255)
    .split('"')
    .filter((_, i) => i % 2 === 0)
    .join('')
    .replace(/\\./g, '')
    .replace(/general/gi, '');
  return bare
    .split('[')
    .map((piece, i) => (i === 0 || /^(h+|m+|s+)\]/i.test(piece) ? piece : piece.slice(piece.indexOf(']') + 1)))
    .some(piece => /[ymdhs]/i.test(piece));
}

/** Turns the elements of a sheet into rows. */
function sheetReader(book: Book, found: (row: RawRow) => void): XmlEvents {
  const text = richText();
  let row: RawRow = { number: 0, cells: [] };
  let cell: Opened | undefined;
  let hasValue = false;
  let count = 0;
  return {
    open: element => {
      const { name, attributes } = element;
      if (name === 'row') {
        row = { number: wholeNumber(attributes.r) ?? row.number + 1, cells: [] };
      } else if (name === 'c') {
        if (++count > mostCells) throw tooMuch();
        cell = element;
        hasValue = false;
        text.begin();
      } else if (cell) {
        if (name === 'v' || name === 'is') hasValue = true;
        text.open(name);
      }
    },
    text: added => {
      if (cell) text.add(added);
    },
    close: name => {
      if (name === 'row') found(row);
      else if (name === 'c' && cell) {
        const column = columnOf(cell.attributes.r) ?? row.cells.length;
        if (column < mostColumns) {
          while (row.cells.length < column) row.cells.push(null);
          row.cells[column] = hasValue ? cellValue(cell.attributes, text.taken(), book) : null;
        }
        cell = undefined;
      } else text.close(name);
    },
  };
}

const wholeNumber = (text: string | undefined): number | undefined => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** `AB12` → 27. */
function columnOf(reference: string | undefined): number | undefined {
  let column = 0;
  for (let i = 0; reference && i < reference.length; i++) {
    const code = reference.charCodeAt(i) & 0xdf;
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column ? column - 1 : undefined;
}

function cellValue({ t: type = 'n', s: style }: Opened['attributes'], raw: string, book: Book): Cell {
  switch (type) {
    case 's':
      return book.shared[Number(raw)] ?? null;
    case 'b':
      return raw === '1';
    case 'n': {
      const value = raw.trim() === '' ? Number.NaN : Number(raw);
      if (Number.isNaN(value)) return raw || null;
      return style && book.dateStyles[Number(style)] ? serialText(value + (value >= 1 ? book.offset : 0)) : value;
    }
    default:
      return raw;
  }
}
