import type { CitationFormat } from '../../../../resources/kit/index.ts';
import type { Entry } from '../citation/entry.ts';
import { sanitizeSvg } from '../files/svg.ts';
import type { PdfShape, Unfit } from '../signing/addPlace.ts';
import { readCsvRows } from '../spreadsheet/csvRead.ts';
import type { NamedRows, RawRow } from '../spreadsheet/rawRow.ts';
import { readNamedSheets, readZipRows } from '../spreadsheet/xlsxRead.ts';

/** Jobs of the reading thread, and the pieces of their results. */
interface Jobs {
  /** Spreadsheets in an archive: XLSX, XLSB, ODS. */
  zip: { takes: Uint8Array; gives: RawRow[] };
  xls: { takes: Uint8Array; gives: RawRow[] };
  markup: { takes: Uint8Array; gives: RawRow[] };
  mht: { takes: Uint8Array; gives: RawRow[] };
  csv: { takes: Uint8Array; gives: RawRow[] };
  /** Some sheets of a workbook, XLSX or XLS, by their names in lower case. */
  sheets: { takes: { bytes: Uint8Array; kind: 'zip' | 'xls'; names: readonly string[] }; gives: NamedRows };
  bib: { takes: Uint8Array; gives: Entry[] };
  ris: { takes: Uint8Array; gives: Entry[] };
  /** What a signature is added to, or why none is. */
  pdf: { takes: Uint8Array; gives: PdfShape | Unfit };
  svg: { takes: string; gives: string | undefined };
}

export type JobName = keyof Jobs;
export type Takes<N extends JobName> = Jobs[N]['takes'];
export type Gives<N extends JobName> = Jobs[N]['gives'];
export type Job = { [N in JobName]: { name: N; input: Takes<N> } }[JobName];

export type Answer<N extends JobName = JobName> =
  | { piece: Gives<N> }
  | { done: true }
  | { refused: { statusCode: 413 | 422; message: string } }
  | { failed: string };

/** Does the work, in the thread. */
export async function* perform(job: Job): AsyncGenerator<Gives<JobName>, undefined> {
  switch (job.name) {
    case 'zip':
      return yield* readZipRows(Buffer.from(job.input));
    case 'xls':
    case 'markup':
    case 'mht':
      return yield* otherSpreadsheet(job.name, Buffer.from(job.input));
    case 'csv':
      return yield* readCsvRows(Buffer.from(job.input));
    case 'sheets':
      return yield* namedSheets(job.input);
    case 'bib':
    case 'ris':
      return yield* citations(job.name, job.input);
    case 'pdf':
      yield await pdfShape(job.input);
      return;
    case 'svg':
      yield sanitizeSvg(job.input);
  }
}

/** The library comes with the first file that needs it. */
async function* otherSpreadsheet(name: 'xls' | 'markup' | 'mht', bytes: Buffer): AsyncGenerator<RawRow[], undefined> {
  const { readXlsRows, readMarkedUpRows, readMhtRows } = await import('../spreadsheet/libraryRead.ts');
  return yield* { xls: readXlsRows, markup: readMarkedUpRows, mht: readMhtRows }[name](bytes);
}

async function* namedSheets({ bytes, kind, names }: Takes<'sheets'>): AsyncGenerator<NamedRows, undefined> {
  if (kind === 'zip') return yield* readNamedSheets(Buffer.from(bytes), names);
  const { readNamedXlsSheets } = await import('../spreadsheet/libraryRead.ts');
  return yield* readNamedXlsSheets(Buffer.from(bytes), names);
}

/** The library comes with the first PDF that is to be signed. */
async function pdfShape(input: Uint8Array): Promise<PdfShape | Unfit> {
  const { readShape } = await import('../signing/readShape.ts');
  return readShape(Buffer.from(input));
}

/** The grammar of BibTeX is fetched with the first file that needs it. */
async function* citations(format: CitationFormat, input: Uint8Array): AsyncGenerator<Entry[], undefined> {
  const { readCitations } = await import('../citation/read.ts');
  return yield* readCitations(format, Buffer.from(input));
}
