import { assessorsOf, type Programme, type Registry, type WarningName, zone } from '../../../resources/kit/index.ts';
import { paketBelumMasuk } from '../../../resources/mbkm/alurKonversi.ts';
import type { Hitungan } from '../../../resources/mbkm/hitungan.ts';
import type { Peringatan } from '../../../resources/mbkm/peringatan.ts';
import { settings } from '../../../resources/pengaturan/konfigurasi.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import { dayInZone } from '../../platform/day.ts';
import { type Activity, activities } from './activities.ts';
import { belongsSql } from './group.ts';
import { deniedSql } from './packageTime.ts';

/** Alias of the participation and the placeholder of today's day, which is bound at first use. */
export interface ConditionContext {
  readonly registry: Registry;
  readonly t: string;
  today(): string;
}

/** Conditions over `alias`; the day of `now` is pushed to `params` once and only where a condition needs it. */
export function conditionContext(registry: Registry, alias: string, params: unknown[], now: Date): ConditionContext {
  let place: string | undefined;
  return {
    registry,
    t: alias,
    today: () => {
      if (!place) {
        params.push(dayInZone(now));
        place = `$${params.length}::date`;
      }
      return place;
    },
  };
}

type Condition = (context: ConditionContext) => string;
/** Wholes that figures are shares of. */
type Keseluruhan = 'AKTIF' | 'BERJALAN' | 'DIMULAI' | 'DITERIMA';
export type Code = Peringatan | Hitungan | Keseluruhan;

/** A number of the configuration as the statement itself sees it, its default where none is stored. */
const setting = (key: 'penilaian.batasHari' | 'penilaian.bukaHari' | 'sks.batasKrs'): string =>
  `coalesce((select k.nilai::numeric from mbkm_konfigurasi k where k.kunci = '${key}'), ${settings[key].bawaan})::int`;

const named = (words: readonly string[]): string => words.map(word => `'${word}'`).join(', ');

/** Participations of the programmes that `has` picks. */
function ofProgrammes({ registry, t }: ConditionContext, has: (programme: Programme) => boolean): string {
  const kinds = registry.programmes.filter(has).flatMap(programme => programme.kinds);
  return kinds.length ? `(${t}.kode_jenis_mbkm in (${named(kinds)}))` : 'false';
}

const hasLog = (c: ConditionContext) => ofProgrammes(c, ({ log }) => log !== undefined);
const hasOutputs = (c: ConditionContext) => ofProgrammes(c, ({ outputs }) => outputs !== undefined);
/** Chips of a logbook, of outputs and of grades: where a programme has them and wants the chip. */
const warns = (c: ConditionContext, code: WarningName) => ofProgrammes(c, ({ warnings }) => warnings.includes(code));
/** Chips that any participation may have, unless its programme does without. */
const mayWarn = (c: ConditionContext, code: WarningName) =>
  `not ${ofProgrammes(c, ({ warnings }) => !warnings.includes(code))}`;
const gradedBy = (c: ConditionContext, who: 'mitra' | 'dosen') =>
  ofProgrammes(c, programme => assessorsOf(programme)[who] !== undefined);

/** A condition for each activity that `write` knows one for; true of the participations of its kinds. */
function byActivity(c: ConditionContext, write: (activity: Activity) => string | undefined): string {
  const parts = activities(c.registry).flatMap(activity => {
    const sql = write(activity);
    return sql ? [`(${c.t}.kode_jenis_mbkm in (${named(activity.programme.kinds)}) and ${sql})`] : [];
  });
  return parts.length ? `(${parts.join(' or ')})` : 'false';
}

const live = ({ t }: ConditionContext) => `${t}.status in ('disetujui', 'berjalan')`;
const started = ({ t }: ConditionContext) => `${t}.status in ('berjalan', 'selesai')`;
const accepted = ({ t }: ConditionContext) => `${t}.status in ('disetujui', 'berjalan', 'selesai')`;
const isFinal = ({ t }: ConditionContext) => `${t}.status_konversi in ('final', 'revisi_nilai')`;

/** An entry of the logbook that satisfies `more`; drafts are nobody's but their owner's. */
const anEntry = (c: ConditionContext, more: (log: NonNullable<Activity['log']>['log']) => string | undefined): string =>
  byActivity(c, ({ log }) => {
    const condition = log && more(log.log);
    return log && condition
      ? `exists (select 1 from ${tableName(log)} l where l.id_pendaftar_mbkm = ${c.t}.id and ${condition})`
      : undefined;
  });
const ofLastWeek = (c: ConditionContext): string =>
  anEntry(c, ({ day }) => {
    const on = `l.${column(day)}`;
    return `${on} > ${c.today()} - 7 and ${on} <= ${c.today()} and l.status <> 'draf'`;
  });

const anOutput = (c: ConditionContext, more: string): string =>
  byActivity(c, ({ outputs }) =>
    outputs
      ? `exists (select 1 from ${tableName(outputs)} u where ${belongsSql(c.registry, outputs, 'u', `${c.t}.id`)} and ${more})`
      : undefined,
  );
/** A required kind of output that is not approved as often as it must be (master/syarat-luaran). */
const lacksOutput = (c: ConditionContext): string =>
  byActivity(c, ({ outputs }) => {
    if (!outputs) return undefined;
    const { names } = outputs.output;
    const demanded = names === 'idSyaratLuaran' ? 's.id' : 's.id_jenis_luaran';
    return `exists (select 1 from master_syarat_luaran s
      where s.id_jenis_mbkm = ${c.t}.id_jenis_mbkm and (s.id_program is null or s.id_program = ${c.t}.id_program)
        and s.wajib and s.aktif and s.jumlah_minimal > (select count(*) from ${tableName(outputs)} u
          where ${belongsSql(c.registry, outputs, 'u', `${c.t}.id`)} and u.${column(names)} = ${demanded}
            and u.status = 'disetujui'))`;
  });

const gradingOverdue = (c: ConditionContext): string =>
  `${started(c)} and ${c.t}.tanggal_selesai + ${setting('penilaian.batasHari')} < ${c.today()}`;
const gradingOpen = (c: ConditionContext): string =>
  `${started(c)} and ${c.t}.tanggal_selesai - ${setting('penilaian.bukaHari')} <= ${c.today()}`;

/**
 * Every chip, count and whole of docs/domain/20 §4.7 as a condition on a participation: lists show and filter by them
 * and figures count them, so that a figure and the list that it leads to never differ.
 */
const conditions: Readonly<Record<Code, Condition>> = {
  BELUM_DOSPEM: c => `${live(c)} and ${mayWarn(c, 'BELUM_DOSPEM')} and ${c.t}.id_dosen_pembimbing is null`,
  LOG_KOSONG_7H: c =>
    `${c.t}.status = 'berjalan' and ${warns(c, 'LOG_KOSONG_7H')} and ${c.t}.tanggal_mulai <= ${c.today()} - 7 and not ${ofLastWeek(c)}`,
  LOG_MENUNGGU_7H: c =>
    `${warns(c, 'LOG_MENUNGGU_7H')} and ${anEntry(
      c,
      ({ sent }) =>
        `l.status = 'diajukan' and (l.${column(sent)} at time zone '${zone().id}')::date <= ${c.today()} - 7`,
    )}`,
  LUARAN_TERLAMBAT: c =>
    `${started(c)} and ${warns(c, 'LUARAN_TERLAMBAT')} and ${c.t}.tanggal_selesai + 7 < ${c.today()} and ${lacksOutput(c)}`,
  NILAI_MITRA_KOSONG: c => `${gradingOverdue(c)} and ${c.t}.nilai_mitra is null and ${warns(c, 'NILAI_MITRA_KOSONG')}`,
  NILAI_DOSEN_KOSONG: c => `${gradingOverdue(c)} and ${c.t}.nilai_dosen is null and ${warns(c, 'NILAI_DOSEN_KOSONG')}`,
  // Also after the activity: a returned package that is not handed in again is lost as well as one never handed in.
  PAKET_BELUM: c =>
    `${mayWarn(c, 'PAKET_BELUM')} and not ${deniedSql(c.registry, c.t)} and ((${live(c)} and ${c.t}.status_konversi = 'belum')
      or (${c.t}.status = 'selesai' and ${c.t}.status_konversi in (${named(paketBelumMasuk)})))`,
  KRS_LEBIH: c =>
    `${c.t}.status in ('diajukan', 'revisi', 'disetujui', 'berjalan') and ${mayWarn(c, 'KRS_LEBIH')} and ${c.t}.sks_krs > coalesce(
      (select p.batas_sks_krs from master_program p where p.id = ${c.t}.id_program), ${setting('sks.batasKrs')})`,
  BERMASALAH: c => `${mayWarn(c, 'BERMASALAH')} and exists (select 1 from mbkm_catatan_monitoring n
    where n.id_pendaftar_mbkm = ${c.t}.id and n.kondisi = 'bermasalah' and not n.selesai_ditindaklanjuti)`,

  PUNYA_DOSEN: c => `${live(c)} and ${c.t}.id_dosen_pembimbing is not null`,
  LOG_PATUH: c => `${c.t}.status = 'berjalan' and ${hasLog(c)} and ${ofLastWeek(c)}`,
  LUARAN_LENGKAP: c => `${started(c)} and ${hasOutputs(c)} and not ${lacksOutput(c)}`,
  BERNILAI: ({ t }) => `${t}.nilai_akhir is not null`,
  DINILAI: c => `${accepted(c)} and ${c.t}.status_konversi in ('dinilai', 'final', 'revisi_nilai')`,
  FINAL: c => `${accepted(c)} and ${isFinal(c)}`,
  TERKIRIM: c => `${accepted(c)} and ${isFinal(c)} and ${c.t}.status_siamik = 'terkirim'`,
  LOG_MENUNGGU: c => anEntry(c, () => `l.status = 'diajukan'`),
  PARAF_MENUNGGU: c =>
    anEntry(c, ({ signed }) =>
      signed ? `l.status in ('diajukan', 'disetujui') and not l.${column(signed.field)}` : undefined,
    ),
  LUARAN_MENUNGGU: c => anOutput(c, `u.status = 'diajukan'`),
  PAKET_MENUNGGU: ({ t }) => `${t}.status_konversi = 'diajukan'`,
  NILAI_DOSEN_TERBUKA: c => `${gradingOpen(c)} and ${c.t}.nilai_dosen is null and ${gradedBy(c, 'dosen')}`,
  NILAI_MITRA_TERBUKA: c => `${gradingOpen(c)} and ${c.t}.nilai_mitra is null and ${gradedBy(c, 'mitra')}`,

  AKTIF: live,
  BERJALAN: c => `${c.t}.status = 'berjalan' and ${hasLog(c)}`,
  DIMULAI: c => `${started(c)} and ${hasOutputs(c)}`,
  DITERIMA: accepted,
};

/** The condition that a code stands for, in brackets. */
export const conditionSql = (code: Code, context: ConditionContext): string => `(${conditions[code](context)})`;
