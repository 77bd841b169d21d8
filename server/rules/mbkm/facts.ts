import type { KodeJenisMbkm } from '../../../resources/mbkm/jenis.ts';
import type { Queryable } from '../../database/db.ts';
import type { PeriodCalendar } from '../master/periodWindow.ts';
import { type RegistrationSettings, registrationSettings } from '../pengaturan/settings.ts';

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

export type OfferFacts = {
  id: string;
  namaPosisi: string;
  status: string;
  idMitra: string;
  namaMitra: string;
  idPicMitra: string | null;
  idProgram: string;
  idPeriode: string;
  idPosisiKegiatanTopik: string | null;
  idProgramProdiTujuan: string[];
  semesterMin: number | null;
  ipkMin: number | null;
  estimasiSks: number | null;
  tanggalBuka: string;
  tanggalTutup: string;
  tanggalMulai: string;
  tanggalSelesai: string;
};

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
};

/** Everything that decides whether a student may register; read in a few indexed queries. */
export interface RegistrationFacts {
  mahasiswa: StudentFacts;
  program: ProgramFacts;
  periode: PeriodFacts;
  offer: OfferFacts | undefined;
  /** Study programmes that the chosen position is for; empty = all. */
  prodiSasaran: readonly string[];
  others: readonly OtherFacts[];
  settings: RegistrationSettings;
}

/** What a registration chooses. */
export interface Choice {
  idMahasiswa: unknown;
  idProgram: unknown;
  idPeriode: unknown;
  idProgramDitawarkan?: unknown;
  idPosisiKegiatanTopik?: unknown;
}

const once = { prepare: true } as const;

export const studentFacts = (on: Queryable, id: unknown): Promise<StudentFacts | undefined> =>
  on.one<StudentFacts>(
    `select id, npm, nama, id_program_prodi as "idProgramProdi", status_akademik as "statusAkademik", semester, ipk,
       sks_tempuh as "sksTempuh" from master_mahasiswa where id = $1`,
    [id],
    once,
  );

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

export const offerFacts = (on: Queryable, id: unknown): Promise<OfferFacts | undefined> =>
  on.one<OfferFacts>(
    `select o.id, o.nama_posisi as "namaPosisi", o.status, o.id_mitra as "idMitra", m.nama as "namaMitra",
       t.id_pic_mitra as "idPicMitra", o.id_program as "idProgram", o.id_periode as "idPeriode",
       o.id_posisi_kegiatan_topik as "idPosisiKegiatanTopik", o.id_program_prodi_tujuan as "idProgramProdiTujuan",
       o.semester_min as "semesterMin", o.ipk_min as "ipkMin", o.estimasi_sks as "estimasiSks",
       o.tanggal_buka as "tanggalBuka", o.tanggal_tutup as "tanggalTutup", o.tanggal_mulai as "tanggalMulai",
       o.tanggal_selesai as "tanggalSelesai"
     from magang_program_ditawarkan o join master_mitra m on m.id = o.id_mitra
     join magang_mitra_terlibat_program t on t.id = o.id_mitra_terlibat_program where o.id = $1`,
    [id],
    once,
  );

/** The student's other participations, those given up or refused left out. */
export const otherFacts = (on: Queryable, idMahasiswa: unknown, except: string | null): Promise<OtherFacts[]> =>
  on.query<OtherFacts>(
    `select t.id, t.id_program as "idProgram", t.id_periode as "idPeriode", t.status, p.nama as "namaProgram",
       d.nama as "namaPeriode", p.boleh_rangkap as "bolehRangkap", t.total_sks_diakui as "totalSksDiakui"
     from mbkm_pendaftar_program_mbkm t join master_program p on p.id = t.id_program
     join master_periode d on d.id = t.id_periode
     where t.id_mahasiswa = $1 and t.id is distinct from $2::uuid and t.status not in ('ditolak', 'mengundurkan_diri')`,
    [idMahasiswa, except],
    once,
  );

async function prodiSasaranOf(on: Queryable, id: unknown): Promise<readonly string[]> {
  if (typeof id !== 'string') return [];
  const found = await on.one<{ prodiSasaran: string[] }>(
    'select prodi_sasaran as "prodiSasaran" from master_posisi_kegiatan_topik where id = $1',
    [id],
    once,
  );
  return found?.prodiSasaran ?? [];
}

/**
 * Reads what a registration is judged by.
 * @param except the registration itself, which is not another one
 * @returns undefined when student, programme or period do not exist
 */
export async function registrationFacts(
  on: Queryable,
  choice: Choice,
  except: string | null,
): Promise<RegistrationFacts | undefined> {
  const mahasiswa = await studentFacts(on, choice.idMahasiswa);
  const program = await programFacts(on, choice.idProgram);
  const periode = await periodFacts(on, choice.idPeriode);
  if (!mahasiswa || !program || !periode) return undefined;
  const offer = choice.idProgramDitawarkan ? await offerFacts(on, choice.idProgramDitawarkan) : undefined;
  return {
    mahasiswa,
    program,
    periode,
    offer,
    prodiSasaran: await prodiSasaranOf(on, choice.idPosisiKegiatanTopik ?? offer?.idPosisiKegiatanTopik),
    others: await otherFacts(on, choice.idMahasiswa, except),
    settings: await registrationSettings(on),
  };
}
