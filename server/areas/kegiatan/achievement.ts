import type { Amount } from '../../../resources/kegiatan/amount.ts';
import { jamDari, type Log, type Logbook } from '../../../resources/kegiatan/log.ts';
import type { CapaianLogbook, SatuanLog } from '../../../resources/kegiatan/ringkasan.ts';
import { type Message, type Registry, withWords } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { saidTo } from '../../platform/access/saidTo.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { Db, DbRow, Queryable } from '../../platform/database/db.ts';
import { daysBetween } from '../../platform/day.ts';
import { notFound } from '../../platform/errors.ts';
import { programmeWith } from '../mbkm/activities.ts';
import { wholeSetSql } from '../mbkm/registrationFacts.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { amountsOf, type NumberOf } from './amount.ts';

/** Minutes of an entry, as SQL over the alias; sums of minutes stay exact where sums of hours would not. */
export function minutesSql({ time }: Log, alias: string): string {
  switch (time.by) {
    case 'clock':
      return `(extract(epoch from ${alias}.${column(time.end)}::time - ${alias}.${column(time.begin)}::time) / 60)::int`;
    case 'duration':
      return `round(${alias}.${column(time.hours)} * 60)::int`;
    case 'none':
      return '0';
  }
}

/** SQL over the alias: sum of entries in the smallest unit of the goal (minutes, days or entries). */
export function measureSql(log: Log, alias: string, filter?: string): string {
  const only = filter ? ` filter (where ${filter})` : '';
  switch (log.goal.by) {
    case 'hours':
      return `coalesce(sum(${minutesSql(log, alias)})${only}, 0)::int`;
    case 'days':
      return `(count(distinct ${alias}.${column(log.day)})${only})::int`;
    case 'entries':
      return `(count(*)${only})::int`;
  }
}

const unitOf = ({ goal }: Log): SatuanLog => (goal.by === 'hours' ? 'jam' : goal.by === 'days' ? 'hari' : 'kegiatan');

/** A measure as people read it: minutes become hours. */
export const inUnit = ({ goal }: Log, measure: number): number => (goal.by === 'hours' ? jamDari(measure) : measure);

interface Facts extends DbRow {
  id: string;
  disetujui: number;
  menunggu: number;
  sks: number | null;
  mulai: string | null;
  selesai: string | null;
  kemajuan: number | null;
  /** Approved, of entries that are counted and have hours. */
  menit: number | null;
}

/** The progress that the last approved entry names. */
const progressSql = (logbook: Logbook): string => {
  const { day, progress, sent } = logbook.log;
  if (!progress) return 'null::int';
  return `(select k.${column(progress.field)} from ${tableName(logbook)} k
    where k.id_pendaftar_mbkm = p.id and k.status = 'disetujui'
    order by k.${column(day)} desc, k.${column(sent)} desc limit 1)`;
};

/** Minutes that do not count towards the goal, but say how much was done (docs/domain/40 §4.3 'Setara SKS'). */
const besideSql = ({ log }: Logbook): string =>
  log.goal.by === 'entries' && log.time.by !== 'none'
    ? `coalesce(sum(${minutesSql(log, 'l')}) filter (where l.status = 'disetujui'), 0)::int`
    : 'null::int';

const factsSql = (
  logbook: Logbook,
): string => `select p.id, ${measureSql(logbook.log, 'l', `l.status = 'disetujui'`)} as disetujui,
    ${measureSql(logbook.log, 'l', `l.status = 'diajukan'`)} as menunggu, ${progressSql(logbook)} as kemajuan,
    ${besideSql(logbook)} as menit,
    ${logbook.log.goal.by === 'hours' ? `min(coalesce(${wholeSetSql('p')}, p.total_sks_diajukan))` : 'null::int'} as sks,
    min(p.tanggal_mulai)::text as mulai, min(p.tanggal_selesai)::text as selesai
  from ${tableName(pendaftar)} p left join ${tableName(logbook)} l on l.id_pendaftar_mbkm = p.id
  where p.id = any($1::uuid[]) group by p.id`;

interface Target {
  /** In the smallest unit. */
  target: number | null;
  sks: number | null;
  percent: number;
  /** Hours of one SKS, if hours are shown beside the counted unit. */
  perSks?: number;
}

/** Targets of several participations with the SKS that they follow from. */
async function targetsOf(
  on: Queryable,
  log: Log,
  numbers: (...amounts: readonly Amount[]) => Promise<readonly NumberOf[]>,
): Promise<(facts: Facts) => Target> {
  const { goal } = log;
  switch (goal.by) {
    case 'hours': {
      const [percent, estimate] = await numbers(goal.percent, ...(goal.estimate === undefined ? [] : [goal.estimate]));
      const hours = await readSetting(on, 'sks.jam');
      return ({ id, sks: own }) => {
        const sks = own ?? estimate?.(id) ?? null;
        return { target: sks ? sks * hours * 60 : null, sks, percent: percent?.(id) ?? 0 };
      };
    }
    case 'days': {
      const [percent, perWeek] = await numbers(goal.percent, goal.perWeek);
      return ({ id, mulai, selesai }) => {
        const week = perWeek?.(id) ?? null;
        const days = mulai && selesai ? daysBetween(mulai, selesai) + 1 : null;
        const target = days === null || week === null ? null : Math.floor((days * week) / 7);
        return { target, sks: null, percent: percent?.(id) ?? 0 };
      };
    }
    case 'entries': {
      const [least] = await numbers(goal.least);
      const perSks = await readSetting(on, 'sks.jam');
      return ({ id }) => ({ target: least?.(id) ?? null, sks: null, percent: 100, perSks });
    }
  }
}

/** Progress of a participation, without the message to its reader. */
export interface Achieved extends Omit<CapaianLogbook, 'pesan'> {
  readonly pesan: Message | null;
}

/** The same in the language of whoever asks. */
export const achievedFor = (caller: Caller, { pesan, ...rest }: Achieved): CapaianLogbook => ({
  ...rest,
  pesan: pesan && saidTo(caller, pesan),
});

type Achievements = ReadonlyMap<string, Achieved>;

/** The two questions behind achievements, and what their answers come to. */
function askedOf(on: Queryable, registry: Registry, logbook: Logbook, ids: readonly string[]) {
  const { log } = logbook;
  const programme = programmeWith(registry, logbook);
  return {
    targets: () => targetsOf(on, log, (...amounts) => amountsOf(on, registry, programme, amounts, ids)),
    facts: () => on.query<Facts>(factsSql(logbook), [ids], { prepare: true }),
    achieved: (rows: readonly Facts[], targetOf: (facts: Facts) => Target): Achievements =>
      new Map(rows.map(facts => [facts.id, achieved(log, facts, targetOf(facts))])),
  };
}

/** Sums of approved entries against the target, by participation id, in one statement for all. */
async function achievementsOf(
  on: Queryable,
  registry: Registry,
  logbook: Logbook,
  ids: readonly string[],
): Promise<Achievements> {
  const { targets, facts, achieved: whole } = askedOf(on, registry, logbook, ids);
  const targetOf = await targets();
  return whole(await facts(), targetOf);
}

/** The same for a waiting reader: each question on a connection of its own. */
export async function achievementsAtOnce(
  db: Db,
  registry: Registry,
  logbook: Logbook,
  ids: readonly string[],
): Promise<Achievements> {
  const { targets, facts, achieved: whole } = askedOf(db, registry, logbook, ids);
  const [targetOf, rows] = await Promise.all([targets(), facts()]);
  return whole(rows, targetOf);
}

/** Message that the target is not reached, in the unit of the logbook. */
export const shortOf = ({ goal }: Log, done: number, target: number): Message =>
  withWords(goal.short, { a: Number(done.toFixed(2)), b: Number(target.toFixed(2)) });

function achieved(log: Log, facts: Facts, { target, sks, percent, perSks }: Target): Achieved {
  const done = facts.disetujui;
  const enough = target === null || done * 100 >= target * percent;
  return {
    satuan: unitOf(log),
    disetujui: inUnit(log, done),
    menunggu: inUnit(log, facts.menunggu),
    target: target === null ? null : inUnit(log, target),
    sks,
    persen: target ? Math.round((done * 100) / target) : null,
    persenMin: percent,
    cukup: enough,
    pesan: enough ? null : shortOf(log, inUnit(log, done), inUnit(log, target ?? 0)),
    kemajuan: facts.kemajuan,
    setara:
      facts.menit === null || perSks === undefined
        ? null
        : { jam: jamDari(facts.menit), sks: Math.floor(facts.menit / (perSks * 60)) },
  };
}

/** Progress of one participation's logbook. @throws HttpError 404 for a participation without logbook */
export async function achievementOf(
  on: Queryable,
  registry: Registry,
  logbook: Logbook,
  idPendaftarMbkm: string,
): Promise<Achieved> {
  const found = (await achievementsOf(on, registry, logbook, [idPendaftarMbkm])).get(idPendaftarMbkm);
  if (!found) throw notFound();
  return found;
}
