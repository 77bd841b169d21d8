import { refusals } from '../../../../resources/platformRefusals.ts';
import { Refusal } from '../refusal.ts';
import { type Opened, wellFormedReader, type XmlEvents } from '../xml.ts';
import { type Book, entryTexts, mostUnpacked, openBook, type Parts, partsOf, readPart, workbookPath } from './book.ts';
import type { Cell } from './cell.ts';
import { unescapeExcel } from './escape.ts';
import { numberFormats, type ShowNumber } from './formats.ts';
import { columnIndex, type Merge, mergeFiller, mergeOf } from './merges.ts';
import { mostCells, mostCharacters, mostColumns, type NamedRows, type RawRow } from './rawRow.ts';
import { BadZip, type Entry, readEntry, ZipTooLarge } from './zip.ts';

/**
 * Reads the first sheet of an XLSX file, or some by their names, a row at a time, in the reading thread. Written here because a file comes from
 * anybody: the ready packages unpack without a limit and hold every sheet. They read what is not XLSX (libraryRead.ts).
 * The tests read the same files with such a package and compare.
 */

/** Most shared texts, and merged cells. */
const mostShared = 1_000_000;
const mostMerges = 50_000;

/** Tables that cells refer to. */
interface Texts {
  shared: readonly string[];
  show: ShowNumber;
}

const tooMuch = () => new Refusal(413, refusals.sheet.tooLargeInside);

/** @throws Refusal 422 when it is no spreadsheet, 413 when it holds too much */
export async function* readZipRows(bytes: Buffer): AsyncGenerator<RawRow[], undefined> {
  try {
    const parts = partsOf(bytes);
    const path = await workbookPath(bytes, parts);
    if (path?.endsWith('.xml')) return yield* firstSheetRows(bytes, parts, path);
    if (!path && !parts.has('content.xml')) throw new BadZip('bukan spreadsheet');
    const { readLibraryZip } = await import('./libraryRead.ts');
    return yield* readLibraryZip(bytes);
  } catch (error) {
    if (error instanceof ZipTooLarge) throw tooMuch();
    throw error instanceof BadZip ? new Refusal(422, refusals.sheet.notSpreadsheet) : error;
  }
}

/**
 * Rows of the sheets that have one of these names, whatever their case; one that is not there is left out.
 * @throws Refusal as `readZipRows`
 */
export async function* readNamedSheets(bytes: Buffer, names: readonly string[]): AsyncGenerator<NamedRows, undefined> {
  try {
    const parts = partsOf(bytes);
    const path = await workbookPath(bytes, parts);
    if (!path?.endsWith('.xml')) throw new BadZip('bukan berkas XLSX');
    const book = await openBook(bytes, parts, path);
    const texts = await textsOf(bytes, book);
    for (const name of names) {
      const sheet = book.named.get(name);
      if (sheet) for await (const rows of sheetRows(bytes, sheet, texts)) yield { name, rows };
    }
    return undefined;
  } catch (error) {
    if (error instanceof ZipTooLarge) throw tooMuch();
    throw error instanceof BadZip ? new Refusal(422, refusals.sheet.notSpreadsheet) : error;
  }
}

async function* firstSheetRows(bytes: Buffer, parts: Parts, path: string): AsyncGenerator<RawRow[], undefined> {
  const book = await openBook(bytes, parts, path);
  return yield* sheetRows(bytes, book.sheet, await textsOf(bytes, book));
}

const textsOf = async (bytes: Buffer, book: Book): Promise<Texts> => ({
  shared: await sharedStrings(bytes, book),
  show: await numberFormats(bytes, book.styles, book.from1904),
});

async function* sheetRows(bytes: Buffer, sheet: Entry, texts: Texts): AsyncGenerator<RawRow[], undefined> {
  const filled = mergeFiller(await mergesOf(bytes, sheet), mostColumns);
  let rows: RawRow[] = [];
  const found = (row: RawRow) => {
    const whole = filled(row);
    if (whole) rows.push(whole);
  };
  const xml = wellFormedReader(sheetReader(texts, found), cause => new BadZip('XML rusak', { cause }));
  for await (const text of entryTexts(bytes, sheet, mostUnpacked.sheet)) {
    xml.write(text);
    if (rows.length) yield rows;
    rows = [];
  }
  xml.end();
  if (rows.length) yield rows;
  return undefined;
}

/** The merged cells, which stand behind the rows: a sheet that mentions none is not read twice. */
async function mergesOf(bytes: Buffer, sheet: Entry): Promise<Merge[]> {
  const found: Merge[] = [];
  if (!(await mentions(bytes, sheet, 'mergeCells'))) return found;
  const events: XmlEvents = {
    open: ({ name, attributes }) => {
      const merge = name === 'mergeCell' ? mergeOf(attributes.ref) : undefined;
      if (merge) found.push(merge);
      if (found.length > mostMerges) throw tooMuch();
    },
  };
  await readPart(bytes, sheet, events, mostUnpacked.sheet);
  return found;
}

async function mentions(bytes: Buffer, sheet: Entry, word: string): Promise<boolean> {
  let end = '';
  for await (const block of readEntry(bytes, sheet, mostUnpacked.sheet)) {
    if (block.includes(word) || `${end}${block.toString('latin1', 0, word.length)}`.includes(word)) return true;
    end = block.toString('latin1', Math.max(0, block.length - word.length));
  }
  return false;
}

/** Runs of rich text joined; phonetic hints left out. */
async function sharedStrings(bytes: Buffer, { shared }: Pick<Book, 'shared'>): Promise<string[]> {
  const found: string[] = [];
  const text = richText();
  const events: XmlEvents = {
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
  };
  await readPart(bytes, shared, events, mostUnpacked.shared);
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
      if (gathered.length > mostCharacters) throw new Refusal(422, refusals.sheet.cellTooLong);
    },
    close: (name: string) => {
      if (name === 'rPh') phonetic = false;
      else if (name === 't' || name === 'v') inside = false;
    },
    taken: () => unescapeExcel(gathered),
  };
}

/** Turns the elements of a sheet into rows. */
function sheetReader(texts: Texts, found: (row: RawRow) => void): XmlEvents {
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
          row.cells[column] = hasValue ? cellValue(cell.attributes, text.taken(), texts) : null;
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
const columnOf = (reference: string | undefined): number | undefined => {
  const letters = /^[a-z]{1,3}/i.exec(reference ?? '')?.[0];
  return letters ? columnIndex(letters) : undefined;
};

function cellValue({ t: type = 'n', s: style }: Opened['attributes'], raw: string, { shared, show }: Texts): Cell {
  switch (type) {
    case 's':
      return shared[Number(raw)] ?? null;
    case 'b':
      return raw === '1' || raw === 'true';
    case 'n': {
      const value = raw.trim() === '' ? Number.NaN : Number(raw);
      return Number.isNaN(value) ? raw || null : show(value, style);
    }
    default:
      return raw;
  }
}
