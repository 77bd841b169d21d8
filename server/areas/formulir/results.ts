import type { HasilFormulir, HasilKolom } from '../../../resources/formulir/panggilan.ts';
import { formulirRefusals } from '../../../resources/formulir/refusals.ts';
import { type Form, hasChoices, isNumeric, type QuestionKind } from '../../../resources/kit/form/definition.ts';
import { type FormColumn, formColumns } from '../../../resources/kit/form/versions.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { seesAnswers } from '../../platform/engine/extras/seen.ts';
import { badRequest } from '../../platform/errors.ts';
import { anonymousTables, countRows, fewestAnswers } from './anonymous.ts';
import { answersShown, peopleByQuestion, withoutFew } from './anonymousResults.ts';
import { type AnswerCounts, type BarCount, buckets, countAnswers, type NumberCount } from './countAnswers.ts';
import { type FormRow, tables } from './forms.ts';
import { readVersions } from './versions.ts';

interface Counts {
  readonly jawaban: number;
  readonly draf: number;
  readonly terjawab: Readonly<Record<string, number>>;
}

/** As `answeredCounts`; questions that fewer than five have answered are left out. */
async function anonymousCounts(on: Queryable, id: string): Promise<Counts> {
  const total = await countRows(on, anonymousTables.answered, id);
  const people = [...(await peopleByQuestion(on, id))].filter(([, n]) => n >= fewestAnswers);
  return { jawaban: total, draf: 0, terjawab: Object.fromEntries(people) };
}

/** How many have sent their answers, and how many have begun. */
async function sentCounts(
  on: Queryable,
  form: Pick<FormRow, 'id' | 'anonim'>,
): Promise<Pick<Counts, 'jawaban' | 'draf'>> {
  if (form.anonim) return anonymousCounts(on, form.id);
  const total = await on.one<{ sent: number; begun: number }>(
    `select count(*) filter (where keadaan = 'terkirim')::int as sent,
       count(*) filter (where keadaan = 'draf')::int as begun from ${tables.answer} where id_formulir = $1`,
    [form.id],
  );
  return { jawaban: total?.sent ?? 0, draf: total?.begun ?? 0 };
}

/** How many have sent their answers, how many have begun, and how many answered each question. */
export async function answeredCounts(on: Queryable, form: Pick<FormRow, 'id' | 'anonim'>): Promise<Counts> {
  if (form.anonim) return anonymousCounts(on, form.id);
  const rows = await on.query<{ key: string; n: number }>(
    `select e.key, count(*)::int as n from ${tables.answer} j, jsonb_each(j.isi) e
      where j.id_formulir = $1 and j.keadaan = 'terkirim' group by 1`,
    [form.id],
  );
  return {
    ...(await sentCounts(on, form)),
    terjawab: Object.fromEntries(rows.map(({ key, n }) => [key, n])),
  };
}

/** Answers as bars: choices, yes and no, scales. */
export const isCounted = (kind: QuestionKind): boolean =>
  hasChoices(kind) || kind === 'yesno' || kind === 'agree' || kind === 'scale' || kind === 'row';
/** Kinds whose answers are read one by one. */
export const isText = (kind: QuestionKind): boolean =>
  kind === 'text' || kind === 'longtext' || kind === 'phone' || kind === 'email' || kind === 'url' || kind === 'place';
const isNumber = (kind: QuestionKind): boolean => isNumeric(kind) && kind !== 'scale';

/** Bars that are there even where nobody chose them, in their order. */
export function barsExpected({
  question: { kind, choices, min, max },
}: FormColumn): { nilai: string; label: string }[] {
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

function barsOf(column: FormColumn, found: readonly BarCount[]): HasilKolom['batang'] {
  const mine = found.filter(({ key, line }) => key === column.question.id && line === (column.row ?? ''));
  const expected = barsExpected(column);
  const others = mine.filter(({ value }) => !expected.some(({ nilai }) => nilai === value));
  if (column.question.kind === 'row') return mostChosen(others);
  return [
    ...expected.map(bar => ({ ...bar, jumlah: mine.find(({ value }) => value === bar.nilai)?.n ?? 0 })),
    ...others.map(({ value, n }) => ({ nilai: value, label: value, jumlah: n })),
  ];
}

/** Rows of the portal that a chart shows, those that most have chosen first. */
const mostBars = 20;

function mostChosen(found: readonly BarCount[]): HasilKolom['batang'] {
  const sorted = [...found].sort((a, b) => b.n - a.n || a.value.localeCompare(b.value));
  const rest = sorted.slice(mostBars).reduce((sum, { n }) => sum + n, 0);
  return [
    ...sorted.slice(0, mostBars).map(({ value, n }) => ({ nilai: value, label: value, jumlah: n })),
    ...(rest ? [{ nilai: '', label: 'Lainnya', jumlah: rest }] : []),
  ];
}

const short = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/** First and last number of a part. */
type Part = readonly [from: number, to: number];

/** Classes of whole numbers; the first and the last end with what was answered. */
function wholeParts({ lo, hi }: NumberCount, step: number): Part[] {
  const start = Math.floor(lo / step) * step;
  return Array.from({ length: Math.floor((hi - start) / step) + 1 }, (_, i) => {
    const from = start + i * step;
    return [Math.max(from, lo), Math.min(from + step - 1, hi)];
  });
}

function evenParts({ lo, hi }: NumberCount): Part[] {
  if (lo === hi) return [[lo, hi]];
  const width = (hi - lo) / buckets;
  return Array.from({ length: buckets }, (_, i) => [lo + i * width, lo + (i + 1) * width]);
}

function bucketsOf(rows: readonly NumberCount[]): HasilKolom['batang'] {
  const [first] = rows;
  if (!first) return [];
  const parts = first.step === null ? evenParts(first) : wholeParts(first, first.step);
  return parts.map(([from, to], i) => ({
    nilai: String(from),
    label: from === to ? short.format(from) : `${short.format(from)} – ${short.format(to)}`,
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
  const found = await countAnswers(on, form.id, {
    all: idsOf(() => true),
    sections: [...new Set(columns.flatMap(({ section }) => section ?? []))],
    counted: idsOf(isCounted),
    rankings: idsOf(kind => kind === 'ranking'),
    days: idsOf(kind => kind === 'date' || kind === 'time'),
    times: idsOf(kind => kind === 'time'),
    numbers: idsOf(isNumber),
  });
  const { jawaban, draf } = await sentCounts(on, form);
  const told = columns.map(column => toldOf(column, found));
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

/** What was answered to one question. */
function toldOf(column: FormColumn, { bars, days, numbers, answered }: AnswerCounts): HasilKolom {
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
