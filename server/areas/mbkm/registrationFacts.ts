import type { Programme, Registry } from '../../../resources/kit/index.ts';
import { type ChangeOf, uuid } from '../../../resources/kit/index.ts';
import { posisiKegiatanTopik } from '../../../resources/master/posisiKegiatanTopik.ts';
import type { KodeJenisMbkm } from '../../../resources/mbkm/jenis.ts';
import type { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { nilaiTampak } from '../../../resources/mbkm/saatNilai.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { PeriodCalendar } from '../master/periodWindow.ts';
import { type RegistrationSettings, registrationSettings } from '../pengaturan/settings.ts';
import type { Beside } from './detail.ts';
import { given, type TieFacts, tieFacts } from './ties.ts';

/** The student as registrations look at them. */
export type StudentFacts = {
  id: string;
  npm: string;
  nama: string;
  idProgramProdi: string;
  statusAkademik: string;
  semester: number;
  ipk: number | null;
  sksTempuh: number | null;
};

export type ProgramFacts = {
  id: string;
  kode: string;
  nama: string;
  aktif: boolean;
  idJenisMbkm: string;
  kodeJenisMbkm: KodeJenisMbkm;
  polaPendaftaran: string;
  semesterMin: number | null;
  ipkMin: number | null;
  sksTempuhMin: number | null;
  sksMaksKonversi: number;
  batasSksKrs: number | null;
  durasiMinHari: number;
  butuhMitra: boolean;
  bolehRangkap: boolean;
};

export type PeriodFacts = Pick<PeriodCalendar, keyof PeriodCalendar> & { id: string; kode: string };

/** Another participation of the same student. */
export type OtherFacts = {
  id: string;
  idProgram: string;
  idPeriode: string;
  status: string;
  namaProgram: string;
  namaPeriode: string;
  bolehRangkap: boolean;
  totalSksDiakui: number | null;
  tanggalMulai: string | null;
  tanggalSelesai: string | null;
};

/** Everything that decides whether a student may register; read in a few indexed queries. */
export interface RegistrationFacts {
  mahasiswa: StudentFacts;
  program: ProgramFacts;
  periode: PeriodFacts;
  /** Declaration of the programme; undefined for a kind without one. */
  programme: Programme | undefined;
  /** Rows that the registration is tied to: an offer, a wave. */
  ties: readonly TieFacts[];
  /** Study programmes that the chosen position is for; empty = all. */
  prodiSasaran: readonly string[];
  others: readonly OtherFacts[];
  settings: RegistrationSettings;
}

/** A participation with its programme's detail under the detail's key, as far as they are known. */
export type RegistrationValues = ChangeOf<typeof pendaftar> & Beside;

const once = { prepare: true } as const;

/** A campus that records only the credits passed is believed: no fewer were taken. */
const studentSql = `select id, npm, nama, id_program_prodi as "idProgramProdi", status_akademik as "statusAkademik", semester, ipk,
  coalesce(sks_tempuh, sks_lulus) as "sksTempuh" from master_mahasiswa`;

const studentFacts = (on: Queryable, id: unknown): Promise<StudentFacts | undefined> =>
  on.one<StudentFacts>(`${studentSql} where id = $1`, [id], once);

export const programFacts = (on: Queryable, id: unknown): Promise<ProgramFacts | undefined> =>
  on.one<ProgramFacts>(
    `select p.id, p.kode, p.nama, p.aktif, p.id_jenis_mbkm as "idJenisMbkm", j.kode as "kodeJenisMbkm",
       p.pola_pendaftaran as "polaPendaftaran",
       p.semester_min as "semesterMin", p.ipk_min as "ipkMin", p.sks_tempuh_min as "sksTempuhMin",
       p.sks_maks_konversi as "sksMaksKonversi", p.batas_sks_krs as "batasSksKrs",
       p.durasi_min_hari as "durasiMinHari", p.butuh_mitra as "butuhMitra", p.boleh_rangkap as "bolehRangkap"
     from master_program p join master_jenis_mbkm j on j.id = p.id_jenis_mbkm where p.id = $1`,
    [id],
    once,
  );

export const periodFacts = (on: Queryable, id: unknown): Promise<PeriodFacts | undefined> =>
  on.one<PeriodFacts>(
    `select p.id, p.kode, p.nama, p.status, p.tanggal_mulai as "tanggalMulai", p.tanggal_selesai as "tanggalSelesai",
       p.pendaftaran_mulai as "pendaftaranMulai", p.pendaftaran_selesai as "pendaftaranSelesai",
       coalesce((select json_agg(json_build_object('idJenisMbkm', j.id_jenis_mbkm, 'tahap', j.tahap,
         'mulai', j.mulai, 'selesai', j.selesai)) from master_periode_jadwal j where j.parent_id = p.id), '[]') as jadwal
     from master_periode p where p.id = $1`,
    [id],
    once,
  );

/**
 * SKS of all courses that are recognised of a participation, failed ones included, as SQL over its alias: what a student
 * may be told of before the grades are (docs/domain/20 §1.7).
 */
export const wholeSetSql = (alias: string): string =>
  `(select sum(f.sks_diakui)::int from konversi_terpilih_final f where f.id_pendaftar_mbkm = ${alias}.id)`;
const told = nilaiTampak.map(state => `'${state}'`).join(', ');

const otherSql = `select t.id, t.id_mahasiswa as "idMahasiswa", t.id_program as "idProgram", t.id_periode as "idPeriode", t.status, p.nama as "namaProgram",
    d.nama as "namaPeriode", p.boleh_rangkap as "bolehRangkap", case when t.status_konversi in (${told}) then t.total_sks_diakui else ${wholeSetSql('t')} end as "totalSksDiakui",
    t.tanggal_mulai as "tanggalMulai", t.tanggal_selesai as "tanggalSelesai"
  from mbkm_pendaftar_program_mbkm t join master_program p on p.id = t.id_program
  join master_periode d on d.id = t.id_periode
  where t.status not in ('ditolak', 'mengundurkan_diri')`;

/** The student's other participations, those given up or refused left out. */
const otherFacts = (on: Queryable, idMahasiswa: unknown, except: string | null): Promise<OtherFacts[]> =>
  on.query<OtherFacts>(
    `${otherSql} and t.id_mahasiswa = $1 and t.id is distinct from $2::uuid`,
    [idMahasiswa, except],
    once,
  );

async function prodiSasaranOf(on: Queryable, id: unknown): Promise<readonly string[]> {
  const found = await read(asSystem(on), posisiKegiatanTopik, uuid.safeParse(id).data, ['prodiSasaran']);
  return found?.prodiSasaran ?? [];
}

/**
 * Reads what a registration is judged by.
 * @param except the registration itself, which is not another one
 * @returns undefined when student, programme or period do not exist
 */
export async function registrationFacts(
  on: Queryable,
  registry: Registry,
  values: RegistrationValues,
  except: string | null,
): Promise<RegistrationFacts | undefined> {
  const mahasiswa = await studentFacts(on, values.idMahasiswa);
  const program = await programFacts(on, values.idProgram);
  const periode = await periodFacts(on, values.idPeriode);
  if (!mahasiswa || !program || !periode) return undefined;
  const programme = registry.programmeOf(program.kodeJenisMbkm);
  const ties = programme ? await tieFacts(on, registry, programme, values) : [];
  return {
    mahasiswa,
    program,
    periode,
    programme,
    ties,
    prodiSasaran: await prodiSasaranOf(on, values.idPosisiKegiatanTopik ?? given(ties).idPosisiKegiatanTopik),
    others: await otherFacts(on, values.idMahasiswa, except),
    settings: await registrationSettings(on),
  };
}

/**
 * The same for many students and one program and period, in as many queries as for one. Nothing is tied yet.
 * @returns facts by student; empty when program or period do not exist
 */
export async function registrationFactsOfMany(
  on: Queryable,
  registry: Registry,
  { idProgram, idPeriode }: { idProgram: unknown; idPeriode: unknown },
  ids: readonly string[],
): Promise<ReadonlyMap<string, RegistrationFacts>> {
  const program = await programFacts(on, idProgram);
  const periode = await periodFacts(on, idPeriode);
  if (!program || !periode || !ids.length) return new Map();
  const students = await on.query<StudentFacts>(`${studentSql} where id = any($1::uuid[])`, [ids]);
  const others = await on.query<OtherFacts & { idMahasiswa: string }>(
    `${otherSql} and t.id_mahasiswa = any($1::uuid[])`,
    [ids],
  );
  const settings = await registrationSettings(on);
  const programme = registry.programmeOf(program.kodeJenisMbkm);
  return new Map(
    students.map(mahasiswa => [
      mahasiswa.id,
      {
        mahasiswa,
        program,
        periode,
        programme,
        ties: [],
        prodiSasaran: [],
        settings,
        others: others.filter(({ idMahasiswa }) => idMahasiswa === mahasiswa.id),
      },
    ]),
  );
}
