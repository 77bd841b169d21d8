import type { Queryable } from '../database/db.ts';
import { summary } from './httpSources.ts';
import type { SourceRow, SsoSource, TranscriptRow } from './port.ts';
import { sampleSiamik } from './sampleKrs.ts';
import { sampleQueries } from './sampleQueries.ts';

interface Course extends Record<string, unknown> {
  kodeMk: string;
  namaMk: string;
  sks: number;
  semester: number;
  angkatan: number;
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
  krs: sampleSiamik.krs,
  transcript: async npm => {
    const courses = await db.query<Course>(
      `select m.kode_mk as "kodeMk", m.nama_mk as "namaMk", m.sks, m.semester, s.angkatan
       from master_mahasiswa s join master_matkul_kurikulum m on m.id_kurikulum = s.id_kurikulum and m.aktif
       where s.npm = $1 and m.semester < s.semester order by m.semester, m.kode_mk`,
      [npm],
    );
    const rows = courses.map((course, i) => transcriptRow(course, grades[(Number(npm.slice(-3)) + i) % grades.length]));
    return { rows, ...summary(rows) };
  },
  student: async npm =>
    (await db.one<Record<string, unknown>>(`select * from (${sampleQueries.mahasiswa}) s where s.npm = $1`, [npm])) ??
    null,
});

function transcriptRow(course: Course, grade: (typeof grades)[number] = grades[0]): TranscriptRow {
  const { kodeMk, namaMk, sks, semester, angkatan } = course;
  const year = angkatan + Math.floor((semester - 1) / 2);
  return { kodeMk, namaMk, sks, nilaiHuruf: grade[0], bobot: grade[1], periode: `${year}${semester % 2 ? 1 : 2}` };
}

/** A row without the column that only orders the sample. */
export const plainRow = ({ kunci: _, ...row }: SourceRow): SourceRow => row;
