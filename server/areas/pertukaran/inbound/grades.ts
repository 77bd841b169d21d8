import { type Message, messages, uuid } from '../../../../resources/kit/index.ts';
import type { LembarKelas, NilaiPeserta } from '../../../../resources/pertukaran/bacaanKrs.ts';
import { nilaiInbound } from '../../../../resources/pertukaran/krs.ts';
import { semuaKomponen } from '../../../../resources/pertukaran/mkInbound.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import { saidTo } from '../../../platform/access/saidTo.ts';
import { column } from '../../../platform/database/columns.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { forbidden, invalid, notFound } from '../../../platform/errors.ts';
import { isTeam } from '../../master/common.ts';
import { scaleOf } from '../../nilai/scale.ts';
import { readSetting } from '../../pengaturan/settings.ts';
import { closedReason, type StudyPeriod, studyPeriod } from './windows.ts';

export interface ClassFacts extends DbRow {
  id: string;
  kodeMk: string;
  namaMk: string;
  kelas: string;
  sks: number;
  idMasaStudi: string;
  idProgramProdi: string | null;
  pengampu: string | null;
  /** Part of the calling lecturer in the class; null for others. */
  peran: 'pengampu' | 'anggota' | null;
  bobot: Record<string, number>;
}

const weights = semuaKomponen.map(({ bobot }) => `'${bobot}', c.${column(bobot)}::float8`).join(', ');

/**
 * A class whose grades the caller may see: lecturers their own, coordinators and graders those of their study
 * programme.
 * @throws HttpError 403, 404, 422 for an invalid id
 */
export async function gradedClass(on: Queryable, caller: Caller, id: unknown): Promise<ClassFacts> {
  const wanted = uuid.safeParse(id);
  if (!wanted.success) throw invalid({ idMkInbound: messages.required });
  const found = await on.one<ClassFacts>(
    `select c.id, c.kode_mk, c.nama_mk, c.kelas, c.sks, c.id_masa_studi,
       c.id_program_prodi, json_build_object(${weights}) as bobot,
       (select p.nama_lengkap from pertukaran_mk_dosen t join master_pegawai p on p.id = t.id_pegawai
         where t.id_mk_inbound = c.id and t.peran = 'pengampu' limit 1) as pengampu,
       (select t.peran from pertukaran_mk_dosen t where t.id_mk_inbound = c.id and t.id_pegawai = $2::uuid) as peran
     from pertukaran_mk_inbound c where c.id = $1`,
    [wanted.data, caller.idPegawai],
  );
  if (!found || !mayRead(caller, found)) throw notFound();
  return found;
}

function mayRead({ baseRole, idProgramProdi }: Caller, found: ClassFacts): boolean {
  if (baseRole === role.superAdmin || baseRole === role.timMbkm || baseRole === role.bakpk) return true;
  if (baseRole === role.dosen) return found.peran !== null;
  return (
    (baseRole === role.koordinator || baseRole === role.penilai) &&
    idProgramProdi !== null &&
    found.idProgramProdi === idProgramProdi
  );
}

/** @throws HttpError 403 for who does not grade the class */
export function mustGrade(caller: Caller, { peran }: ClassFacts, answers = false): void {
  if (caller.baseRole !== role.dosen || (answers ? peran !== 'pengampu' : peran === null)) throw forbidden();
}

const marks = semuaKomponen.map(({ nilai }) => `n.${column(nilai)}::float8 as "${nilai}"`).join(', ');

/** Participants of a class with their marks, ordered by name. */
export const participantsOf = (
  on: Queryable,
  idMkInbound: string,
  lock = '',
): Promise<(NilaiPeserta & DbRow & { idNilai: string })[]> =>
  on.query(
    `select n.id as id_nilai, d.id as id_krs_detail, n.version, s.npm, s.nama_lengkap as nama, s.nama_kampus_asal as kampus,
       n.kehadiran::float8 as kehadiran, ${marks}, n.nilai_akhir::float8, n.nilai_huruf,
       n.nilai_mutu::float8, n.catatan, n.status
     from pertukaran_krs_detail d join pertukaran_krs k on k.id = d.id_krs
     join pertukaran_mhs_inbound s on s.id = k.id_mhs_inbound
     join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
     where d.id_mk_inbound = $1 and d.keadaan = 'aktif' order by s.nama_lengkap, s.npm ${lock}`,
    [idMkInbound],
  );

/** Version of the whole sheet: rises with every mark. */
export const sheetVersion = (rows: readonly { version: number }[]): number =>
  rows.reduce((sum, { version }) => sum + version, 0);

export const gradingClosed = (period: StudyPeriod, now: Date): Message | undefined =>
  closedReason(period, 'nilai', now);

/**
 * GET P/krs/nilai?idMkInbound= (or `idKrsDetail=` of one of its students): the grading sheet of a class (docs/domain/50 §2.3).
 * @throws HttpError 403, 404 for a class that is not the caller's to see
 */
export async function gradingSheet(
  engine: Engine,
  caller: Caller,
  { idMkInbound, idKrsDetail }: Readonly<Record<string, unknown>>,
): Promise<LembarKelas> {
  mustBeAllowed(caller, nilaiInbound, 'read');
  const { db } = engine;
  const row = uuid.safeParse(idKrsDetail).success
    ? await db.one<{ id: string }>('select id_mk_inbound as id from pertukaran_krs_detail where id = $1', [idKrsDetail])
    : undefined;
  const one = await gradedClass(db, caller, row?.id ?? idMkInbound);
  const period = await studyPeriod(db, one.idMasaStudi);
  const closed = gradingClosed(period, engine.now());
  const rows = await participantsOf(db, one.id);
  const scale = await scaleOf(db, period.idPeriode);
  const teaches = caller.baseRole === role.dosen;
  return {
    idMkInbound: one.id,
    kodeMk: one.kodeMk,
    namaMk: one.namaMk,
    kelas: one.kelas,
    sks: one.sks,
    masaStudi: period.nama,
    pengampu: one.pengampu,
    bobot: one.bobot,
    skala: scale.map(({ huruf, batasBawah, mutu, lulus }) => ({
      huruf,
      batasBawah: Number(batasBawah),
      mutu: Number(mutu),
      lulus: Boolean(lulus),
    })),
    kehadiranMin: await readSetting(db, 'pertukaran.kehadiranMin'),
    tertutup: closed ? saidTo(caller, closed) : null,
    bolehIsi: teaches,
    bolehFinal: teaches && one.peran === 'pengampu',
    bolehBuka: isTeam(caller),
    version: sheetVersion(rows),
    peserta: rows.map(({ idNilai: _, ...row }) => row),
  };
}
