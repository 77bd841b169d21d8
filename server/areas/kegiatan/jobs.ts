import {
  laporanJatuhTempo,
  logKosong,
  logMenunggu,
  mingguanJatuhTempo,
  mingguanTerlambat,
} from '../../../resources/kegiatan/events.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayAfter, dayInZone, daysBetween, mondayOf } from '../../platform/day.ts';
import type { EngineJob, EngineJobContext } from '../../platform/engine/context.ts';
import { spanSql } from '../../platform/engine/select.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import type { JobResult } from '../../platform/jobs/types.ts';
import { type Telling, tellEach } from '../../platform/notify/index.ts';
import { type Activity, activities } from '../mbkm/activities.ts';
import { belongsSql, membersOf } from '../mbkm/group.ts';
import { daysToSendOf } from './weekly.ts';

/** Days after which a waiting entry, or an empty logbook, is worth a word (docs/domain/20 §4.9). */
const patience = 7;

/** Tells the notices of all programmes, one after the other. */
function ofEach(
  context: EngineJobContext,
  say: (activity: Activity) => AsyncIterable<readonly Telling[]>,
): Promise<JobResult> {
  async function* parts() {
    for (const activity of activities(context.engine.registry)) yield* say(activity);
  }
  return tellEach(context, parts(), part => part);
}

/** Entries that wait for a week → their supervisor, all of a programme in one word. */
const remindWaiting = (context: EngineJobContext): Promise<JobResult> =>
  ofEach(context, async function* ({ programme, log }) {
    if (!log) return;
    const late = partsOf<DbRow & { id: string; jumlah: number }>(
      context,
      `select t.id_dosen_pembimbing as id, count(*)::int as jumlah
       from ${tableName(log)} l join mbkm_pendaftar_program_mbkm t on t.id = l.id_pendaftar_mbkm
       where l.status = 'diajukan' and t.status = 'berjalan' and t.id_dosen_pembimbing is not null
         and l.${column(log.log.sent)} <= $1::timestamptz group by 1`,
      [new Date(context.now.getTime() - patience * 86_400_000).toISOString()],
    );
    const week = mondayOf(dayInZone(context.now));
    for await (const part of late)
      yield part.map(({ id, jumlah }) => ({
        event: logMenunggu,
        key: `${programme.name}:${id}:${week}`,
        words: { jumlah, hari: patience },
        people: { dosen: [{ pegawai: [id] }] },
        programme,
      }));
  });

interface Silent extends DbRow {
  id: string;
  idMahasiswa: string;
  idDosen: string | null;
  nama: string;
  program: string;
  sejak: string;
}

/** A week without an entry → the student and the supervisor; again with every further week. */
const remindEmpty = (context: EngineJobContext): Promise<JobResult> =>
  ofEach(context, async function* ({ programme, log }) {
    if (!log) return;
    const today = dayInZone(context.now);
    const silent = partsOf<Silent>(
      context,
      `select * from (select t.id, t.id_mahasiswa, t.id_dosen_pembimbing as id_dosen,
           t.nama_mahasiswa as nama, p.nama as program,
           coalesce((select max(l.${column(log.log.day)}) from ${tableName(log)} l
             where l.id_pendaftar_mbkm = t.id and l.status <> 'draf'), t.tanggal_mulai)::text as sejak
         from mbkm_pendaftar_program_mbkm t join master_program p on p.id = t.id_program
         where t.status = 'berjalan' and t.kode_jenis_mbkm = any($3) and t.tanggal_selesai >= $1::date) x
       where x.sejak <= $2`,
      [today, dayAfter(today, -patience), programme.kinds],
    );
    for await (const part of silent)
      yield part.map(({ id, idMahasiswa, idDosen, nama, program, sejak }) => ({
        event: logKosong,
        key: `${id}:${sejak}:${Math.floor(daysBetween(sejak, today) / 7)}`,
        id,
        words: { nama, program, hari: patience },
        people: { mahasiswa: [{ mahasiswa: [idMahasiswa] }], dosen: [{ pegawai: [idDosen] }] },
        programme,
      }));
  });

/** Days before the end on which the final report is called for. */
const calls = [7, 1] as const;

/** A final report that is not handed in → the student, a week and a day before the end. */
const remindReports = (context: EngineJobContext): Promise<JobResult> =>
  ofEach(context, async function* ({ programme, outputs }) {
    const report = programme.outputs?.report;
    if (!outputs || !report) return;
    const { registry } = context.engine;
    const today = dayInZone(context.now);
    const open = partsOf<DbRow & { id: string; idMahasiswa: string; program: string; selesai: string }>(
      context,
      `select t.id, t.id_mahasiswa, p.nama as program, t.tanggal_selesai::text as selesai
       from mbkm_pendaftar_program_mbkm t join master_program p on p.id = t.id_program
       where t.status = 'berjalan' and t.kode_jenis_mbkm = any($3) and t.tanggal_selesai between $1::date and $2::date
         and not exists (select 1 from ${tableName(outputs)} l where ${belongsSql(registry, outputs, 'l', 't.id')}
           and l.kode_jenis_luaran = $4 and l.status in ('diajukan', 'disetujui'))`,
      [dayAfter(today, 1), dayAfter(today, calls[0]), programme.kinds, report],
    );
    for await (const part of open)
      yield part.map(({ id, idMahasiswa, program, selesai }) => {
        const sisaHari = daysBetween(today, selesai);
        // Said on the first run within each stretch, so that a day without a run loses no reminder.
        const call = sisaHari <= calls[1] ? calls[1] : calls[0];
        return {
          event: laporanJatuhTempo,
          key: `${id}:${selesai}:${call}`,
          words: { program, sisaHari },
          people: { mahasiswa: [{ mahasiswa: [idMahasiswa] }] },
          programme,
        };
      });
  });

/** A week that is over and for which nothing was sent; `id` is that of the group, or of the participation itself. */
interface Unsent extends DbRow {
  id: string;
  minggu: number;
  terakhir: string;
  mahasiswa: string[];
}

/** The last week that is over of every running owner, $1 today, $2 kinds; owners that have sent it are left out. */
function unsentSql({ registry }: EngineJobContext['engine'], { programme, weekly }: Activity): string | undefined {
  const field = weekly?.fields[weekly.weekly.week];
  if (!weekly || field?.kind !== 'week') return undefined;
  const { owner, week } = weekly.weekly;
  const members = membersOf(registry, programme);
  const owners =
    owner === 'idPendaftarMbkm'
      ? `select t.id as pemilik, array[t.id_mahasiswa] as mahasiswa from mbkm_pendaftar_program_mbkm t
         where t.status = 'berjalan' and t.kode_jenis_mbkm = any($2)`
      : members &&
        `select m.parent_id as pemilik, array_agg(t.id_mahasiswa) as mahasiswa from ${members.table} m
         join mbkm_pendaftar_program_mbkm t on t.id = m.${members.participation}
         where ${members.isLive('m')} and t.status = 'berjalan' and t.kode_jenis_mbkm = any($2) group by 1`;
  if (!owners) return undefined;
  return `select x.pemilik as id, x.mahasiswa, x.minggu, least(x.mulai + x.minggu * 7 - 1, x.selesai)::text as terakhir
    from (select o.pemilik, o.mahasiswa, s.mulai, s.selesai,
        ceil((least($1::date, s.selesai) - s.mulai + 1 - case when $1::date < s.selesai then 6 else 0 end) / 7.0)::int as minggu
      from (${owners}) o cross join lateral (${spanSql(weekly, registry, field, 'o.pemilik')}) s) x
    where x.minggu >= 1 and not exists (select 1 from ${tableName(weekly)} w
      where w.${column(owner)} = x.pemilik and w.${column(week)} = x.minggu and w.status <> 'draf')`;
}

/** A weekly report that is not sent → whose it is, when its week is over and once more when it is late. */
const remindWeekly = (context: EngineJobContext): Promise<JobResult> =>
  ofEach(context, async function* (activity) {
    const { programme, weekly } = activity;
    const { db, registry } = context.engine;
    const sql = unsentSql(context.engine, activity);
    if (!weekly || !sql) return;
    const today = dayInZone(context.now);
    for await (const part of partsOf<Unsent>(context, sql, [today, programme.kinds])) {
      const daysOf = await daysToSendOf(
        db,
        registry,
        weekly,
        part.map(({ id }) => id),
      );
      yield part.map(({ id, minggu, terakhir, mahasiswa }) => ({
        event: today > dayAfter(terakhir, daysOf(id)) ? mingguanTerlambat : mingguanJatuhTempo,
        key: `${id}:${minggu}`,
        words: { minggu },
        people: { mahasiswa: [{ mahasiswa }] },
        programme,
      }));
    }
  });

/** The daily reminders about logbooks and reports (docs/domain/20 §4.9). */
export const kegiatanJobs: readonly EngineJob[] = [
  {
    name: 'ingatkan-log-menunggu',
    title: 'Mengingatkan dosen tentang logbook yang menunggu',
    schedule: { at: '06:40' },
    run: remindWaiting,
  },
  {
    name: 'ingatkan-log-kosong',
    title: 'Mengingatkan logbook yang tidak diisi',
    schedule: { at: '06:45' },
    run: remindEmpty,
  },
  {
    name: 'ingatkan-laporan',
    title: 'Mengingatkan batas laporan akhir',
    schedule: { at: '06:50' },
    run: remindReports,
  },
  {
    name: 'ingatkan-mingguan',
    title: 'Mengingatkan laporan mingguan',
    schedule: { at: '06:52' },
    run: remindWeekly,
  },
];
