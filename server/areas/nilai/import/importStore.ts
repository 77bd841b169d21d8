import type { ImportColumn, Programme } from '../../../../resources/kit/index.ts';
import type { PratinjauImpor } from '../../../../resources/mbkm/imporPeserta.ts';
import { mbkmRefusals } from '../../../../resources/mbkm/refusals.ts';
import { nilaiRefusals } from '../../../../resources/nilai/refusals.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { isBlank } from '../../../platform/documents/spreadsheet/cell.ts';
import type { RawRow } from '../../../platform/documents/spreadsheet/rawRow.ts';
import { readSpreadsheet } from '../../../platform/documents/spreadsheet/read.ts';
import { PlainReader } from '../../../platform/engine/import/draft.ts';
import { detectColumns } from '../../../platform/engine/import/mapping.ts';
import {
  findImport,
  finishCheck,
  type Importable,
  loadBatch,
  saveBatch,
  startImport,
} from '../../../platform/engine/import/store.ts';
import { HttpError } from '../../../platform/errors.ts';
import { countsOf, expiryOfImport, previewOf, shownCounts } from '../../mbkm/imports/preview.ts';
import { type SheetUpload, tooManyRows } from '../../mbkm/imports/upload.ts';
import { readSetting } from '../../pengaturan/settings.ts';
import { gradedRows, type ScoresOf } from './gradedRows.ts';
import { type JudgedScores, judgeScores, npmOf } from './judgeScores.ts';
import { type ScoreSheet, scoreSheet } from './scoreSheet.ts';

/** Files of scores wait with all others, under a name of each programme's own. */
export const storedAs = ({ name }: Pick<Programme, 'name'>): Importable => ({ name: `${name}/impor-nilai` });

/** Members of the groups that a file of some thousand rows can name. */
const mostMembers = { most: 20_000, instead: nilaiRefusals.splitByGroup } as const;

/** The rows of a file, judged by what is so now. */
export async function judgeFile(
  on: Queryable,
  of: ScoresOf,
  kolom: readonly ImportColumn[],
  rows: readonly RawRow[],
): Promise<{ sheet: ScoreSheet; judged: JudgedScores[] }> {
  const { engine, programme, jenis } = of;
  const sheet = await scoreSheet(on, engine.registry, programme, jenis);
  const reader = new PlainReader(sheet.fields, kolom);
  const drafts = rows.map(row => reader.read(row));
  const named = await gradedRows(on, of, { npm: [...new Set(drafts.map(npmOf))] }, mostMembers);
  const groups = [...new Set(named.map(({ idKelompok }) => idKelompok))];
  const members = await gradedRows(on, of, { groups }, mostMembers);
  const students = new Map(named.map(one => [one.npm, one]));
  return { sheet, judged: judgeScores(sheet, { programme, students, members }, drafts) };
}

/**
 * Looks at a file of scores; no grade is written.
 * @throws HttpError 413, 422 for another kind of file, a missing column, no rows or too many
 */
export async function checkScores(of: ScoresOf, { name, bytes }: SheetUpload): Promise<PratinjauImpor> {
  const { engine, caller, programme, jenis } = of;
  const { db } = engine;
  const { headings } = await scoreSheet(db, engine.registry, programme, jenis);
  const file = await readSpreadsheet(bytes, heading => headings.find(heading) !== undefined);
  const kolom = detectColumns(file.header, headings);
  if (!kolom.some(({ field }) => field === 'npm')) throw new HttpError(422, nilaiRefusals.npmColumn);
  const most = await readSetting(db, 'import.maksBaris');
  const rows: RawRow[] = [];
  for await (const some of file.rows) {
    rows.push(...some.filter(({ cells }) => kolom.some(({ field }, at) => field !== null && !isBlank(cells[at]))));
    if (rows.length > most) throw tooManyRows(most);
  }
  if (!rows.length) throw new HttpError(422, mbkmRefusals.fileEmpty);
  const { judged } = await judgeFile(db, of, kolom, rows);
  const kept = judged.map(({ row }) => row);
  const id = await db.transaction(async tx => {
    const made = await startImport(tx, storedAs(programme), caller, name, engine.now());
    await saveBatch(tx, made, 0, rows, kept);
    await finishCheck(tx, made, { kolom, hak: null }, countsOf(kept));
    return made;
  });
  const stored = await findImport(db, caller, storedAs(programme), id);
  return {
    idImport: id,
    ...shownCounts(countsOf(kept)),
    kedaluwarsa: await expiryOfImport(db, id),
    baris: previewOf(await loadBatch(db, id, 0, true), stored),
  };
}
