import { type ImportColumn, messages } from '../../../resources/kit/index.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { isBlank } from '../../platform/documents/spreadsheet/cell.ts';
import type { RawRow } from '../../platform/documents/spreadsheet/rawRow.ts';
import { readSpreadsheet } from '../../platform/documents/spreadsheet/read.ts';
import { withDateOrders } from '../../platform/engine/import/dates.ts';
import { type Draft, PlainReader } from '../../platform/engine/import/draft.ts';
import { detectColumns } from '../../platform/engine/import/mapping.ts';
import { HttpError } from '../../platform/errors.ts';
import { maxImportMb, tooManyRows } from '../mbkm/imports/upload.ts';
import { mustHaveColumns, type ParticipantSheet } from './columns.ts';

/** Rows of cells as values by column. */
export function draftsOf(sheet: ParticipantSheet, kolom: readonly ImportColumn[], rows: readonly RawRow[]): Draft[] {
  const reader = new PlainReader(sheet.fields, kolom);
  return rows.map(row => reader.read(row));
}

/**
 * The rows of an uploaded file with what its columns fill.
 * @param most rows that are taken
 * @throws HttpError 413 above 5 MB, 422 for another kind of file, a missing column, no rows or too many
 */
export async function readRows(
  sheet: ParticipantSheet,
  bytes: Buffer,
  most: number,
): Promise<{ kolom: ImportColumn[]; rows: RawRow[] }> {
  if (bytes.length > maxImportMb * 1024 * 1024) throw new HttpError(413, messages.tooLarge({ mb: maxImportMb }));
  const file = await readSpreadsheet(bytes, heading => sheet.headings.find(heading) !== undefined);
  const kolom = detectColumns(file.header, sheet.headings);
  mustHaveColumns(sheet, kolom);
  const rows: RawRow[] = [];
  for await (const batch of file.rows) {
    rows.push(...batch.filter(({ cells }) => kolom.some(({ field }, at) => field !== null && !isBlank(cells[at]))));
    if (rows.length > most) throw tooManyRows(most);
  }
  if (!rows.length) throw new HttpError(422, mbkmRefusals.fileEmpty);
  return { kolom: withDateOrders(kolom, sheet.fields, rows), rows };
}
