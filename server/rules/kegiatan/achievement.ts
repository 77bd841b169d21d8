import { type Amount, filled } from '../../../resources/kegiatan/amount.ts';
import { jamDari, type Log, type Logbook } from '../../../resources/kegiatan/log.ts';
import type { CapaianLogbook, SatuanLog } from '../../../resources/kegiatan/ringkasan.ts';
import type { Registry } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { column, tableName } from '../../database/columns.ts';
import type { DbRow, Queryable } from '../../database/db.ts';
import { daysBetween } from '../../day.ts';
import { programmeWith } from '../mbkm/activities.ts';
import { wholeSetSql } from '../mbkm/facts.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { amountOf } from './amount.ts';

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

/** What entries add up to in the smallest unit of the goal (minutes, days, entries), as SQL over the alias. */
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

export const unitOf = ({ goal }: Log): SatuanLog =>
  goal.by === 'hours' ? 'jam' : goal.by === 'days' ? 'hari' : 'kegiatan';

/** A measure as people read it: minutes become hours. */
export const inUnit = ({ goal }: Log, measure: number): number => (goal.by === 'hours' ? jamDari(measure) : measure);

interface Facts extends DbRow {
  disetujui: number;
  menunggu: number;
  sks: number | null;
  mulai: string | null;
  selesai: string | null;
  kemajuan: number | null;
}

/** The progress that the last approved entry names. */
const progressSql = (logbook: Logbook): string => {
  const { day, progress, sent } = logbook.log;
  if (!progress) return 'null::int';
  return `(select k.${column(progress.field)} from ${tableName(logbook)} k
    where k.id_pendaftar_mbkm = $1 and k.status = 'disetujui'
    order by k.${column(day)} desc, k.${column(sent)} desc limit 1)`;
};

const factsSql = (
  logbook: Logbook,
): string => `select ${measureSql(logbook.log, 'l', `l.status = 'disetujui'`)} as disetujui,
    ${measureSql(logbook.log, 'l', `l.status = 'diajukan'`)} as menunggu, ${progressSql(logbook)} as kemajuan,
    min(coalesce(${wholeSetSql('p')}, p.total_sks_diajukan)) as sks,
    min(p.tanggal_mulai)::text as mulai, min(p.tanggal_selesai)::text as selesai
  from ${tableName(pendaftar)} p left join ${tableName(logbook)} l on l.id_pendaftar_mbkm = p.id where p.id = $1`;

/** What is asked for, in the smallest unit, and the SKS that it follows from. */
async function targetOf(
  on: Queryable,
  log: Log,
  facts: Facts | undefined,
  number: (amount: Amount) => Promise<number | null>,
): Promise<{ target: number | null; sks: number | null; percent: number }> {
  const { goal } = log;
  switch (goal.by) {
    case 'hours': {
      const sks = facts?.sks ?? (goal.estimate ? await number(goal.estimate) : null);
      const percent = (await number(goal.percent)) ?? 0;
      return { target: sks ? sks * (await readSetting(on, 'sks.jam')) * 60 : null, sks, percent };
    }
    case 'days': {
      const percent = (await number(goal.percent)) ?? 0;
      const perWeek = await number(goal.perWeek);
      if (!facts?.mulai || !facts.selesai || perWeek === null) return { target: null, sks: null, percent };
      const days = daysBetween(facts.mulai, facts.selesai) + 1;
      return { target: Math.floor((days * perWeek) / 7), sks: null, percent };
    }
    case 'entries':
      return { target: await number(goal.least), sks: null, percent: 100 };
  }
}

const words = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 });

/** What approved entries of a participation add up to, and whether that is enough. */
export async function achievementOf(
  on: Queryable,
  registry: Registry,
  logbook: Logbook,
  idPendaftarMbkm: string,
): Promise<CapaianLogbook> {
  const { log } = logbook;
  const facts = await on.one<Facts>(factsSql(logbook), [idPendaftarMbkm], { prepare: true });
  const { target, sks, percent } = await targetOf(on, log, facts, amount =>
    amountOf(on, registry, programmeWith(registry, logbook), amount, idPendaftarMbkm),
  );
  const done = facts?.disetujui ?? 0;
  const enough = target === null || done * 100 >= target * percent;
  const shown = (measure: number): string => words.format(inUnit(log, measure));
  return {
    satuan: unitOf(log),
    disetujui: inUnit(log, done),
    menunggu: inUnit(log, facts?.menunggu ?? 0),
    target: target === null ? null : inUnit(log, target),
    sks,
    persen: target ? Math.round((done * 100) / target) : null,
    persenMin: percent,
    cukup: enough,
    pesan: enough ? null : filled(log.goal.short, { a: shown(done), b: shown(target ?? 0) }),
    kemajuan: facts?.kemajuan ?? null,
  };
}
