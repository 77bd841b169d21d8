import { type Cell, cellText, localMoment, serialOf } from './cell.ts';
import { escapeXml } from './escape.ts';
import { columnLetters } from './read.ts';
import { writeZip, type ZipFile } from './zip.ts';

/**
 * Writes spreadsheets a batch of rows at a time: 100,000 rows leave in bounded memory. write-excel-file builds the
 * whole sheet first (1.1 s and all rows held for 10,000 × 15 cells), so the XML of the one plain kind of sheet that
 * we send is written here.
 */

/** How a column is stored and shown; dates and moments are given in ISO 8601, codes are text. */
export type ColumnKind = 'text' | 'integer' | 'decimal' | 'money' | 'coordinate' | 'date' | 'datetime';

export interface SheetColumn {
  heading: string;
  kind: ColumnKind;
  /** In characters. */
  width?: number;
}

export interface SheetToWrite {
  name: string;
  columns: readonly SheetColumn[];
  /** Batches of rows. */
  rows: AsyncIterable<readonly (readonly Cell[])[]> | Iterable<readonly (readonly Cell[])[]>;
}

/** Rows that a sheet can hold, its heading included. */
export const mostSheetRows = 1_048_576;

/** Positions in `cellXfs` of `styles`. */
const styleOf: Readonly<Record<ColumnKind | 'heading', number>> = {
  heading: 1,
  text: 2,
  integer: 3,
  decimal: 4,
  money: 5,
  date: 6,
  datetime: 7,
  coordinate: 8,
};

const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const xf = (format: number, more = '') =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`;
const styles = `${prolog}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm"/><numFmt numFmtId="166" formatCode="0.000000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8EEF7"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="9">${xf(0)}<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>${xf(49)}${xf(1)}${xf(2)}${xf(3)}${xf(164)}${xf(165)}${xf(166)}</cellXfs></styleSheet>`;

/** An XLSX file of one or more sheets, the heading frozen, bold and filterable. */
export function writeXlsx(sheets: readonly SheetToWrite[]): AsyncGenerator<Buffer> {
  const part = (name: string, xml: string): ZipFile => ({ name, data: [xml] });
  const list = (make: (sheet: SheetToWrite, number: number) => string) =>
    sheets.map((sheet, i) => make(sheet, i + 1)).join('');
  return writeZip([
    part(
      '[Content_Types].xml',
      `${prolog}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>${list((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${contentType}.worksheet+xml"/>`)}</Types>`,
    ),
    part(
      '_rels/.rels',
      `${prolog}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `${prolog}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list(({ name }, n) => `<sheet name="${escapeXml(sheetName(name))}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `${prolog}<Relationships xmlns="${packaged}/relationships">${list((_, n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    part('xl/styles.xml', styles),
    ...sheets.map((sheet, i): ZipFile => ({ name: `xl/worksheets/sheet${i + 1}.xml`, data: sheetXml(sheet) })),
  ]);
}

/** Excel allows 31 characters without `[]:*?/\`. */
const sheetName = (name: string): string =>
  name
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim() || 'Data';

async function* sheetXml({ columns, rows }: SheetToWrite): AsyncGenerator<string> {
  const letters = columns.map((_, i) => columnLetters(i));
  const cols = columns.map(({ kind, heading, width }, i) => {
    const wide = width ?? Math.min(60, Math.max(heading.length + 4, kind === 'text' ? 18 : 13));
    return `<col min="${i + 1}" max="${i + 1}" width="${wide}" customWidth="1" style="${styleOf[kind]}"/>`;
  });
  yield `${prolog}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>`;
  const headings = columns.map(({ heading }, i) => textCell(`${letters[i]}1`, styleOf.heading, heading));
  yield `<row r="1">${headings.join('')}</row>`;
  let number = 1;
  for await (const batch of rows) {
    let xml = '';
    for (const row of batch) {
      number++;
      xml += `<row r="${number}">`;
      for (const [i, column] of columns.entries()) xml += cellXml(`${letters[i]}${number}`, column.kind, row[i]);
      xml += '</row>';
    }
    yield xml;
  }
  const filter = columns.length ? `<autoFilter ref="A1:${letters.at(-1)}${number}"/>` : '';
  yield `</sheetData>${filter}</worksheet>`;
}

const textCell = (at: string, style: number, text: string) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

function cellXml(at: string, kind: ColumnKind, cell: Cell | undefined): string {
  if (cell === null || cell === undefined || cell === '') return '';
  const style = styleOf[kind];
  if (kind === 'text' || typeof cell === 'boolean') return textCell(at, styleOf.text, cellText(cell));
  const value = kind === 'date' || kind === 'datetime' ? serialOf(String(cell)) : Number(cell);
  if (!Number.isFinite(value)) return textCell(at, styleOf.text, cellText(cell));
  return `<c r="${at}" s="${style}"><v>${value}</v></c>`;
}

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe in front, which the import takes away again
 * (OWASP "CSV Injection"; East Asian editions run the full-width signs as well). Guarded text gets one more, so that every text comes back as it was.
 */
const guarded = (text: string): string => (/^'*[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Semicolons and decimal commas, as Excel with Indonesian settings expects; the mark says that it is UTF-8. */
export async function* writeCsv({ columns, rows }: Pick<SheetToWrite, 'columns' | 'rows'>): AsyncGenerator<string> {
  yield `\ufeff${columns.map(({ heading }) => quoted(guarded(heading))).join(';')}\r\n`;
  for await (const batch of rows) {
    let text = '';
    for (const row of batch) text += `${columns.map(({ kind }, i) => csvCell(kind, row[i])).join(';')}\r\n`;
    yield text;
  }
}

function csvCell(kind: ColumnKind, cell: Cell | undefined): string {
  if (cell === null || cell === undefined || cell === '') return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (kind === 'datetime' && typeof cell === 'string' && !Number.isNaN(Date.parse(cell))) return localMoment(cell);
  return quoted(guarded(cellText(cell)));
}
