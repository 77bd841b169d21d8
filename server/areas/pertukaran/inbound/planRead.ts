import { type Message, messages, uuid } from '../../../../resources/kit/index.ts';
import {
  type BacaanKrs,
  type BarisKrs,
  bentrok,
  type KelasTersedia,
  type KepalaKrs,
} from '../../../../resources/pertukaran/bacaanKrs.ts';
import { krs, krsTerbuka } from '../../../../resources/pertukaran/krs.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import { saidTo } from '../../../platform/access/saidTo.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { allAtOnce } from '../../../platform/database/rowLimit.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { badRequest } from '../../../platform/errors.ts';
import { isTeam } from '../../master/common.ts';
import { asRead, type Student, studentOf } from './students.ts';
import { closedReason, studyPeriod } from './windows.ts';

type Query = Readonly<Record<string, unknown>>;

/** States of a student who may shape a plan. */
const studying: ReadonlySet<string> = new Set(['disetujui', 'berjalan']);

export const classColumns = `c.id as id_mk_inbound, c.kode_mk, c.nama_mk, c.sks, c.kelas, c.moda,
  h.urut as urut_hari, h.nama as hari, c.jam_mulai, c.jam_selesai, c.ruang,
  (select string_agg(p.nama_lengkap, ', ' order by t.peran desc, p.nama_lengkap) from pertukaran_mk_dosen t
     join master_pegawai p on p.id = t.id_pegawai where t.id_mk_inbound = c.id) as dosen`;

/** The study period that a call names, else the student's. @throws HttpError 400 for what is no id */
export function periodOf(query: Query, { idMasaStudi }: Student): string {
  if (query.idMasaStudi === undefined || query.idMasaStudi === '') return idMasaStudi;
  const read = uuid.safeParse(query.idMasaStudi);
  if (!read.success) throw badRequest(messages.badFilter);
  return read.data;
}

export const headerOf = (on: Queryable, idMhs: string, idMasaStudi: string): Promise<(KepalaKrs & DbRow) | undefined> =>
  on.one(
    `select id, version, status, total_sks, tanggal_ajukan, tanggal_setuju,
       catatan from pertukaran_krs where id_mhs_inbound = $1 and id_masa_studi = $2`,
    [idMhs, idMasaStudi],
  );

export const rowsOf = (on: Queryable, idKrs: string): Promise<(BarisKrs & DbRow)[]> =>
  on.query(
    `select d.id, d.version, ${classColumns}, c.link_daring, c.kuota,
       c.terisi from pertukaran_krs_detail d
       join pertukaran_mk_inbound c on c.id = d.id_mk_inbound left join master_hari h on h.id = c.id_hari
     where d.id_krs = $1 and d.keadaan = 'aktif' order by h.urut nulls last, c.jam_mulai, c.kode_mk`,
    [idKrs],
  );

/** Reason why the caller cannot change the plan now; null if they can. */
function lockedReason(
  caller: Caller,
  student: Student,
  header: KepalaKrs | undefined,
  closed: Message | undefined,
): Message | null {
  if (caller.baseRole !== role.inbound && !isTeam(caller)) return pertukaranRefusals.krsMahasiswa;
  if (!studying.has(student.status)) return pertukaranRefusals.krsBelumDiterima;
  if (header && !krsTerbuka.some(state => state === header.status)) return pertukaranRefusals.krsTertutup;
  return isTeam(caller) ? null : (closed ?? null);
}

/**
 * GET P/krs?npm=&idMasaStudi=: a student's plan with its classes (docs/domain/50 §2.3).
 * @throws HttpError 403, 404 out of the caller's reach
 */
export async function readPlan(engine: Engine, caller: Caller, query: Query): Promise<BacaanKrs> {
  mustBeAllowed(caller, krs, 'read');
  const { db } = engine;
  const student = await studentOf(engine, db, caller, query.npm);
  const period = await studyPeriod(db, periodOf(query, student));
  const header = await headerOf(db, student.id, period.id);
  const alasan = lockedReason(caller, student, header, closedReason(period, 'krs', engine.now()));
  const { id, nama, batasSks, minSks } = period;
  return {
    mahasiswa: asRead(student),
    masaStudi: { id, nama, batasSks, minSks, krsMulai: period.krsMulai, krsSelesai: period.krsSelesai },
    header: header ?? null,
    rows: header ? await rowsOf(db, header.id) : [],
    terbuka: alasan === null,
    alasan: alasan && saidTo(caller, alasan),
  };
}

/**
 * GET P/krs/tersedia?npm=: open classes of the student's study period with free places and clashes. @throws HttpError
 * 403, 404
 */
export async function availableClasses(engine: Engine, caller: Caller, query: Query): Promise<KelasTersedia[]> {
  mustBeAllowed(caller, krs, 'read');
  const { db } = engine;
  const student = await studentOf(engine, db, caller, query.npm);
  const idMasaStudi = periodOf(query, student);
  const header = await headerOf(db, student.id, idMasaStudi);
  const chosen = header ? await rowsOf(db, header.id) : [];
  const classes = await allAtOnce<Omit<KelasTersedia, 'bentrokDengan' | 'sudahDiambil'> & DbRow>(
    db,
    `select ${classColumns}, c.kuota, greatest(c.kuota - c.terisi, 0) as sisa_kursi, p.nama_prodi as prodi
     from pertukaran_mk_inbound c left join master_hari h on h.id = c.id_hari
     left join master_program_prodi p on p.id = c.id_program_prodi
     where c.id_masa_studi = $1 and c.status = 'dibuka' order by c.nama_mk, c.kelas, c.id`,
    [idMasaStudi],
    { instead: pertukaranRefusals.mkPerHalaman },
  );
  return classes.map(one => ({
    ...one,
    sudahDiambil: chosen.some(({ kodeMk }) => kodeMk === one.kodeMk),
    bentrokDengan: chosen.find(other => other.idMkInbound !== one.idMkInbound && bentrok(one, other))?.namaMk ?? null,
  }));
}
