import { filled } from '../../../resources/kegiatan/amount.ts';
import { isLogbook, type Logbook, menitDari } from '../../../resources/kegiatan/log.ts';
import { dayInWords, type FieldErrors, type Registry } from '../../../resources/kit/index.ts';
import { errorIf } from '../../../resources/rules.ts';
import { column, tableName } from '../../database/columns.ts';
import type { Queryable, RowData } from '../../database/db.ts';
import { dayAfter, dayInJakarta } from '../../day.ts';
import type { RuleContext } from '../../rest/rules.ts';
import { programmeWith } from '../mbkm/activities.ts';
import { membershipOf } from '../mbkm/group.ts';
import { minutesSql } from './achievement.ts';
import { amountOf } from './amount.ts';
import type { Participation } from './participation.ts';

/** First and last day that entries of a participation may be written for today, and the days that are allowed. */
export interface FillingDays {
  from: string;
  to: string;
  allowed: number;
}

type Dated = Pick<Participation, 'id' | 'tanggalMulai' | 'tanggalSelesai'>;

/**
 * Which days may still be filled in by the server's day: so many days back, or until so many after the end; where the
 * supervisor has opened late entry for the member, every day (docs/domain/20 §1.10, 30 §1.9, 40 §1.1).
 */
export async function fillingDays(
  on: Queryable,
  registry: Registry,
  logbook: Logbook,
  participation: Dated,
  now: Date,
): Promise<FillingDays> {
  const { late } = logbook.log;
  const { id, tanggalMulai, tanggalSelesai } = participation;
  const today = dayInJakarta(now);
  const to = tanggalSelesai && tanggalSelesai < today ? tanggalSelesai : today;
  const begins = tanggalMulai ?? today;
  const allowed = await amountOf(on, registry, programmeWith(registry, logbook), late.days, id);
  if (allowed === null || (await isOpened(on, registry, logbook, id, today)))
    return { from: begins, to, allowed: allowed ?? 0 };
  if (late.from === 'end') {
    const closed = tanggalSelesai !== null && today > dayAfter(tanggalSelesai, allowed);
    return { from: closed ? dayAfter(to, 1) : begins, to, allowed };
  }
  const earliest = dayAfter(today, -allowed);
  return { from: earliest > begins ? earliest : begins, to, allowed };
}

/** Whether late entry is open for this member of the group. */
async function isOpened(
  on: Queryable,
  registry: Registry,
  logbook: Logbook,
  id: string,
  today: string,
): Promise<boolean> {
  const { openUntil } = logbook.log.late;
  if (!openUntil) return false;
  const membership = await membershipOf(on, registry, programmeWith(registry, logbook), id);
  const until = membership?.row[openUntil];
  return typeof until === 'string' && today <= until;
}

/**
 * What is wrong with the day of an entry: the future, outside the participation, or too long ago to be filled in.
 * @param before the stored entry; one that was returned keeps its day, however long ago
 */
export async function dayErrors(
  ctx: RuleContext,
  logbook: Logbook,
  participation: Participation,
  row: RowData,
  before: RowData | undefined,
): Promise<FieldErrors> {
  const { day: name, late, outside, ahead } = logbook.log;
  const given = String(row[name]);
  const { tanggalMulai: begins, tanggalSelesai: ends } = participation;
  if (given > dayInJakarta(ctx.now)) return { [name]: ahead };
  if (begins && ends && (given < begins || given > ends))
    return { [name]: filled(outside, { mulai: dayInWords(begins), selesai: dayInWords(ends) }) };
  if (before?.status === 'revisi' && before[name] === given) return {};
  const { from, allowed } = await fillingDays(ctx.tx, ctx.registry, logbook, participation, ctx.now);
  return errorIf(given < from, name, filled(late.message, { n: allowed }));
}

/** Entries of a student on a day in one logbook: whether one of them overlaps $3 to $4, and their minutes. */
function othersSql(other: Logbook): string {
  const { log } = other;
  const overlaps =
    log.time.by === 'clock' ? `t.${column(log.time.begin)} < $4 and t.${column(log.time.end)} > $3` : 'false';
  return `select coalesce(bool_or(${overlaps}), false) as tumpang, coalesce(sum(${minutesSql(log, 't')}), 0)::int as menit
    from ${tableName(other)} t
    where t.id_mahasiswa = $1 and t.${column(log.day)} = $2::date and t.id is distinct from $5::uuid`;
}

/**
 * Two entries may not share a minute, and a day has only so many hours, whatever the participation and its programme.
 * Asked while the student's row is locked.
 */
export async function hourErrors(ctx: RuleContext, logbook: Logbook, row: RowData): Promise<FieldErrors> {
  const { log } = logbook;
  const { time } = log;
  if (time.by !== 'clock') return {};
  const [begin, end] = [menitDari(row[time.begin]), menitDari(row[time.end])];
  if (begin === null || end === null) return {};
  const clocks = ctx.registry.resources.filter(isLogbook).filter(other => other.log.time.by === 'clock');
  const others = await ctx.tx.one<{ tumpang: boolean; menit: number }>(
    `select bool_or(x.tumpang) as tumpang, sum(x.menit)::int as menit from (${clocks.map(othersSql).join(' union all ')}) x`,
    [row.idMahasiswa, row[log.day], row[time.begin], row[time.end], row.id ?? null],
    { prepare: true },
  );
  const programme = programmeWith(ctx.registry, logbook);
  const most =
    time.perDay === undefined
      ? null
      : await amountOf(ctx.tx, ctx.registry, programme, time.perDay, String(row.idPendaftarMbkm));
  const total = (others?.menit ?? 0) + end - begin;
  return {
    ...errorIf(most !== null && total > most * 60, time.end, `Total jam per hari maksimal ${most} jam.`),
    ...errorIf(others?.tumpang ?? false, time.begin, time.overlap),
  };
}
