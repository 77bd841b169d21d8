import type { BarisJawaban } from '../../../resources/formulir/panggilan.ts';
import { isFiled } from '../../../resources/kit/form/definition.ts';
import { namedIn } from '../../../resources/kit/form/namedIn.ts';
import { answerAt, answerWords, type FormColumn } from '../../../resources/kit/form/versions.ts';
import { isRecord, type Registry } from '../../../resources/kit/index.ts';
import { user } from '../../../resources/pengaturan/user.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { escapeLike } from '../../platform/engine/where.ts';
import { anonymousTables } from './anonymous.ts';
import { type FormRow, tables } from './forms.ts';
import { rowLabels } from './moments.ts';
import { participantTable } from './participantSql.ts';

/** Answers on a page of the table, texts on a page of a question. */
const pageOf = { rows: 25, texts: 20 } as const;

export interface AnswerRow extends DbRow {
  id: string;
  nama: string;
  dikirimPada: string | null;
  nomorVersi: number;
  idBaris: string | null;
  isi: unknown;
}

/** Answers that were sent, with who sent them: `$1` is the form. */
export const sentRows = `from ${tables.answer} j left join ${tableName(user)} u on u.id = j.id_user
  left join ${participantTable} p on p.id = j.id_peserta
  where j.id_formulir = $1 and j.keadaan = 'terkirim'`;
const nameSql = `coalesce(u.name, p.nama, p.surel, 'Tautan terbuka')`;
export const sentColumns = `j.id, ${nameSql} as nama, j.dikirim_pada, j.nomor_versi, j.id_baris, j.isi`;

/** Answers that count in results, as `isi` and `at`: `$1` is the form, which is either anonymous or not. */
export const keptAnswers = (): string =>
  `select isi, dikirim_pada as at from ${tables.answer} where id_formulir = $1 and keadaan = 'terkirim'
   union all
   select isi, null from ${anonymousTables.answer} where id_formulir = $1 and tampil`;

const pathOf = ({ question, row }: FormColumn): string[] => {
  if (question.kind === 'row') return [question.id, 'nama'];
  return row === null ? [question.id] : [question.id, row];
};

/** What the table is asked for; the columns stand outside of repeated sections. */
export interface TableQuery {
  readonly mulai: number;
  readonly q: string | undefined;
  readonly filter: { readonly column: FormColumn; readonly value: string } | undefined;
  readonly sort: FormColumn | undefined;
  readonly descending: boolean;
}

/** A page of answers, one by one. */
export async function listAnswers(
  on: Queryable,
  { registry, form }: { registry: Registry; form: FormRow },
  columns: readonly FormColumn[],
  asked: TableQuery,
): Promise<{ jumlah: number; baris: BarisJawaban[] }> {
  const values: unknown[] = [form.id];
  const bind = (value: unknown) => `$${values.push(value)}`;
  let where = '';
  if (asked.filter) {
    const path = `j.isi #> ${bind(pathOf(asked.filter.column))}::text[]`;
    const value = bind(asked.filter.value);
    where += ` and (${path} #>> '{}' = ${value} or ${path} @> to_jsonb(${value}::text))`;
  }
  if (asked.q) where += ` and ${nameSql} ilike ${bind(`%${escapeLike(asked.q)}%`)}`;
  const total = await on.one<{ n: number }>(`select count(*)::int as n ${sentRows}${where}`, values);
  const direction = asked.descending ? 'desc' : 'asc';
  const order = asked.sort ? `j.isi #> ${bind(pathOf(asked.sort))}::text[] ${direction} nulls last, ` : '';
  const rows = await on.query<AnswerRow>(
    `select ${sentColumns} ${sentRows}${where} order by ${order}j.dikirim_pada ${direction}, j.id
      limit ${pageOf.rows} offset ${bind(asked.mulai)}`,
    values,
  );
  const about = await rowLabels(
    registry,
    on,
    form,
    rows.flatMap(({ idBaris }) => idBaris ?? []),
  );
  const shown = columns.filter(({ section }) => section === null);
  return {
    jumlah: total?.n ?? 0,
    baris: rows.map(({ isi, id: row, nama, idBaris, dikirimPada, nomorVersi }) => ({
      id: row,
      nama,
      tentang: about.get(idBaris ?? '') ?? null,
      dikirimPada,
      nomorVersi,
      isi: Object.fromEntries(
        shown.map(column => [column.key, answerWords(column, answerAt(column, isRecord(isi) ? isi : {}))]),
      ),
      berkas: Object.fromEntries(
        shown
          .filter(({ question }) => isFiled(question.kind))
          .map(column => [column.key, namedIn(answerAt(column, isRecord(isi) ? isi : {}))]),
      ),
    })),
  };
}

/** What was written to one question, with when, which nobody knows of an anonymous answer. */
function textsSql({ question, section }: FormColumn, values: unknown[]): string {
  const written = `(${keptAnswers()}) j`;
  const key = `$${values.push(question.id)}`;
  if (section === null) return `(select j.at, j.isi ->> ${key} as teks from ${written})`;
  const rows = `j.isi -> $${values.push(section)}`;
  return `(select j.at, r ->> ${key} as teks from ${written},
    jsonb_array_elements(case jsonb_typeof(${rows}) when 'array' then ${rows} else '[]'::jsonb end) r)`;
}

/** Everything that was written to one question, in the order of the alphabet. */
export async function everyText(on: Queryable, id: string, column: FormColumn): Promise<string[]> {
  const values: unknown[] = [id];
  const rows = await on.query<DbRow & { teks: string }>(
    `select teks from ${textsSql(column, values)} t where teks is not null order by teks`,
    values,
  );
  return rows.map(({ teks }) => teks);
}

/** A page of what was written to one question, newest first, anonymous ones by the alphabet; `q` is looked for in it. */
export async function listTexts(
  on: Queryable,
  id: string,
  column: FormColumn,
  { q, mulai }: { q: string | undefined; mulai: number },
): Promise<{ jumlah: number; teks: string[] }> {
  const values: unknown[] = [id];
  const source = textsSql(column, values);
  const wanted = q ? ` and teks ilike $${values.push(`%${escapeLike(q)}%`)}` : '';
  // One pass for both: taking ten thousand answers apart is what costs.
  const found = await on.one<DbRow & { jumlah: number; teks: string[] }>(
    `with found as materialized (select at, teks from ${source} t where teks is not null${wanted})
     select (select count(*)::int from found) as jumlah, coalesce((select json_agg(p.teks) from (
       select teks from found order by at desc, teks limit ${pageOf.texts} offset $${values.push(mulai)}) p), '[]') as teks`,
    values,
  );
  return { jumlah: found?.jumlah ?? 0, teks: found?.teks ?? [] };
}
