import type { HasilFormulir, HasilKolom } from '../../../resources/formulir/panggilan.ts';
import { formulirRefusals } from '../../../resources/formulir/refusals.ts';
import { type Form, hasChoices, isNumeric, type QuestionKind } from '../../../resources/kit/form/definition.ts';
import { type FormColumn, formColumns } from '../../../resources/kit/form/versions.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { seesAnswers } from '../../platform/engine/extras/seen.ts';
import { badRequest } from '../../platform/errors.ts';
import { anonymousTables, fewestAnswers } from './anonymous.ts';
import { answersShown, peopleByQuestion, withoutFew } from './anonymousResults.ts';
import { keptAnswers } from './answerRows.ts';
import { type FormRow, tables } from './forms.ts';
import { readVersions } from './versions.ts';

/**
 * Every answer with its question, those of repeated sections once for each time: `cells(key, value)`.
 * $1 the form, $2 ids of questions, $3 ids of repeated sections.
 */
const cells = `with kept as (
    ${keptAnswers()}
  ), cells as (
    select e.key, e.value from kept, jsonb_each(kept.isi) e where e.key = any($2::text[])
    union all
    select e.key, e.value from kept, jsonb_each(kept.isi) s,
      jsonb_array_elements(case jsonb_typeof(s.value) when 'array' then s.value else '[]'::jsonb end) r,
      jsonb_each(case jsonb_typeof(r) when 'object' then r else '{}'::jsonb end) e
     where s.key = any($3::text[]) and e.key = any($2::text[])
  )`;

interface Bar extends DbRow {
  key: string;
  /** Line of a table of choices; empty elsewhere. */
  line: string;
  value: string;
  n: number;
}

interface Numbers extends DbRow {
  key: string;
  lo: number;
  hi: number;
  mean: number;
  bucket: number;
  n: number;
}

/** Parts into which the range of a number is cut. */
const buckets = 8;

/** How often each value was given. Of what was put in order only the first place counts. */
const countValues = (on: Queryable, values: readonly unknown[]): Promise<Bar[]> =>
  on.query<Bar>(
    `${cells}
     select key, '' as line, value #>> '{}' as value, count(*)::int as n from cells
      where jsonb_typeof(value) in ('string', 'number', 'boolean') and key = any($4::text[]) group by 1, 3
     union all
     select c.key, '', x.chosen, count(*)::int from cells c,
       jsonb_array_elements_text(case jsonb_typeof(c.value) when 'array' then c.value else '[]'::jsonb end)
         with ordinality x(chosen, place)
      where c.key = any($4::text[]) and (x.place = 1 or c.key <> all($5::text[])) group by 1, 3
     union all
     select c.key, x.key, x.value, count(*)::int from cells c,
       jsonb_each_text(case jsonb_typeof(c.value) when 'object' then c.value else '{}'::jsonb end) x
      where c.key = any($4::text[]) group by 1, 2, 3`,
    values,
  );

const countDays = (on: Queryable, values: readonly unknown[]): Promise<Bar[]> =>
  on.query<Bar>(
    `${cells}
     select key, '' as line, left(value #>> '{}', case when key = any($5::text[]) then 2 else 7 end) as value,
       count(*)::int as n
       from cells where jsonb_typeof(value) = 'string' and key = any($4::text[]) group by 1, 3 order by 3`,
    values,
  );

const countNumbers = (on: Queryable, values: readonly unknown[]): Promise<Numbers[]> =>
  on.query<Numbers>(
    `${cells}, numbers as (
       select key, (value #>> '{}')::numeric as x from cells where jsonb_typeof(value) = 'number' and key = any($4::text[])
     ), ends as (select key, min(x) as lo, max(x) as hi, avg(x) as mean from numbers group by key)
     select key, lo::float8 as lo, hi::float8 as hi, mean::float8 as mean,
       case when hi = lo then 1 else least(${buckets}, width_bucket(x, lo, hi, ${buckets})) end as bucket,
       count(*)::int as n
       from numbers join ends using (key) group by key, ends.lo, ends.hi, ends.mean, 5 order by 1, 5`,
    values,
  );

interface Counts {
  readonly jawaban: number;
  readonly draf: number;
  readonly terjawab: Readonly<Record<string, number>>;
}

/** As `answeredCounts`; questions that fewer than five have answered are left out. */
async function anonymousCounts(on: Queryable, id: string): Promise<Counts> {
  const total = await on.one<{ n: number }>(
    `select count(*)::int as n from ${anonymousTables.answered} where id_formulir = $1`,
    [id],
  );
  const people = [...(await peopleByQuestion(on, id))].filter(([, n]) => n >= fewestAnswers);
  return { jawaban: total?.n ?? 0, draf: 0, terjawab: Object.fromEntries(people) };
}

/** How many have sent their answers, how many have begun, and how many answered each question. */
export async function answeredCounts(on: Queryable, { id, anonim }: Pick<FormRow, 'id' | 'anonim'>): Promise<Counts> {
  if (anonim) return anonymousCounts(on, id);
  const total = await on.one<{ sent: number; begun: number }>(
    `select count(*) filter (where keadaan = 'terkirim')::int as sent,
       count(*) filter (where keadaan = 'draf')::int as begun from ${tables.answer} where id_formulir = $1`,
    [id],
  );
  const rows = await on.query<{ key: string; n: number }>(
    `select e.key, count(*)::int as n from ${tables.answer} j, jsonb_each(j.isi) e
      where j.id_formulir = $1 and j.keadaan = 'terkirim' group by 1`,
    [id],
  );
  return {
    jawaban: total?.sent ?? 0,
    draf: total?.begun ?? 0,
    terjawab: Object.fromEntries(rows.map(({ key, n }) => [key, n])),
  };
}

/** Answers as bars: choices, yes and no, scales. */
const isCounted = (kind: QuestionKind): boolean =>
  hasChoices(kind) || kind === 'yesno' || kind === 'agree' || kind === 'scale';
/** Kinds whose answers are read one by one. */
export const isText = (kind: QuestionKind): boolean =>
  kind === 'text' || kind === 'longtext' || kind === 'phone' || kind === 'email' || kind === 'url' || kind === 'place';
const isNumber = (kind: QuestionKind): boolean => isNumeric(kind) && kind !== 'scale';

/** Bars that are there even where nobody chose them, in their order. */
function barsExpected({ question: { kind, choices, min, max } }: FormColumn): { nilai: string; label: string }[] {
  if (kind === 'yesno')
    return [
      { nilai: 'true', label: 'Ya' },
      { nilai: 'false', label: 'Tidak' },
    ];
  if (kind === 'agree') return [{ nilai: 'true', label: 'Setuju' }];
  if (kind !== 'scale') return choices.map(({ value, label }) => ({ nilai: value, label }));
  const low = min ?? 1;
  return Array.from({ length: (max ?? 5) - low + 1 }, (_, i) => ({ nilai: String(low + i), label: String(low + i) }));
}

function barsOf(column: FormColumn, found: readonly Bar[]): HasilKolom['batang'] {
  const mine = found.filter(({ key, line }) => key === column.question.id && line === (column.row ?? ''));
  const expected = barsExpected(column);
  const others = mine.filter(({ value }) => !expected.some(({ nilai }) => nilai === value));
  return [
    ...expected.map(bar => ({ ...bar, jumlah: mine.find(({ value }) => value === bar.nilai)?.n ?? 0 })),
    ...others.map(({ value, n }) => ({ nilai: value, label: value, jumlah: n })),
  ];
}

const short = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

function bucketsOf(rows: readonly Numbers[]): HasilKolom['batang'] {
  const [first] = rows;
  if (!first) return [];
  const { lo, hi } = first;
  if (lo === hi) return [{ nilai: String(lo), label: short.format(lo), jumlah: first.n }];
  const width = (hi - lo) / buckets;
  return Array.from({ length: buckets }, (_, i) => ({
    nilai: String(lo + i * width),
    label: `${short.format(lo + i * width)} – ${short.format(lo + (i + 1) * width)}`,
    jumlah: rows.find(({ bucket }) => bucket === i + 1)?.n ?? 0,
  }));
}

/** Columns of a form over all of its versions. */
export const columnsOf = async (on: Pick<Queryable, 'query'>, id: string, reader: Reader): Promise<FormColumn[]> =>
  seenColumns(
    (await readVersions(on, id)).map(({ form }) => form),
    reader,
  );

type Reader = Pick<Caller, 'baseRole'>;

/** Columns that a reader sees: a question may be for some of them. @param versions oldest first */
export const seenColumns = (versions: readonly Form[], reader: Reader): FormColumn[] =>
  formColumns(versions).filter(({ question }) => seesAnswers(reader)(question));

/** What was answered, question by question. */
export async function summariseAnswers(on: Queryable, form: FormRow, reader: Reader): Promise<HasilFormulir> {
  const columns = await columnsOf(on, form.id, reader);
  const idsOf = (test: (kind: QuestionKind) => boolean) => [
    ...new Set(columns.filter(({ question }) => test(question.kind)).map(({ question }) => question.id)),
  ];
  const sections = [...new Set(columns.flatMap(({ section }) => section ?? []))];
  const asked = [form.id, idsOf(() => true), sections];
  const bars = await countValues(on, [...asked, idsOf(isCounted), idsOf(kind => kind === 'ranking')]);
  const days = await countDays(on, [
    ...asked,
    idsOf(kind => kind === 'date' || kind === 'time'),
    idsOf(kind => kind === 'time'),
  ]);
  const numbers = await countNumbers(on, [...asked, idsOf(isNumber)]);
  const answered = await on.query<{ key: string; n: number }>(
    `${cells} select key, count(*)::int as n from cells group by 1`,
    asked,
  );
  const { jawaban, draf } = await answeredCounts(on, form);
  const told = columns.map(column => toldOf(column, { bars, days, numbers, answered }));
  const shown = form.anonim ? await answersShown(on, form.id) : jawaban;
  return {
    id: form.id,
    judul: form.judul,
    status: form.status,
    nomorVersi: form.nomorVersi,
    terkirim: jawaban,
    draf,
    anonim: form.anonim ?? false,
    ditampilkan: shown,
    kolom: form.anonim ? withoutFew(told, columns, await peopleByQuestion(on, form.id)) : told,
  };
}

interface Found {
  readonly bars: readonly Bar[];
  readonly days: readonly { key: string; value: string; n: number }[];
  readonly numbers: readonly Numbers[];
  readonly answered: readonly { key: string; n: number }[];
}

/** What was answered to one question. */
function toldOf(column: FormColumn, { bars, days, numbers, answered }: Found): HasilKolom {
  const { question, key, heading, section, removed } = column;
  const mine = numbers.filter(row => row.key === question.id);
  const [first] = mine;
  return {
    kunci: key,
    judul: heading,
    jenis: question.kind,
    berulang: section !== null,
    dihapus: removed,
    sedikit: false,
    terjawab: answered.find(row => row.key === question.id)?.n ?? 0,
    batang: isCounted(question.kind)
      ? barsOf(column, bars)
      : isNumber(question.kind)
        ? bucketsOf(mine)
        : days
            .filter(row => row.key === question.id)
            .map(({ value, n }) => ({ nilai: value, label: dayLabel(value), jumlah: n })),
    angka: isNumber(question.kind) && first ? { terkecil: first.lo, terbesar: first.hi, rata: first.mean } : null,
  };
}

const months = new Intl.DateTimeFormat('id-ID', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `2026-11` → 'Nov 2026', `08` → '08.00'. */
const dayLabel = (value: string): string =>
  value.length === 2 ? `${value}.00` : months.format(new Date(`${value}-01T00:00:00Z`));

/** The column that a call names. @throws HttpError 400 */
export function columnNamed(columns: readonly FormColumn[], key: string): FormColumn {
  const found = columns.find(column => column.key === key);
  if (!found) throw badRequest(formulirRefusals.unknownColumn);
  return found;
}
