import type { Resource } from '../../../../resources/kit/index.ts';
import {
  type Dimension,
  isMany,
  type Measure,
  type PivotAnswer,
  type PivotCell,
  type PivotValue,
  pivotLimits,
} from '../../../../resources/kit/pivot.ts';
import { timeField } from '../../../../resources/kit/pivotOrder.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import { column, markedLabelSql, tableName } from '../../database/columns.ts';
import type { DbRow } from '../../database/db.ts';
import type { SheetToWrite } from '../../documents/spreadsheet/write.ts';
import { badRequest } from '../../errors.ts';
import { formerOf } from '../asOf/engine.ts';
import { filterSql } from '../computed.ts';
import type { Engine } from '../context.ts';
import { type Asked, type Pivot, parsePivot, withAskedFields } from './ask.ts';
import { daySql, groupedSql, joinedTo, purposeOf, sightFor } from './joined.ts';
import { pivotSheets } from './sheet.ts';

/**
 * Answers `GET {resource}/rekap`.
 * @throws HttpError 400 for a parameter that is not known, see `parsePivot` and `readPivot`
 */
export async function answerPivot(engine: Engine, caller: Caller, r: Resource, asked: Asked): Promise<PivotAnswer> {
  const then = formerOf(engine, caller, r, asked.pada);
  const wide = await withAskedFields(engine, caller, r, Object.values(asked));
  return readPivot(then.engine, then.caller, parsePivot(then.engine, then.caller, wide, asked));
}

/**
 * Answers `GET {resource}/rekap/ekspor`: the same figures as a workbook.
 * @throws HttpError 403 without the right to export, and as `answerPivot`
 */
export async function pivotWorkbook(
  engine: Engine,
  caller: Caller,
  r: Resource,
  asked: Asked,
): Promise<SheetToWrite[]> {
  mustBeAllowed(caller, r, 'export');
  const then = formerOf(engine, caller, r, asked.pada);
  const wide = await withAskedFields(engine, caller, r, Object.values(asked));
  const pivot = parsePivot(then.engine, then.caller, wide, asked);
  return pivotSheets(engine, caller, pivot, await readPivot(then.engine, then.caller, pivot));
}

/** A value's SQL in two stages: what is taken together by day and distinct value first, and what comes of that. */
interface MeasureSql {
  /** Columns of the first stage. */
  columns: readonly string[];
  /** Columns by which the first stage groups as well. */
  keys: readonly string[];
  value: string;
}

/** How the first stage takes rows together. */
interface Stage {
  /** It leaves every row for itself. */
  readonly single: boolean;
  /** A row stands in it once for each of its groups. */
  readonly several: boolean;
}

/**
 * @param at what the value is worked out of
 * @param i place of the value, for the names of its columns
 */
function measureSql({ kind }: Measure, at: string, i: number, { single, several }: Stage): MeasureSql {
  const over = (aggregate: string, as: string) => `${single ? at : `${aggregate}(${at})`} as ${as}${i}`;
  switch (kind) {
    case 'jumlah':
      return { columns: [], keys: [], value: several ? 'count(distinct baris)::int' : 'sum(banyak)::int' };
    case 'unik':
      return { columns: [`${at} as u${i}`], keys: [`u${i}`], value: `count(distinct u${i})::int` };
    case 'total':
      return { columns: [over('sum', 's')], keys: [], value: `sum(s${i})` };
    case 'rata': {
      const filled = single ? `(${at} is not null)::int` : `count(${at})`;
      const mean = `round(sum(s${i})::numeric / nullif(sum(k${i}), 0), 2)`;
      return { columns: [over('sum', 's'), `${filled} as k${i}`], keys: [], value: mean };
    }
    case 'median':
      return { columns: [over('', 'm')], keys: [], value: `percentile_cont(0.5) within group (order by m${i})` };
    case 'min':
      return { columns: [over('min', 'l')], keys: [], value: `min(l${i})` };
    case 'maks':
      return { columns: [over('max', 'h')], keys: [], value: `max(h${i})` };
  }
}

/** Every beginning of the rows with every beginning of the columns: each is a table of its own totals. */
function groupingSets(rows: number, columns: number): string {
  const sets: string[] = [];
  for (let i = rows; i >= 0; i--)
    for (let j = columns; j >= 0; j--) {
      const names = [
        ...Array.from({ length: i }, (_, n) => `d${n}`),
        ...Array.from({ length: j }, (_, n) => `d${rows + n}`),
      ];
      sets.push(`(${names.join(', ')})`);
    }
  return sets.join(', ');
}

/** Words of what the groups of a dimension refer to, by id. */
function labelsSql(engine: Engine, to: string, key: string): string {
  const target = engine.registry.get(to);
  const label = markedLabelSql(target, 'e', engine.registry);
  return `select coalesce(json_object_agg(e.id, ${label}), '{}') from ${tableName(target)} e where e.id in (select ${key} from g)`;
}

/** The ids of a reference's groups, the oldest first; undefined where its rows do not follow each other in time. */
function inTimeSql(engine: Engine, caller: Caller, { field }: Dimension, key: string): string | undefined {
  if (field.kind !== 'ref' && field.kind !== 'refs') return undefined;
  const target = engine.registry.get(field.to);
  const name = timeField(target);
  if (name === undefined || sightFor(engine, caller, target, purposeOf(caller, target, name)).hidden.has(name))
    return undefined;
  return `select json_agg(e.id order by e.${column(name)}, e.id) from ${tableName(target)} e where e.id in (select ${key} from g)`;
}

/** A group as PostgreSQL answers it: which dimensions it takes together, its values. */
type Group = readonly [together: number, ...values: PivotValue[]];
interface Found extends DbRow {
  isi: { sel: Group[] | null; label: Record<string, Record<string, string>>; urutan: Record<string, string[] | null> };
}

/**
 * Counts the rows of the caller's list by their values, one statement for all cells and totals: totals are counted, not
 * added up, so that a person in two groups is one person in all.
 * @throws HttpError 400 for more cells than a table shows, 503 where it takes too long
 */
export async function readPivot(engine: Engine, caller: Caller, pivot: Pivot): Promise<PivotAnswer> {
  const { resource: r, rows, columns, measures, filter } = pivot;
  const dimensions = [...rows, ...columns];
  const values: unknown[] = [];
  const joined = joinedTo(engine, caller, r, 't', values);
  // A median needs every row; all else is first put together by day, which is many times fewer.
  const several = dimensions.some(({ field }) => isMany(field));
  const single = several || measures.some(({ kind }) => kind === 'median');
  const each = dimensions.flatMap((one, i) =>
    isMany(one.field) ? [` left join lateral unnest(${joined.at(one)}) as e${i}(satu) on true`] : [],
  );
  const taken = dimensions.map(
    (one, i) => `${isMany(one.field) ? `e${i}.satu` : daySql(one, joined.at(one))} as a${i}`,
  );
  const worked = measures.map((one, i) => measureSql(one, one.of ? joined.at(one.of) : '', i, { single, several }));
  const conditions = [
    await filterSql(engine, caller, r, filter, 't', values),
    engine.rowsOf(caller, r, 'read', 't', values),
  ].filter(part => part !== 'true');
  const where = conditions.length ? ` where ${conditions.join(' and ')}` : '';
  const keys = dimensions.map((_, i) => `d${i}`);
  const figures = measures.map((_, i) => `f${i}`);
  const first = [
    ...taken,
    ...worked.flatMap(({ columns: own }) => own),
    several ? 't.id as baris' : `${single ? '1' : 'count(*)'} as banyak`,
  ];
  const firstKeys = [...dimensions.map((_, i) => `a${i}`), ...worked.flatMap(({ keys: own }) => own)];
  const firstBy = single || !firstKeys.length ? '' : ` group by ${firstKeys.join(', ')}`;
  const second = ['*', ...dimensions.map((one, i) => `${groupedSql(one, `a${i}`)} as d${i}`)];
  const grouped = [
    `${keys.length ? `grouping(${keys.join(', ')})` : '0'} as bersama`,
    ...keys,
    ...worked.map(({ value }, i) => `${value} as f${i}`),
  ];
  const sets = groupingSets(rows.length, columns.length);
  const labels = dimensions.flatMap(({ field }, i) =>
    field.kind === 'ref' || field.kind === 'refs' ? [`'${i}', (${labelsSql(engine, field.to, `d${i}`)})`] : [],
  );
  const inTime = dimensions.flatMap((one, i) => {
    const ids = inTimeSql(engine, caller, one, `d${i}`);
    return ids ? [`'${i}', (${ids})`] : [];
  });
  const text = `with awal as (select ${first.join(', ')} from ${tableName(r)} t ${joined.sql()}${each.join('')}${where}${firstBy}),
    isi as (select ${second.join(', ')} from awal),
    g as materialized (select ${grouped.join(', ')} from isi group by grouping sets (${sets}) limit ${pivotLimits.cells + 1})
    select json_build_object(
      'sel', (select json_agg(json_build_array(${['bersama', ...keys, ...figures].join(', ')})) from g),
      'label', json_build_object(${labels.join(', ')}),
      'urutan', json_build_object(${inTime.join(', ')})) as isi`;
  const found = await engine.db.reading.one<Found>(text, values);
  const groups = found?.isi.sel ?? [];
  if (groups.length > pivotLimits.cells) throw badRequest(refusals.pivot.tooMany({ n: pivotLimits.cells }));
  const byDimension = <T>(of: Readonly<Record<string, T | null>> | undefined): Record<string, T> =>
    Object.fromEntries(
      dimensions.flatMap(({ key }, i) => {
        const value = of?.[String(i)];
        return value ? [[key, value] as const] : [];
      }),
    );
  const urutan = byDimension(found?.isi.urutan);
  return {
    baris: rows.map(({ key }) => key),
    kolom: columns.map(({ key }) => key),
    nilai: measures.map(({ key }) => key),
    sel: groups.map(group => cellOf(group, rows.length, columns.length)),
    label: byDimension(found?.isi.label),
    ...(Object.keys(urutan).length ? { urutan } : {}),
  };
}

/** A bit of `together` is set where the dimension at its place is taken together; the last dimension has the lowest. */
function cellOf([together, ...values]: Group, rows: number, columns: number): PivotCell {
  const all = rows + columns;
  const split = (i: number) => ((together >> (all - 1 - i)) & 1) === 0;
  return {
    baris: values.slice(0, rows).filter((_, i) => split(i)),
    kolom: values.slice(rows, all).filter((_, i) => split(rows + i)),
    nilai: values.slice(all).map(value => (value === null ? null : Number(value))),
  };
}
