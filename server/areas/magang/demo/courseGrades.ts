import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { terpilihFinal } from '../../../../resources/konversi/terpilihFinal.ts';
import type { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { ipsKonversi } from '../../../../resources/nilai/hitung.ts';
import { letterOf } from '../../../../resources/nilai/letterOfGrade.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { informatika } from '../../../demo/campus.ts';
import { courseFacts } from '../../../demo/courses.ts';
import { type ChosenCourse, chosenCourses } from '../../../demo/packageCourses.ts';
import { skalaSeed } from '../../../demo/seedNilai.ts';
import { gradeFields } from './grades.ts';
import type { Registration } from './story.ts';

/** A revision of one course that was approved: what the grade was before. */
const revisedBy = 4;
export const revisedKey = 'final-ik';
/** The course of a participation that its revision is about, by position. */
export const revisedAt = 2;

/** Distances of the courses' grades from the programme's grade. */
const spread = [0, 2, -1.5, 3, -0.75, 1.25];
/** One grade of the story: 78 becomes 82 in acceptance scenario 10. */
const told: Readonly<Record<string, readonly [at: number, nilai: number]>> = { 'final-if': [2, 78], fajar: [1, 78] };

const graded: ReadonlySet<string> = new Set(['dinilai', 'final', 'revisi_nilai']);
export const isFinalState = (registration: Registration): boolean =>
  registration.konversi?.status === 'final' || registration.konversi?.status === 'revisi_nilai';
export const isGradedState = ({ konversi }: Registration): boolean =>
  konversi !== undefined && graded.has(konversi.status);

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Grade of the i-th course; null while nobody has given one: Salsabila's KKN course waits for Tim MBKM. */
export function courseGrade(registration: Registration, course: ChosenCourse, i: number): number | null {
  const { key, konversi } = registration;
  if (!konversi || !isGradedState(registration)) return null;
  if (course.kkn) return isFinalState(registration) ? rounded(80 + (konversi.nilai ?? 0) / 20) : null;
  const [at, nilai] = told[key] ?? [];
  if (at === i && nilai !== undefined) return nilai;
  const { nilaiAkhir } = gradeFields(registration);
  const base = typeof nilaiAkhir === 'number' ? nilaiAkhir : (konversi.nilai ?? 80);
  return rounded(base + (spread[i % spread.length] ?? 0));
}

/** Grade before its revision. */
export const gradeBefore = (registration: Registration, course: ChosenCourse, i: number): number | null => {
  const grade = courseGrade(registration, course, i);
  return registration.key === revisedKey && i === revisedAt && grade !== null ? rounded(grade - revisedBy) : grade;
};

export const letterFor = (nilai: number | null): string | null => letterOf(skalaSeed, nilai)?.huruf ?? null;

/** Days from today on which grades were entered and made final. */
export const gradingDays = ({ key, term }: Registration): readonly [entered: number, sent: number, final: number] =>
  term === 0
    ? [-6, -5, -3]
    : key === 'final-if'
      ? [-16, -15, -6]
      : key === 'final-at'
        ? [-18, -17, -8]
        : [-31, -30, -20];

/** Account that grades for a study programme; only Informatika's grader has one. */
const graderOf = (prodi: string): string | null => (prodi === informatika ? userId('penilai') : null);

/** Columns of a recognised course that follow from its grade and from what SIAMIK said (docs/domain/20 §1.7). */
export function gradedColumns(
  cal: Calendar,
  registration: Registration,
  prodi: string,
  course: ChosenCourse,
  i: number,
): ChangeOf<typeof terpilihFinal> {
  const nilai = courseGrade(registration, course, i);
  if (nilai === null) return {};
  const letter = letterOf(skalaSeed, nilai);
  const [entered, , final] = gradingDays(registration);
  const { siamik = 'belum' } = registration.konversi ?? {};
  const lacking = siamik === 'gagal' && course.nama === 'Kerja Praktik';
  return {
    nilaiAngka: nilai,
    nilaiHuruf: letter?.huruf ?? null,
    nilaiMutu: letter?.mutu ?? null,
    lulus: letter?.lulus ?? false,
    idPenilai: course.kkn ? userId('timmbkm') : graderOf(prodi),
    waktuNilai: cal.at(course.kkn ? final : entered, 10, 5 + i),
    statusSiamik: siamik === 'belum' ? 'belum' : lacking ? 'gagal' : 'terkirim',
    pesanSiamik: lacking ? notInPlan(prodi) : null,
  };
}

const notInPlan = (prodi: string): string =>
  `Mata kuliah ${courseFacts(prodi, 'Kerja Praktik').kode} tidak ada di KRS mahasiswa.`;

/** Columns of the participation that follow from its recognised courses. */
export function conversionTotals(cal: Calendar, registration: Registration, prodi: string): ChangeOf<typeof pendaftar> {
  const { konversi } = registration;
  if (!konversi || konversi.status === 'belum' || konversi.status === 'diajukan' || konversi.status === 'revisi')
    return {};
  const courses = chosenCourses(prodi, konversi.sks ?? 0, konversi.kkn === true);
  const grades = courses.map((course, i) => ({ course, nilai: courseGrade(registration, course, i) }));
  const kkn = grades.find(({ course }) => course.kkn);
  const known = grades.filter(({ nilai }) => nilai !== null);
  const final = isFinalState(registration);
  return {
    matkulDinilai: `${known.length}/${courses.length}`,
    namaMatkulKkn: kkn?.course.nama ?? null,
    nilaiMatkulKkn: kkn?.nilai ?? null,
    ipsKonversi: final
      ? ipsKonversi(
          known.map(({ course, nilai }) => ({ sks: course.sks, mutu: letterOf(skalaSeed, nilai)?.mutu ?? 0 })),
        )
      : null,
    tanggalFinal: final ? cal.at(gradingDays(registration)[2], 10) : null,
    pesanSiamik: konversi.siamik === 'gagal' ? notInPlan(prodi) : null,
  };
}
