import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import { filterSql } from '../../platform/engine/computed.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { activities } from '../mbkm/activities.ts';
import { rowsOnce } from './rowsOnce.ts';

/** A week by its Monday. */
export interface Week {
  /** `YYYY-MM-DD` of the Monday. */
  pekan: string;
  /** "17 Nov". */
  label: string;
  jumlah: number;
}

const shownWeeks = 8;
const short = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const labelOf = (monday: string): string => short.format(new Date(`${monday}T00:00:00Z`));

/** Monday of the week that a day lies in. */
const mondayOf = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The statement behind `entriesByWeek`. */
export async function entriesByWeekSql(
  engine: Engine,
  caller: Caller,
  filter: Readonly<Record<string, unknown>>,
): Promise<{ text: string; values: unknown[] }> {
  const today = dayInZone(engine.now());
  const values: unknown[] = [dayAfter(mondayOf(today), -7 * (shownWeeks - 1)), today];
  const where = await filterSql(engine, caller, pendaftar, filter, 't', values);
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  const entries = activities(engine.registry).flatMap(({ log: r }) =>
    r
      ? [
          `select id_pendaftar_mbkm, ${column(r.log.day)} as hari from ${tableName(r)}
           where ${column(r.log.day)} between $1::date and $2::date and status <> 'draf'`,
        ]
      : [],
  );
  // A registry without a logbook counts nothing.
  const all = entries.length ? entries.join(' union all ') : 'select null::uuid, $1::date where $1::date > $2::date';
  const text = `select to_char(date_trunc('week', l.hari), 'YYYY-MM-DD') as pekan, count(*)::int as jumlah
     from (${all}) l(id_pendaftar_mbkm, hari) join ${tableName(pendaftar)} t on t.id = l.id_pendaftar_mbkm
     where ${where} and ${scope} group by 1`;
  return { text, values };
}

/**
 * Logbook entries handed in for each of the last eight weeks, this one included, of participations in scope; `asOf` as
 * `rowsOnce` says it.
 */
export async function entriesByWeek(
  engine: Engine,
  caller: Caller,
  filter: Readonly<Record<string, unknown>>,
  anew: boolean,
): Promise<{ weeks: Week[]; asOf: string | null }> {
  const asked = await entriesByWeekSql(engine, caller, filter);
  const { rows, asOf } = await rowsOnce<{ pekan: string; jumlah: number }>(engine, caller, asked, anew);
  const counts = new Map(rows.map(row => [row.pekan, row.jumlah]));
  const first = mondayOf(dayInZone(engine.now()));
  const weeks = Array.from({ length: shownWeeks }, (_, i) => {
    const pekan = dayAfter(first, -7 * (shownWeeks - 1 - i));
    return { pekan, label: labelOf(pekan), jumlah: counts.get(pekan) ?? 0 };
  });
  return { weeks, asOf };
}
