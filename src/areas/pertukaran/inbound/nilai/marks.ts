import { z } from 'zod';
import { letterOf } from '../../../../../resources/nilai/letterOfGrade.ts';
import type { LembarKelas, NilaiPeserta } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { nilaiAkhir } from '../../../../../resources/pertukaran/hitungNilai.ts';
import { semuaKomponen } from '../../../../../resources/pertukaran/mkInbound.ts';
import { gradeOf, scoreOf, scoreText } from '../../../nilai/grading/scoreText.ts';

/** Columns of the grid in order: attendance, then the components. */
export const columns = [
  { name: 'kehadiran', label: 'Kehadiran', bobot: null },
  ...semuaKomponen.map(({ nilai, label, bobot }) => ({ name: nilai, label, bobot })),
] as const;
type Column = (typeof columns)[number]['name'];

const cellsShape = z.object({
  kehadiran: z.string(),
  nilaiPartisipasi: z.string(),
  nilaiTugas: z.string(),
  nilaiUts: z.string(),
  nilaiUas: z.string(),
}) satisfies z.ZodType<Record<Column, string>>;
const typedShape = z.record(z.string(), cellsShape.readonly()).readonly();

export type TypedRow = z.infer<typeof typedShape>[string];
/** Typed texts by row of a study plan. */
export type Typed = z.infer<typeof typedShape>;

/** Typed texts and note about one student. */
export const markShape = z.object({ typed: typedShape, note: z.string() });

const rowOf = (row: NilaiPeserta): TypedRow => ({
  kehadiran: scoreText(row.kehadiran),
  nilaiPartisipasi: scoreText(row.nilaiPartisipasi),
  nilaiTugas: scoreText(row.nilaiTugas),
  nilaiUts: scoreText(row.nilaiUts),
  nilaiUas: scoreText(row.nilaiUas),
});

export const editsShape = z.record(z.string(), cellsShape.partial().readonly()).readonly();

/** Edited cells by row; they stay when stored values are loaded again. */
export type Edits = z.infer<typeof editsShape>;

export const typedOf = ({ peserta }: LembarKelas, edits: Edits = {}): Typed =>
  Object.fromEntries(peserta.map(row => [row.idKrsDetail, { ...rowOf(row), ...edits[row.idKrsDetail] }]));

/** Edits made after `sent` was sent. */
export const typedSince = (edits: Edits, sent: Edits): Edits =>
  Object.fromEntries(
    Object.entries(edits).map(([id, row]) => [
      id,
      Object.fromEntries(columns.flatMap(({ name }) => (row[name] === sent[id]?.[name] ? [] : [[name, row[name]]]))),
    ]),
  );

/** Error of a cell's text; null if it is valid. */
export const problemOf = (text: string): string | null => {
  const score = scoreOf(text);
  return score.kind === 'salah' ? score.message : null;
};

/** Grade and letter as they would be with what is typed. */
export function liveGrade(sheet: LembarKelas, typed: TypedRow): { total: number; huruf: string } {
  const marks = Object.fromEntries(semuaKomponen.map(({ nilai }) => [nilai, gradeOf(typed[nilai])]));
  const total = nilaiAkhir(marks, sheet.bobot);
  return { total, huruf: letterOf(sheet.skala, total)?.huruf ?? '' };
}

/** Final grades of those whose weighted components are all there. */
export const fullTotals = (sheet: LembarKelas, typed: Typed): number[] =>
  sheet.peserta.flatMap(({ idKrsDetail }) => {
    const own = typed[idKrsDetail];
    const full = own && columns.every(({ name, bobot }) => !bobot || own[name].trim() !== '');
    return full ? [liveGrade(sheet, own).total] : [];
  });

/** Rows that differ from what is stored, as the call takes them. */
export function changedItems(sheet: LembarKelas, typed: Typed) {
  return sheet.peserta.flatMap(row => {
    const now = typed[row.idKrsDetail];
    const stored = rowOf(row);
    if (!now || row.status === 'final') return [];
    const changed = columns.filter(({ name }) => now[name].trim() !== stored[name]);
    if (!changed.length) return [];
    const marks = Object.fromEntries(changed.map(({ name }) => [name, gradeOf(now[name])]));
    return [{ idKrsDetail: row.idKrsDetail, version: row.version, ...marks }];
  });
}
