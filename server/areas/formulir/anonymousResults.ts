import type { HasilKolom } from '../../../resources/formulir/panggilan.ts';
import type { FormColumn } from '../../../resources/kit/form/versions.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { Cell } from '../../platform/documents/spreadsheet/cell.ts';
import type { SheetToWrite } from '../../platform/documents/spreadsheet/write.ts';
import { anonymousTables, fewestAnswers } from './anonymous.ts';
import { everyText } from './answerRows.ts';

/** People who answered each question, by its id, among the answers that count: of repeated sections each person once. */
export async function peopleByQuestion(on: Queryable, form: string): Promise<ReadonlyMap<string, number>> {
  const rows = await on.query<DbRow & { key: string; n: number }>(
    `with kept as (select id, isi from ${anonymousTables.answer} where id_formulir = $1 and tampil)
     select key, count(distinct id)::int as n from (
       select kept.id, e.key from kept, jsonb_each(kept.isi) e
       union all
       select kept.id, e.key from kept, jsonb_each(kept.isi) s,
         jsonb_array_elements(case jsonb_typeof(s.value) when 'array' then s.value else '[]'::jsonb end) r,
         jsonb_each(case jsonb_typeof(r) when 'object' then r else '{}'::jsonb end) e
     ) x group by 1`,
    [form],
  );
  return new Map(rows.map(({ key, n }) => [key, n]));
}

/** Answers that count in the results. */
export async function answersShown(on: Queryable, form: string): Promise<number> {
  const sql = `select count(*)::int as n from ${anonymousTables.answer} where id_formulir = $1 and tampil`;
  return (await on.one<{ n: number }>(sql, [form]))?.n ?? 0;
}

/** What is shown of a question that fewer than five have answered: nothing, nor how many they are. */
const unsaid = (column: HasilKolom): HasilKolom => ({ ...column, sedikit: true, terjawab: 0, batang: [], angka: null });

/** Leaves out questions that fewer than five people have answered; a line of a table of choices is one by itself. */
export function withoutFew(
  told: readonly HasilKolom[],
  columns: readonly FormColumn[],
  people: ReadonlyMap<string, number>,
): HasilKolom[] {
  return told.map((column, i) => {
    const { question, row } = columns[i] ?? {};
    const all = people.get(question?.id ?? '') ?? 0;
    const n = typeof row === 'string' ? column.batang.reduce((sum, { jumlah }) => sum + jumlah, 0) : all;
    return n < fewestAnswers ? unsaid(column) : column;
  });
}

/**
 * Results of an anonymous form as sheets: how often each answer was given, and what was written, question by question
 * and in the order of the alphabet. What one person answered stands nowhere together.
 */
export function summarySheets(
  on: Queryable,
  form: string,
  told: readonly HasilKolom[],
  { columns, codes }: { columns: readonly FormColumn[]; codes: boolean },
): SheetToWrite[] {
  const shown = told.filter(({ sedikit }) => !sedikit);
  const name = ({ kunci, judul, dihapus }: HasilKolom) => (codes ? kunci : `${judul}${dihapus ? ' (dihapus)' : ''}`);

  async function* counts() {
    for (const column of shown) {
      const rows = column.batang.map(({ nilai, label, jumlah }): Cell[] => [
        name(column),
        codes ? nilai : label,
        jumlah,
      ]);
      const { angka } = column;
      if (angka) rows.push([name(column), 'Rata-rata', angka.rata]);
      yield rows;
    }
  }

  async function* texts() {
    for (const column of shown) {
      const asked = columns.find(({ key }) => key === column.kunci);
      if (!asked || column.batang.length) continue;
      yield (await everyText(on, form, asked)).map((text): Cell[] => [name(column), text]);
    }
  }

  const heading = { heading: 'Pertanyaan', kind: 'text' } as const;
  return [
    {
      name: 'Ringkasan',
      columns: [heading, { heading: 'Jawaban', kind: 'text' }, { heading: 'Jumlah', kind: 'decimal' }],
      rows: counts(),
    },
    { name: 'Teks', columns: [heading, { heading: 'Jawaban', kind: 'text' }], rows: texts() },
  ];
}
