import type { SilangFormulir } from '../../../resources/formulir/hasilPanggilan.ts';
import type { FormColumn } from '../../../resources/kit/form/versions.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { fewestAnswers } from './anonymous.ts';
import { type FormRow, tables } from './forms.ts';
import { participantTable } from './participantSql.ts';
import { barsExpected, isCounted } from './results.ts';

/** Most groups that are told. */
const mostGroups = 60;

interface Counted extends DbRow {
  nama: string;
  kunci: string;
  baris: string;
  nilai: string;
  n: number;
}

/** Answers with what they are grouped by: of people as they were chosen, of rows as they were when they were answered. */
const counted = `select coalesce(j.kelompok, p.kelompok) as kelompok, j.isi from ${tables.answer} j
  left join ${participantTable} p on p.id_formulir = j.id_formulir and (p.id_user = j.id_user or p.id = j.id_peserta)
  where j.id_formulir = $1 and j.keadaan = 'terkirim'`;

/** $1 the form, $2 the label. */
const grouped = `select c.kelompok ->> $2 as nama, c.isi from (${counted}) c where c.kelompok ? $2`;

/**
 * Answers of a named form by group of those who gave them, as they were chosen: study programme, period, partner. Of
 * groups of fewer than five nothing is told, nor of a question that fewer than five of a group have answered.
 * @param only name of the one group that is asked for
 */
export async function answersAcross(
  on: Queryable,
  { id, anonim }: Pick<FormRow, 'id' | 'anonim'>,
  columns: readonly FormColumn[],
  by: string | undefined,
  only?: string,
): Promise<SilangFormulir> {
  const labels = anonim
    ? []
    : await on.query<DbRow & { label: string }>(
        `select distinct e.key as label from ${participantTable} p, jsonb_each_text(p.kelompok) e where p.id_formulir = $1
         union select e.key from ${tables.answer} j, jsonb_each_text(j.kelompok) e where j.id_formulir = $1 order by 1`,
        [id],
      );
  const menurut = labels.map(({ label }) => label);
  if (by === undefined || !menurut.includes(by)) return { menurut, kelompok: [] };
  const groups = await on.query<DbRow & { nama: string; n: number }>(
    `select nama, count(*)::int as n from (${grouped}) g where $3::text is null or nama = $3
      group by 1 order by 1 limit ${mostGroups}`,
    [id, by, only ?? null],
  );
  const found = await on.query<Counted>(
    `with g as (${grouped}), e as (select g.nama, e.key, e.value from g, jsonb_each(g.isi) e)
     select nama, key as kunci, '' as baris, value #>> '{}' as nilai, count(*)::int as n from e
      where jsonb_typeof(value) in ('string', 'number', 'boolean') and key = any($3::text[]) group by 1, 2, 4
     union all
     select nama, key, '', x.chosen, count(*)::int from e,
       jsonb_array_elements_text(case jsonb_typeof(value) when 'array' then value else '[]'::jsonb end)
         with ordinality x(chosen, place)
      where key = any($3::text[]) and (x.place = 1 or key <> all($4::text[])) group by 1, 2, 4
     union all
     select nama, e.key, x.key, x.value, count(*)::int from e,
       jsonb_each_text(case jsonb_typeof(e.value) when 'object' then e.value else '{}'::jsonb end) x
      where e.key = any($3::text[]) group by 1, 2, 3, 4`,
    [
      id,
      by,
      columns.map(({ question }) => question.id),
      columns.filter(({ question }) => question.kind === 'ranking').map(({ question }) => question.id),
    ],
  );
  const shown = columns.filter(({ question, section }) => isCounted(question.kind) && section === null);
  return {
    menurut,
    kelompok: groups.map(({ nama, n }) => {
      if (n < fewestAnswers) return { nama, jumlah: 0, sedikit: true, kolom: [] };
      const mine = found.filter(row => row.nama === nama);
      return { nama, jumlah: n, sedikit: false, kolom: shown.flatMap(column => columnOf(column, mine)) };
    }),
  };
}

type Told = SilangFormulir['kelompok'][number]['kolom'];

function columnOf(column: FormColumn, rows: readonly Counted[]): Told {
  const { question, row, key } = column;
  const mine = rows.filter(each => each.kunci === question.id && each.baris === (row ?? ''));
  const batang = barsExpected(column).map(bar => ({
    ...bar,
    jumlah: mine.find(({ nilai }) => nilai === bar.nilai)?.n ?? 0,
  }));
  const sum = batang.reduce((all, { jumlah }) => all + jumlah, 0);
  // Of several chosen answers nobody knows from the counts how many people gave them: each count is one of them at least.
  const people = question.kind === 'several' ? Math.max(...batang.map(({ jumlah }) => jumlah)) : sum;
  if (people < fewestAnswers) return [];
  const rata =
    question.kind === 'scale' && sum
      ? batang.reduce((all, { nilai, jumlah }) => all + Number(nilai) * jumlah, 0) / sum
      : null;
  return [{ kunci: key, rata, batang }];
}
