import { type CalendarDate, momentInZone, type Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mayDo } from '../access/permission.ts';
import { sightOf } from '../access/visibleFields.ts';
import { column, labelSql, tableName } from '../database/columns.ts';
import type { DbRow } from '../database/db.ts';
import type { Engine } from '../engine/context.ts';

/** Something in a calendar: whole days, both included, or a time between two moments. */
export interface CalendarEvent {
  /** The same for every reader and every time. */
  readonly key: string;
  /** What happens, as it is declared. */
  readonly says: string;
  /** What it happens to. */
  readonly about: string;
  readonly span: { readonly days: readonly [from: string, to: string] } | { readonly moments: readonly [Date, Date] };
  readonly changed: Date;
}

/** Days around today that a calendar shows, and dates of one kind in it. */
const [daysBefore, daysAfter, most] = [60, 400, 500];
const day = 86_400_000;
const hour = 3_600_000;

interface Found extends DbRow {
  id: string;
  about: string;
  mulai: string;
  selesai: string | null;
  updatedAt: string;
}

/** Dates in the rows that somebody reads in a role, as resources declare them. */
export async function calendarOf(engine: Engine, caller: Caller): Promise<CalendarEvent[]> {
  const { registry } = engine;
  const found: CalendarEvent[] = [];
  for (const r of registry.resources) {
    if (!r.calendar.length || !mayDo(caller, r, 'read')) continue;
    const hidden = sightOf(registry, caller, r).hidden;
    for (const date of r.calendar) {
      const shown = (!date.by || date.by.includes(caller.baseRole)) && !hidden.has(date.at);
      if (shown) found.push(...(await datesOf(engine, caller, r, date)));
    }
  }
  return found;
}

async function datesOf(engine: Engine, caller: Caller, r: Resource, date: CalendarDate): Promise<CalendarEvent[]> {
  const { db, registry, rowsOf, now } = engine;
  const sight = sightOf(registry, caller, r);
  const values: unknown[] = [
    new Date(now().getTime() - daysBefore * day).toISOString(),
    new Date(now().getTime() + daysAfter * day).toISOString(),
  ];
  const at = sight.at(date.at, 't', values);
  const until = date.until && !sight.hidden.has(date.until) ? sight.at(date.until, 't', values) : undefined;
  const only = Object.entries(date.only ?? {}).map(
    ([name, allowed]) => `t.${column(name)} = any($${values.push(allowed)})`,
  );
  const conditions = [
    `coalesce(${until ?? at}, ${at}) >= $1`,
    `${at} <= $2`,
    rowsOf(caller, r, 'read', 't', values),
    ...only,
  ].filter(condition => condition !== 'true');
  const rows = await db.reading.query<Found>(
    `select t.id::text as id, ${labelSql(r, 't', registry)} as about, ${at} as mulai, ${until ?? 'null'} as selesai, t.updated_at
       from ${tableName(r)} t where ${conditions.join(' and ')} order by ${at}, t.id limit ${most}`,
    values,
  );
  const says = date.says ?? r.fields[date.at]?.label ?? date.at;
  return rows.map(row => ({
    key: `${r.name}/${row.id}/${date.at}`,
    says,
    about: row.about,
    span: spanOf(date, r.fields[date.at]?.kind === 'datetime', row),
    changed: new Date(row.updatedAt),
  }));
}

/** A deadline is the last hour of its day by the portal's clock; what a day says without an hour is a whole day. */
function spanOf({ deadline }: CalendarDate, isMoment: boolean, { mulai, selesai }: Found): CalendarEvent['span'] {
  if (isMoment) {
    const from = new Date(mulai);
    return { moments: [from, new Date(from.getTime() + hour)] };
  }
  if (!deadline) return { days: [mulai, selesai !== null && selesai >= mulai ? selesai : mulai] };
  const [from = '', to = ''] = [momentInZone(mulai, '23:00'), momentInZone(mulai, '23:59')];
  return { moments: [new Date(from), new Date(to)] };
}
