import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { keptAnswers } from './answerRows.ts';

/** How often a value was given. */
export interface BarCount {
  readonly key: string;
  /** Line of a table of choices; empty elsewhere. */
  readonly line: string;
  readonly value: string;
  readonly n: number;
}

/** Numbers of a question in one part of their range, with what the question has as a whole. */
export interface NumberCount {
  readonly key: string;
  readonly lo: number;
  readonly hi: number;
  readonly mean: number;
  /** Whole numbers of one class (1, 2, 5, 10, 20 …, from a multiple of it on); null where some answers have fractions. */
  readonly step: number | null;
  /** Number of the part, from 1 on. */
  readonly bucket: number;
  readonly n: number;
}

/** What was answered to all questions of a form. */
export interface AnswerCounts {
  readonly bars: readonly BarCount[];
  readonly days: readonly { readonly key: string; readonly value: string; readonly n: number }[];
  readonly numbers: readonly NumberCount[];
  readonly answered: readonly { readonly key: string; readonly n: number }[];
}

/** Ids of questions by how their answers are counted, and of repeated sections. */
export interface ToCount {
  readonly all: readonly string[];
  readonly sections: readonly string[];
  readonly counted: readonly string[];
  /** Of what was put in order only the first place counts. */
  readonly rankings: readonly string[];
  /** Days by month, times by hour. */
  readonly days: readonly string[];
  readonly times: readonly string[];
  readonly numbers: readonly string[];
}

/** Parts into which the range of numbers with fractions is cut; whole numbers have one more at most. */
export const buckets = 8;

/**
 * One pass over the answers, each taken apart once: `cells` are every answer with its question, those of repeated
 * sections once for each time, long texts without their words.
 * $1 the form, then as `ToCount`: $2 all, $3 sections, $4 counted, $5 rankings, $6 days, $7 times, $8 numbers.
 */
const sql = `with kept as (${keptAnswers()}),
  raw as (
    select e.key, e.value from kept, jsonb_each(kept.isi) e where e.key = any($2::text[])
    union all
    select e.key, e.value from kept, jsonb_each(kept.isi) s,
      jsonb_array_elements(case jsonb_typeof(s.value) when 'array' then s.value else '[]'::jsonb end) r,
      jsonb_each(case jsonb_typeof(r) when 'object' then r else '{}'::jsonb end) e
     where s.key = any($3::text[]) and e.key = any($2::text[])
  ),
  cells as materialized (
    select key, case when key = any($4::text[] || $6::text[] || $8::text[])
        then case when value ?& array['id', 'nama'] then value -> 'nama' else value end end as value from raw
  ),
  bars as (
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
      where c.key = any($4::text[]) group by 1, 2, 3
  ),
  days as (
    select key, left(value #>> '{}', case when key = any($7::text[]) then 2 else 7 end) as value, count(*)::int as n
      from cells where jsonb_typeof(value) = 'string' and key = any($6::text[]) group by 1, 2
  ),
  figures as (
    select key, (value #>> '{}')::numeric as x from cells where jsonb_typeof(value) = 'number' and key = any($8::text[])
  ),
  ends as (
    select key, min(x) as lo, max(x) as hi, avg(x) as mean, bool_and(x = trunc(x)) as whole from figures group by key
  ),
  steps as (
    select ends.*, case when whole then (
        select min(digit * 10::numeric ^ zeros) from unnest(array[1, 2, 5]) digit, generate_series(0, 20) zeros
         where digit * 10::numeric ^ zeros * ${buckets} > hi - lo) end as step from ends
  ),
  numbers as (
    select key, lo::float8 as lo, hi::float8 as hi, mean::float8 as mean, step::float8 as step,
      case when whole then floor(x / step) - floor(lo / step) + 1 when hi = lo then 1
        else least(${buckets}, width_bucket(x, lo, hi, ${buckets})) end::int as bucket, count(*)::int as n
      from figures join steps using (key) group by key, lo, hi, mean, step, 6
  ),
  answered as (select key, count(*)::int as n from cells group by 1)
  select coalesce((select json_agg(b) from bars b), '[]') as bars,
    coalesce((select json_agg(d order by d.value) from days d), '[]') as days,
    coalesce((select json_agg(f order by f.key, f.bucket) from numbers f), '[]') as numbers,
    coalesce((select json_agg(a) from answered a), '[]') as answered`;

/** Counts what was answered to a form, question by question. */
export async function countAnswers(on: Queryable, id: string, of: ToCount): Promise<AnswerCounts> {
  const { all, sections, counted, rankings, days, times, numbers } = of;
  const found = await on.one<AnswerCounts & DbRow>(sql, [id, all, sections, counted, rankings, days, times, numbers]);
  return found ?? { bars: [], days: [], numbers: [], answered: [] };
}
