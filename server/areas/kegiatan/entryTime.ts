import { errorIf } from '../../../resources/checkHelpers.ts';
import { isLogbook, type Logbook, type LogEntry, menitDari } from '../../../resources/kegiatan/log.ts';
import { kegiatanRefusals } from '../../../resources/kegiatan/refusals.ts';
import {
  type ChangeOf,
  type FieldErrors,
  type Message,
  onDay,
  type Registry,
  withWords,
} from '../../../resources/kit/index.ts';
import { column, fieldWordsSql, tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
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
 * Days that may be filled in on the server's day: a number of days back, or until a number of days after the end; all
 * days if the supervisor has opened late entry for the member (docs/domain/20 §1.10, 30 §1.9, 40 §1.1).
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
  const today = dayInZone(now);
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

/** True if late entry is open for this member of the group. */
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
 * Errors of an entry's day: in the future, outside the participation, or too long ago.
 * @param before the stored entry; a returned one may keep its day however long ago it is
 */
export async function dayErrors(
  ctx: RuleContext,
  logbook: Logbook,
  participation: Participation,
  row: ChangeOf<Logbook>,
  before: LogEntry | undefined,
): Promise<FieldErrors> {
  const { day: name, late, outside, ahead } = logbook.log;
  const given = row.tanggal ?? '';
  const { tanggalMulai: begins, tanggalSelesai: ends } = participation;
  if (given > dayInZone(ctx.now)) return { [name]: ahead };
  if (begins && ends && (given < begins || given > ends))
    return { [name]: withWords(outside, { mulai: onDay(begins), selesai: onDay(ends) }) };
  if (before?.status === 'revisi' && before.tanggal === given) return {};
  const { from, allowed } = await fillingDays(ctx.tx, ctx.registry, logbook, participation, ctx.now);
  return errorIf(given < from, name, withWords(late.message, { n: allowed }));
}

/** Minutes of a student's entries on a day in one logbook. */
const minutesOfDay = (book: Logbook): string => `select coalesce(sum(${minutesSql(book.log, 't')}), 0)::int as menit
  from ${tableName(book)} t
  where t.id_mahasiswa = $1 and t.${column(book.log.day)} = $2::date and t.id is distinct from $3::uuid`;

/** Entries of a student on a day in one logbook that share a minute with $4 to $5. */
function overlappingSql(registry: Registry, other: Logbook): string | undefined {
  const { day, title, time } = other.log;
  if (time.by !== 'clock') return undefined;
  const [begin, end] = [column(time.begin), column(time.end)];
  return `select p.nama as program, left(t.${begin}::text, 5) as mulai, left(t.${end}::text, 5) as selesai,
      ${fieldWordsSql(other.fields[title], `t.${column(title)}`, registry)} as judul
    from ${tableName(other)} t join mbkm_pendaftar_program_mbkm d on d.id = t.id_pendaftar_mbkm
    join master_program p on p.id = d.id_program
    where t.id_mahasiswa = $1 and t.${column(day)} = $2::date and t.id is distinct from $3::uuid
      and t.${begin} < $5 and t.${end} > $4`;
}

interface Overlapping extends DbRow {
  program: string;
  mulai: string;
  selesai: string;
  judul: string | null;
}

/** Message naming the entry that overlaps in time: its programme, hours and title. */
const overlapping = (kalimat: Message, { program, mulai, selesai, judul }: Overlapping): Message =>
  kegiatanRefusals.overlapping({
    kalimat,
    program,
    mulai: mulai.replace(':', '.'),
    selesai: selesai.replace(':', '.'),
    judul: judul ?? '',
  });

/**
 * Two entries may not share a minute, and a day has only so many hours, whatever the participation and its programme.
 * Asked while the student's row is locked.
 */
export async function hourErrors(ctx: RuleContext, logbook: Logbook, row: ChangeOf<Logbook>): Promise<FieldErrors> {
  const { time } = logbook.log;
  if (time.by === 'none') return {};
  const [begin, end] = time.by === 'clock' ? [menitDari(row[time.begin]), menitDari(row[time.end])] : [];
  const own = time.by === 'clock' ? (end ?? 0) - (begin ?? 0) : Number(row[time.hours] ?? 0) * 60;
  if (time.by === 'clock' && (begin == null || end == null)) return {};
  const all = ctx.registry.resources.filter(isLogbook);
  const at = [row.idMahasiswa, row.tanggal, row.id ?? null];
  const errors: FieldErrors = {};
  if (time.perDay !== undefined) {
    const timed = all.filter(({ log }) => log.time.by !== 'none');
    const others = await ctx.tx.one<{ menit: number }>(
      `select sum(x.menit)::int as menit from (${timed.map(minutesOfDay).join(' union all ')}) x`,
      at,
      { prepare: true },
    );
    const programme = programmeWith(ctx.registry, logbook);
    const most = await amountOf(ctx.tx, ctx.registry, programme, time.perDay, row.idPendaftarMbkm ?? '');
    if (most !== null && (others?.menit ?? 0) + own > most * 60)
      errors[time.by === 'clock' ? time.end : time.hours] = kegiatanRefusals.hoursADay({ n: most });
  }
  if (time.by === 'clock') {
    const other = await ctx.tx.one<Overlapping>(
      `${all.flatMap(each => overlappingSql(ctx.registry, each) ?? []).join(' union all ')} order by mulai limit 1`,
      [...at, row[time.begin], row[time.end]],
      { prepare: true },
    );
    if (other) errors[time.begin] = overlapping(time.overlap, other);
  }
  return errors;
}
