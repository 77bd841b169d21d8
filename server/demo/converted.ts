import type { ChangeOf } from '../../resources/kit/index.ts';
import type { terpilihAwal } from '../../resources/konversi/terpilihAwal.ts';
import type { terpilihFinal } from '../../resources/konversi/terpilihFinal.ts';
import { pendaftar } from '../../resources/mbkm/pendaftar.ts';
import { ipsKonversi } from '../../resources/nilai/hitung.ts';
import { letterOf } from '../../resources/nilai/letterOfGrade.ts';
import type { Calendar } from './calendar.ts';
import { idOf } from './ids.ts';
import { type ChosenCourse, chosenCourses, packageCourseId } from './packageCourses.ts';
import { packageId } from './packages.ts';
import { skalaSeed } from './seedNilai.ts';
import { type Actor, type Riwayat, type Step, team, trail } from './trail.ts';

/** A participation that was converted to the end: who, what for, and when. */
export interface Converted {
  /** Begins the ids of its rows. */
  key: string;
  /** The participation. */
  id: string;
  /** Whose package the courses are from. */
  prodi: string;
  sks: number;
  withKkn: boolean;
  /** The programme's own grade: of its course, and what the others lie around. */
  grade: number;
  /** Days from today: handed in, approved, graded, final. */
  days: Readonly<Record<'sent' | 'approved' | 'graded' | 'final', number>>;
  student: Actor;
  judge: Actor;
  /** The account that graded a course; null where nobody of the study programme has one. */
  graderOf: (course: ChosenCourse) => string | null;
  reasonOf: (course: string) => string;
}

/** How far the courses lie from the programme's grade; the programme's own has it. */
const spread = [2, 0, -1.5, 1] as const;

const coursesOf = ({ prodi, sks, withKkn }: Converted): ChosenCourse[] => chosenCourses(prodi, sks, withKkn);

function gradedCourses(one: Converted) {
  return coursesOf(one).map((course, i) => {
    const nilai = course.kkn ? one.grade : Math.round((one.grade + (spread[i % spread.length] ?? 0)) * 100) / 100;
    return { course, nilai, letter: letterOf(skalaSeed, nilai) };
  });
}

/** Package, SKS and grades on the participation. */
export function convertedFields(cal: Calendar, one: Converted): ChangeOf<typeof pendaftar> {
  const graded = gradedCourses(one);
  const [first] = graded;
  const kkn = graded.find(({ course }) => course.kkn);
  return {
    statusKonversi: 'final',
    statusReviewNilai: 'diterima',
    adaMatkulKkn: one.withKkn,
    statusSiamik: 'terkirim',
    idPaketKonversi: first ? packageId(first.course.paket) : null,
    totalSksDiajukan: one.sks,
    totalSksDiakui: one.sks,
    matkulDinilai: `${graded.length}/${graded.length}`,
    namaMatkulKkn: kkn?.course.nama ?? null,
    nilaiMatkulKkn: kkn?.nilai ?? null,
    ipsKonversi: ipsKonversi(graded.map(({ course, letter }) => ({ sks: course.sks, mutu: letter?.mutu ?? 0 }))),
    tanggalFinal: cal.at(one.days.final, 10),
    tanggalKirimSiamik: cal.at(one.days.final, 11),
  };
}

const awalId = ({ key }: Converted, nama: string): string => idOf('konversi/terpilih-awal', `${key}:${nama}`);

/** Courses that the student proposed. */
export const proposedRows = (one: Converted): ChangeOf<typeof terpilihAwal>[] =>
  coursesOf(one).map(({ paket, nama, sks }) => ({
    id: awalId(one, nama),
    idPendaftarMbkm: one.id,
    sks,
    idMatkulPaketKonversi: packageCourseId(paket, nama),
    keputusan: 'diterima',
    rekomendasiDosen: 'sesuai',
    alasan: one.reasonOf(nama),
  }));

/** Courses that the study programme recognised, with their grades. */
export const recognisedRows = (cal: Calendar, one: Converted): ChangeOf<typeof terpilihFinal>[] =>
  gradedCourses(one).map(({ course, nilai, letter }, i) => ({
    id: idOf('konversi/terpilih-final', `${one.key}:${course.nama}`),
    idPendaftarMbkm: one.id,
    idMatkulPaketKonversi: packageCourseId(course.paket, course.nama),
    idTerpilihAwal: awalId(one, course.nama),
    sksDiakui: course.sks,
    adalahMatkulKkn: course.kkn,
    adaDiKrs: true,
    nilaiAngka: nilai,
    nilaiHuruf: letter?.huruf,
    nilaiMutu: letter?.mutu,
    lulus: letter?.lulus ?? false,
    idPenilai: one.graderOf(course),
    waktuNilai: cal.at(one.days.graded, 10, 5 + i),
    statusSiamik: 'terkirim',
  }));

/** The steps of the conversion. */
export function conversionSteps({ days, student: by, judge }: Converted): Step[] {
  const column = 'statusKonversi';
  return [
    { action: 'ajukan', from: 'belum', to: 'diajukan', by, day: days.sent, column },
    { action: 'setujui', from: 'diajukan', to: 'disetujui', by: judge, day: days.approved, column },
    { action: 'kirim_nilai', from: 'disetujui', to: 'dinilai', by: judge, day: days.graded, column },
    { action: 'finalisasi', from: 'dinilai', to: 'final', by: team, day: days.final, column },
  ];
}

/** Their history, after the steps `before` that the participation itself has behind it. */
export const conversionHistory = (cal: Calendar, one: Converted, before: number): Riwayat[] =>
  trail(cal, pendaftar.name, one.id, conversionSteps(one)).map((row, i) => ({
    ...row,
    id: idOf('internal/riwayat', `${one.key}:paket:${i}`),
    versi: before + i + 1,
  }));
