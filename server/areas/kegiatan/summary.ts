import type { KelengkapanLuaran } from '../../../resources/kegiatan/kelengkapan.ts';
import { type Log, type Logbook, logbookStates } from '../../../resources/kegiatan/log.ts';
import type { Outputs } from '../../../resources/kegiatan/outputsOf.ts';
import { kegiatanRefusals } from '../../../resources/kegiatan/refusals.ts';
import type { PekanLogbook, RingkasanLogbook } from '../../../resources/kegiatan/ringkasan.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import { programmeWith } from '../mbkm/activities.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { achievedFor, achievementOf, inUnit, measureSql } from './achievement.ts';
import { amountOf } from './amount.ts';
import { fillingDays } from './entryTime.ts';
import { outputNeeds } from './outputs.ts';

async function participation(engine: Engine, caller: Caller, id: unknown): Promise<Pendaftar> {
  if (typeof id !== 'string' || !id) throw badRequest(kegiatanRefusals.participationMissing);
  const row = await findRow(engine, engine.db, caller, pendaftar, id, 'read');
  if (!row) throw notFound();
  return row;
}

/** The participation that a student's logbook opens with: the running one, else the latest whose days are known. */
async function ownParticipation(engine: Engine, caller: Caller, logbook: Logbook): Promise<string | undefined> {
  const { registry, db } = engine;
  const values: unknown[] = [
    programmeWith(registry, logbook).kinds,
    logbookStates.all,
    logbookStates.running,
    logbookStates.coming,
  ];
  const found = await db.one<DbRow & { id: string }>(
    `select t.id from ${tableName(pendaftar)} t where t.kode_jenis_mbkm = any($1) and t.status = any($2)
       and (t.tanggal_mulai is not null or t.status <> all($4)) and ${engine.rowsOf(caller, pendaftar, 'read', 't', values)}
     order by t.status = any($3) desc, t.tanggal_mulai desc nulls last, t.id limit 1`,
    values,
  );
  return found?.id;
}

/**
 * GET {logbook}/ringkasan?idPendaftarMbkm=: what was done against the target, weeks, counts by state (docs/domain/20 §3
 * "weekly totals", §4.5). A student may name none and gets its own, null without any.
 * @throws HttpError 400, 403, 404
 */
export async function logbookSummary(
  engine: Engine,
  caller: Caller,
  logbook: Logbook,
  id: unknown,
): Promise<RingkasanLogbook | null> {
  mustBeAllowed(caller, logbook, 'read');
  const ofOneself = id === undefined && caller.baseRole === role.mahasiswa;
  const asked = ofOneself ? await ownParticipation(engine, caller, logbook) : id;
  if (ofOneself && asked === undefined) return null;
  const row = await participation(engine, caller, asked);
  const idPendaftarMbkm = row.id;
  const { db, registry } = engine;
  const values: unknown[] = [idPendaftarMbkm];
  const seen = `t.id_pendaftar_mbkm = $1 and ${engine.rowsOf(caller, logbook, 'read', 't', values)}`;
  const states = await db.query<DbRow & { status: string; jumlah: number; paraf: number }>(
    `select t.status, count(*)::int as jumlah, ${signedSql(logbook.log)} as paraf
     from ${tableName(logbook)} t where ${seen} group by 1`,
    values,
  );
  const judged = states.filter(({ status }) => status === 'diajukan' || status === 'disetujui');
  return {
    ...achievedFor(caller, await achievementOf(db, registry, logbook, idPendaftarMbkm)),
    idPendaftarMbkm,
    npm: row.npm,
    namaMahasiswa: row.namaMahasiswa,
    namaMitra: row.namaMitra,
    status: row.status,
    tanggalMulai: row.tanggalMulai,
    tanggalSelesai: row.tanggalSelesai,
    jumlah: Object.fromEntries(states.map(({ status, jumlah }) => [status, jumlah])),
    jumlahParaf: judged.reduce((sum, { paraf }) => sum + paraf, 0),
    minggu: await weeksOf(engine, logbook, seen, values),
    maksDokumen:
      (await amountOf(db, registry, programmeWith(registry, logbook), logbook.log.documents.most, idPendaftarMbkm)) ??
      0,
    hariIni: dayInZone(engine.now()),
    isi: await fillable(engine, logbook, row),
  };
}

const signedSql = ({ signed }: Log): string =>
  signed ? `(count(*) filter (where t.${column(signed.field)}))::int` : '0';

/** Weeks of the entries that match, newest first. */
async function weeksOf(
  engine: Engine,
  logbook: Logbook,
  where: string,
  values: readonly unknown[],
): Promise<PekanLogbook[]> {
  const { log } = logbook;
  const weeks = await engine.db.query<DbRow & { mulai: string; semua: number; disetujui: number; jumlah: number }>(
    `select date_trunc('week', t.${column(log.day)})::date::text as mulai, ${measureSql(log, 't')} as semua,
       ${measureSql(log, 't', `t.status = 'disetujui'`)} as disetujui, count(*)::int as jumlah
     from ${tableName(logbook)} t where ${where} group by 1 order by 1 desc`,
    values,
  );
  return weeks.map(({ mulai, semua, disetujui, jumlah }) => ({
    mulai,
    sampai: dayAfter(mulai, 6),
    total: inUnit(log, semua),
    disetujui: inUnit(log, disetujui),
    jumlah,
  }));
}

/** The days that may be filled in today. */
async function fillable(engine: Engine, logbook: Logbook, row: Pendaftar): Promise<RingkasanLogbook['isi']> {
  const { id, tanggalMulai, tanggalSelesai } = row;
  if (row.status !== 'berjalan' || !tanggalMulai || !tanggalSelesai) return null;
  const dated = { id, tanggalMulai, tanggalSelesai };
  const { from, to } = await fillingDays(engine.db, engine.registry, logbook, dated, engine.now());
  return from <= to ? { dari: from, sampai: to } : null;
}

/** A student with entries that wait. */
interface Waiting extends DbRow {
  idMahasiswa: string;
  npm: string;
  namaMahasiswa: string;
  jumlah: number;
  terlama: string;
}

/**
 * GET {logbook}/menunggu: students of the caller with entries that wait for it, longest first: for the supervisor's
 * decision, for the partner's initials.
 */
export async function waitingStudents(engine: Engine, caller: Caller, logbook: Logbook): Promise<Waiting[]> {
  mustBeAllowed(caller, logbook, 'action');
  const { sent, signed } = logbook.log;
  const values: unknown[] = [];
  const scope = engine.rowsOf(caller, logbook, 'read', 't', values);
  const waits =
    caller.baseRole === role.mitra && signed
      ? `t.status in ('diajukan', 'disetujui') and not t.${column(signed.field)}`
      : `t.status = 'diajukan'`;
  return allAtOnce<Waiting>(
    engine.db,
    `select t.id_mahasiswa as "idMahasiswa", t.npm, t.nama_mahasiswa as "namaMahasiswa", count(*)::int as jumlah,
       min(t.${column(sent)}) as terlama
     from ${tableName(logbook)} t where ${waits} and ${scope} group by 1, 2, 3 order by terlama, npm`,
    values,
    { instead: kegiatanRefusals.logsByPage },
  );
}

/**
 * GET {outputs}/kelengkapan?idPendaftarMbkm=: what is demanded and how far each is (docs/domain/20 §1.11).
 * @throws HttpError 400, 403, 404
 */
export async function outputChecklist(
  engine: Engine,
  caller: Caller,
  outputs: Outputs,
  id: unknown,
): Promise<KelengkapanLuaran> {
  mustBeAllowed(caller, outputs, 'read');
  const row = await participation(engine, caller, id);
  const syarat = await outputNeeds(engine.db, engine.registry, outputs, row.id);
  return {
    lengkap: syarat.every(need => !need.wajib || need.terpenuhi),
    syarat,
    batasKemiripan: await readSetting(engine.db, 'luaran.kemiripanMaks'),
  };
}
