import type { Registry } from '../../../resources/kit/index.ts';
import { batasSks, type MatkulPilihan } from '../../../resources/konversi/aturanPaket.ts';
import type { PaketPilihan } from '../../../resources/konversi/tampilanPaket.ts';
import { statusGugur } from '../../../resources/mbkm/alurPendaftaran.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { readSetting } from '../pengaturan/settings.ts';
import type { StudyRecord } from './studyRecord.ts';

/** A package as a conversion looks at it. */
interface PaketFacts extends DbRow {
  id: string;
  kode: string;
  nama: string;
  deskripsi: string | null;
  status: string;
  idProgramProdi: string;
  sksMin: number | null;
  sksMaks: number | null;
}

/** The participation that a package is chosen for, or one that a student considers. */
export interface UntukSiapa {
  idMahasiswa: unknown;
  idProgramProdi: unknown;
  idProgram: unknown;
  idJenisMbkm: unknown;
  kodeJenisMbkm: unknown;
  idPosisiKegiatanTopik: unknown;
  idPaketKonversi: unknown;
  /** The participation itself; null before there is one. */
  id: unknown;
}

export const untuk = (row: Pendaftar): UntukSiapa => ({
  id: row.id,
  idMahasiswa: row.idMahasiswa,
  idProgramProdi: row.idProgramProdi,
  idProgram: row.idProgram,
  idJenisMbkm: row.idJenisMbkm,
  kodeJenisMbkm: row.kodeJenisMbkm,
  idPosisiKegiatanTopik: row.idPosisiKegiatanTopik ?? null,
  idPaketKonversi: row.idPaketKonversi ?? null,
});

/**
 * Packages that may be chosen: active, of the student's study programme, for this kind of programme, programme and
 * position; the one that is chosen already stays among them.
 */
const packagesFor = (on: Queryable, who: UntukSiapa): Promise<PaketFacts[]> =>
  on.query<PaketFacts>(
    `select id, kode, nama, deskripsi, status, id_program_prodi, sks_min, sks_maks
     from master_paket_konversi where id_program_prodi = $1::uuid and (id = $5::uuid or (status = 'aktif'
       and id_jenis_mbkm = $2::uuid and coalesce(id_program, $3::uuid) = $3::uuid
       and (id_posisi_kegiatan_topik is null or id_posisi_kegiatan_topik = $4::uuid)))
     order by kode, id limit 50`,
    [who.idProgramProdi, who.idJenisMbkm, who.idProgram, who.idPosisiKegiatanTopik, who.idPaketKonversi],
    { prepare: true },
  );

type CourseRow = DbRow & Omit<MatkulPilihan, 'diKrs' | 'hurufLulus' | 'dikonversiPada'> & { idPaketKonversi: string };

/** Courses of packages in the order of the package; what a course is for itself fills in where the package is silent. */
const coursesOf = (on: Queryable, packages: readonly string[]): Promise<CourseRow[]> =>
  on.query<CourseRow>(
    `select c.id, c.id_paket_konversi, c.id_matkul, c.kode_matkul as kode,
       c.nama_matkul as nama, c.sks, c.wajib, c.adalah_matkul_kkn,
       coalesce(c.capaian, m.capaian) as capaian
     from konversi_matkul_paket c join master_matakuliah m on m.id = c.id_matkul
     where c.id_paket_konversi = any($1::uuid[]) order by c.id_paket_konversi, c.urutan, c.kode_matkul, c.id`,
    [packages],
    { prepare: true },
  );

/**
 * Courses that the student converts in another live participation, by course: recognised there unless failed, or
 * waiting for a decision there.
 */
async function convertedElsewhere(on: Queryable, who: UntukSiapa): Promise<ReadonlyMap<string, string>> {
  const rows = await on.query<{ idMatkul: string; program: string }>(
    `select c.id_matkul, p.nama as program
     from mbkm_pendaftar_program_mbkm t join master_program p on p.id = t.id_program
     join (select id_pendaftar_mbkm, id_matkul_paket_konversi from konversi_terpilih_final
             where lulus or nilai_huruf is null
           union select a.id_pendaftar_mbkm, a.id_matkul_paket_konversi
             from konversi_terpilih_awal a
             join mbkm_pendaftar_program_mbkm d on d.id = a.id_pendaftar_mbkm and d.status_konversi = 'diajukan') s
       on s.id_pendaftar_mbkm = t.id
     join konversi_matkul_paket c on c.id = s.id_matkul_paket_konversi
     where t.id_mahasiswa = $1::uuid and t.id is distinct from $2::uuid and t.status <> all($3::text[])`,
    [who.idMahasiswa, who.id, statusGugur],
    { prepare: true },
  );
  return new Map(rows.map(row => [row.idMatkul, row.program]));
}

/** True if packages of a kind always hold their KKN course. */
export function keepsKkn(registry: Pick<Registry, 'programmeOf'>, kodeJenisMbkm: unknown): boolean {
  const conversion = registry.programmeOf(kodeJenisMbkm)?.conversion;
  return conversion?.by === 'package' && conversion.keepsKkn === true;
}

/** Every package that may be chosen, with limits and with what the student's record says about each course. */
export async function offeredPackages(
  on: Queryable,
  registry: Pick<Registry, 'programmeOf'>,
  who: UntukSiapa,
  record: StudyRecord,
): Promise<PaketPilihan[]> {
  const kept = keepsKkn(registry, who.kodeJenisMbkm);
  const packages = await packagesFor(on, who);
  const courses = await coursesOf(
    on,
    packages.map(({ id }) => id),
  );
  const elsewhere = await convertedElsewhere(on, who);
  const general = {
    minUmum: await readSetting(on, 'sks.minPaket'),
    sksPerSemester: await readSetting(on, 'konversi.sksPerSemester'),
    sksMaksProgram: await programLimit(on, who.idProgram),
  };
  return packages.map(({ id, kode, nama, deskripsi, sksMin, sksMaks }) => ({
    id,
    kode,
    nama,
    deskripsi,
    batas: batasSks({ ...general, sksMin, sksMaks }),
    matkul: courses.flatMap(({ idPaketKonversi, ...course }) =>
      idPaketKonversi === id ? [marked(course, record, elsewhere, kept)] : [],
    ),
  }));
}

const programLimit = async (on: Queryable, idProgram: unknown): Promise<number | null> =>
  (
    await on.one<{ maks: number | null }>('select sks_maks_konversi as maks from master_program where id = $1::uuid', [
      idProgram,
    ])
  )?.maks ?? null;

const marked = (
  course: Omit<CourseRow, 'idPaketKonversi'>,
  { krs, lulus }: StudyRecord,
  elsewhere: ReadonlyMap<string, string>,
  keepsKknCourse: boolean,
): MatkulPilihan => ({
  id: String(course.id),
  idMatkul: String(course.idMatkul),
  kode: String(course.kode),
  nama: String(course.nama),
  sks: Number(course.sks),
  wajib: course.wajib === true || (keepsKknCourse && course.adalahMatkulKkn === true),
  adalahMatkulKkn: course.adalahMatkulKkn === true,
  capaian: typeof course.capaian === 'string' ? course.capaian : null,
  diKrs: krs === null ? null : krs.has(String(course.kode)),
  hurufLulus: lulus?.get(String(course.kode)) ?? null,
  dikonversiPada: elsewhere.get(String(course.idMatkul)) ?? null,
});
