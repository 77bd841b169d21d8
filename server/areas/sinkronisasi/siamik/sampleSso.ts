import type { Queryable } from '../../../platform/database/db.ts';
import type { TranscriptRow } from '../../mbkm/siamik.ts';
import { summary } from './httpSources.ts';
import type { SourceRow, SsoSource } from './port.ts';
import { samplePlan } from './sampleKrs.ts';
import { sampleQueries } from './sampleQueries.ts';
import { sampleTridarma } from './sampleTridarma.ts';

interface Course extends Record<string, unknown> {
  kodeMk: string;
  namaMk: string;
  sks: number;
  semester: number;
  angkatan: number;
  /** True if conversion packages offer it; next: true if the student has proposed it. */
  paket: boolean;
  diusulkan: boolean;
}

const grades = [
  ['A', 4],
  ['A-', 3.75],
  ['B+', 3.5],
  ['B', 3],
  ['B+', 3.5],
] as const;

/** The embedded Silaturahmi: study plans by npm, transcripts from the student's curriculum up to the last semester. */
export const sampleSilaturahmi = (db: Queryable): SsoSource => ({
  krs: (npm, periode) => samplePlan(db, npm, periode),
  transcript: async npm => {
    const courses = await db.query<Course>(
      `select m.kode_mk, m.nama_mk, m.sks, m.semester, s.angkatan,
         exists (select 1 from konversi_matkul_paket c join master_paket_konversi p on p.id = c.id_paket_konversi
           where c.id_matkul = m.id_matakuliah and p.status = 'aktif') as paket,
         exists (select 1 from konversi_terpilih_awal a
           join konversi_matkul_paket c on c.id = a.id_matkul_paket_konversi and c.id_matkul = m.id_matakuliah
           join mbkm_pendaftar_program_mbkm t on t.id = a.id_pendaftar_mbkm and t.id_mahasiswa = s.id) as diusulkan
       from master_mahasiswa s join master_matkul_kurikulum m on m.id_kurikulum = s.id_kurikulum and m.aktif
       where s.npm = $1 and m.semester < s.semester order by m.semester, m.kode_mk`,
      [npm],
    );
    const taken = withoutOpen(courses);
    const rows = taken.map((course, i) => transcriptRow(course, grades[(Number(npm.slice(-3)) + i) % grades.length]));
    return { rows, ...summary(rows) };
  },
  student: async npm =>
    (await db.one<Record<string, unknown>>(`select * from (${sampleQueries.mahasiswa}) s where s.npm = $1`, [npm])) ??
    null,
  employee: async nip =>
    (await db.one<Record<string, unknown>>(
      `select * from (${sampleQueries.dosen} union all ${sampleQueries.tendik}) s where s.nip = $1`,
      [nip],
    )) ?? null,
  tridarma: (nip, kind) => sampleTridarma(db, nip, kind),
});

/**
 * Courses that packages offer are left for the conversion, but for the first one that the student does not propose:
 * somebody in the demo has passed one already.
 */
function withoutOpen(courses: readonly Course[]): Course[] {
  const passed = courses.find(({ paket, diusulkan }) => paket && !diusulkan);
  return courses.filter(course => !course.paket || course === passed);
}

function transcriptRow(course: Course, grade: (typeof grades)[number] = grades[0]): TranscriptRow {
  const { kodeMk, namaMk, sks, semester, angkatan } = course;
  const year = angkatan + Math.floor((semester - 1) / 2);
  return { kodeMk, namaMk, sks, nilaiHuruf: grade[0], bobot: grade[1], periode: `${year}${semester % 2 ? 1 : 2}` };
}

/** A row without the column that only orders the sample. */
export const plainRow = ({ kunci: _, ...row }: SourceRow): SourceRow => row;
