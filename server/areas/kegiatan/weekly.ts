import type { BahanMingguan, LogMingguan } from '../../../resources/kegiatan/bahanMingguan.ts';
import { kegiatanRefusals } from '../../../resources/kegiatan/refusals.ts';
import type { Weekly } from '../../../resources/kegiatan/weeklyReportOf.ts';
import { messages, type Registry, type Week } from '../../../resources/kit/index.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mayDo, mustBeAllowed } from '../../platform/access/permission.ts';
import { childTableName, column, tableName } from '../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { weekDays, weeksFor } from '../../platform/engine/weeks.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import { activities, programmeWith } from '../mbkm/activities.ts';
import { membershipOf, membersOf } from '../mbkm/group.ts';
import { amountsOf } from './amount.ts';

/** Participations that an owner of weekly reports stands for, as SQL over its id $n: its own, or those in the group. */
export function participantsSql(registry: Registry, weekly: Weekly, id: string): string {
  if (weekly.weekly.owner === 'idPendaftarMbkm') return `select ${id}::uuid`;
  const members = membersOf(registry, programmeWith(registry, weekly));
  if (!members) return 'select null::uuid where false';
  return `select m.${members.participation} from ${members.table} m where m.parent_id = ${id}::uuid and ${members.isLive('m')}`;
}

/** Days after a week's last that its report is in time, for each of several owners. */
export async function daysToSendOf(
  on: Queryable,
  registry: Registry,
  weekly: Weekly,
  owners: readonly string[],
): Promise<(owner: string) => number> {
  const members = await on.query<{ pemilik: string; id: string }>(
    `select o.id::text as pemilik, x.id from unnest($1::uuid[]) o(id)
       cross join lateral (select p.id from (${participantsSql(registry, weekly, 'o.id')}) p(id) limit 1) x`,
    [owners],
  );
  const participationOf = new Map(members.map(({ pemilik, id }) => [pemilik, id]));
  const programme = programmeWith(registry, weekly);
  const [days] = await amountsOf(on, registry, programme, [weekly.weekly.due.days], [...participationOf.values()]);
  return owner => days?.(participationOf.get(owner) ?? '') ?? 0;
}

/** The same for one owner. */
export async function daysToSend(on: Queryable, registry: Registry, weekly: Weekly, owner: string): Promise<number> {
  return (await daysToSendOf(on, registry, weekly, [owner]))(owner);
}

/** Highest percentages that other weeks before `week` gave, by what they are about; drafts count for nothing. */
export async function reachedBefore(
  on: Queryable,
  weekly: Weekly,
  owner: string,
  before: number,
): Promise<ReadonlyMap<string, number>> {
  const { progress, week, owner: ownerField } = weekly.weekly;
  if (!progress) return new Map();
  const found = await on.query<DbRow & { tentang: string; n: number }>(
    `select c.${column(progress.about)}::text as tentang, max(c.${column(progress.field)})::float8 as n
     from ${childTableName(weekly, progress.rows)} c join ${tableName(weekly)} t on t.id = c.parent_id
     where t.${column(ownerField)} = $1 and t.${column(week)} < $2 and t.status <> 'draf'
       and c.${column(progress.about)} is not null group by 1`,
    [owner, before],
  );
  return new Map(found.map(({ tentang, n }) => [tentang, n]));
}

/**
 * GET {weekly}/bahan?id=&mingguKe=: the week's days and logbook entries, and how far earlier weeks had come.
 * @param id of the participation or the group
 * @throws HttpError 400 without a week, 403, 404
 */
export async function weeklyMaterial(
  engine: Engine,
  caller: Caller,
  weekly: Weekly,
  { id, mingguKe }: { id?: unknown; mingguKe?: unknown },
): Promise<BahanMingguan> {
  mustBeAllowed(caller, weekly, 'read');
  if (typeof id !== 'string' || !id) throw badRequest(messages.badBody);
  const { db, registry } = engine;
  const weeks = await weeksFor(engine, caller, weekly, weekly.weekly.week, id);
  const week = weeks.find(({ ke }) => ke === Number(mingguKe));
  if (!week) throw notFound();
  const log = activities(registry).find(activity => activity.weekly?.name === weekly.name)?.log;
  const entries: LogMingguan[] = [];
  if (log && mayDo(caller, log, 'read')) {
    const values: unknown[] = [id, week.mulai, week.selesai];
    const scope = engine.rowsOf(caller, log, 'read', 't', values);
    const { day, title } = log.log;
    entries.push(
      ...(await allAtOnce<DbRow & LogMingguan>(
        db,
        `select t.id, t.id_pendaftar_mbkm, t.nama_mahasiswa,
           t.${column(day)}::text as tanggal, t.${column(title)} as judul, t.status
         from ${tableName(log)} t where t.id_pendaftar_mbkm in (${participantsSql(registry, weekly, '$1')})
           and t.${column(day)} between $2::date and $3::date and ${scope}
         order by t.${column(day)}, t.nama_mahasiswa, t.id`,
        values,
        { instead: kegiatanRefusals.logsByPage },
      )),
    );
  }
  const jumlah: Record<string, number> = {};
  for (const { status } of entries) jumlah[status] = (jumlah[status] ?? 0) + 1;
  const realisasi = await reachedBefore(db, weekly, id, week.ke);
  return {
    mulai: week.mulai,
    selesai: week.selesai,
    jatuhTempo: dayAfter(week.selesai, await daysToSend(db, registry, weekly, id)),
    log: entries,
    jumlah,
    realisasi: Object.fromEntries(realisasi),
  };
}

const overdue = (days: number, today: string) => (week: Week) => dayAfter(week.selesai, days) < today;

/** The group, or the participation itself, whose weekly reports are a participation's. */
async function ownerOf(on: Queryable, registry: Registry, weekly: Weekly, idPendaftarMbkm: string) {
  if (weekly.weekly.owner === 'idPendaftarMbkm') return idPendaftarMbkm;
  return (await membershipOf(on, registry, programmeWith(registry, weekly), idPendaftarMbkm))?.idKelompok;
}

/**
 * Mean score of the weekly reports of a participation over the weeks that are due, with 0 for a missing one
 * (docs/domain/30 §4.4). Two decimals; null if no week is due or reports have no scores.
 */
export async function weeklyScore(
  { on, registry, now }: { on: Queryable; registry: Registry; now: Date },
  weekly: Weekly,
  idPendaftarMbkm: string,
): Promise<number | null> {
  const { score, week, owner: ownerField } = weekly.weekly;
  const owner = await ownerOf(on, registry, weekly, idPendaftarMbkm);
  if (!score || !owner) return null;
  const given = new Map(
    (
      await on.query<DbRow & { ke: number; skor: number }>(
        `select t.${column(week)} as ke, t.${column(score)} as skor from ${tableName(weekly)} t
         where t.${column(ownerField)} = $1 and t.status = 'disetujui' and t.${column(score)} is not null`,
        [owner],
      )
    ).map(({ ke, skor }) => [ke, skor]),
  );
  const late = overdue(await daysToSend(on, registry, weekly, owner), dayInZone(now));
  const weeks = (await weekDays(registry, on, weekly, week, owner)).filter(each => late(each) || given.has(each.ke));
  if (!weeks.length) return null;
  const sum = weeks.reduce((total, { ke }) => total + (given.get(ke) ?? 0), 0);
  return Math.round((sum * 100) / weeks.length) / 100;
}
