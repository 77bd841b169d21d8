import type { ParticipantImport } from '../../../resources/kit/index.ts';
import { messages } from '../../../resources/kit/index.ts';
import { readSpreadsheet } from '../../documents/spreadsheet/read.ts';
import { HttpError } from '../../errors.ts';
import { cellsOf, headingsOf, positionsOf } from './columns.ts';
import type { NumberedRow } from './judge.ts';

/** Largest file of applicants (docs/domain/20 §2 POST M/import). */
export const maxImportMb = 5;

/**
 * Reads the rows of an uploaded file, XLSX or CSV as people make them: titles above the heading, semicolons, marks.
 * @param own what the programme adds to the columns
 * @param most rows that are taken
 * @throws HttpError 413 above 5 MB, 422 for another kind of file, a missing column, no rows or too many
 */
export async function readRows(own: ParticipantImport, bytes: Buffer, most: number): Promise<NumberedRow[]> {
  if (bytes.length > maxImportMb * 1024 * 1024) throw new HttpError(413, messages.tooLarge(maxImportMb));
  const sheet = await readSpreadsheet(bytes, headingsOf(own));
  const positions = positionsOf(own, sheet.header);
  const rows: NumberedRow[] = [];
  for await (const batch of sheet.rows) {
    for (const { number, cells } of batch) rows.push({ nomor: number, cells: cellsOf(cells, positions) });
    if (rows.length > most) throw new HttpError(422, `Berkas memuat lebih dari ${most} baris.`);
  }
  const filled = rows.filter(({ cells }) => Object.keys(cells).length > 0);
  if (!filled.length) throw new HttpError(422, 'Berkas tidak memuat baris data.');
  return filled;
}
