import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { ipsKonversi, letterOf } from '../../../resources/nilai/index.ts';
import type { RowData } from '../../database/db.ts';
import { userId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { informatika } from '../campus.ts';
import type { Employee } from '../employees.ts';
import { idOf } from '../ids.ts';
import { type ChosenCourse, chosenCourses, packageCourseId } from '../packageCourses.ts';
import { packageId } from '../packages.ts';
import { skalaSeed } from '../seedNilai.ts';
import { coordinator, type Step, team, trail } from '../trail.ts';
import { gradeFields } from './grades.ts';
import { participationId } from './ids.ts';
import { convertedSeat, type Seat } from './story.ts';
import { studentActor } from './trail.ts';

/** One participation of wave I has been converted to the end (docs/domain/30 §5); its student reads Informatics. */
const sks = 11;
/** Days from today: handed in, approved, graded, final. */
const days = { sent: -215, approved: -212, graded: -142, final: -138 } as const;
/** How far the courses lie from the programme's grade; KKN's has it. */
const spread = [2, 0, -1.5, 1] as const;

const courses = chosenCourses(informatika, sks, true);
const isConverted = ({ key }: Seat): boolean => key === convertedSeat;

interface Graded {
  course: ChosenCourse;
  nilai: number;
  letter: ReturnType<typeof letterOf>;
}

function gradedCourses(seat: Seat): Graded[] {
  const { nilaiAkhir } = gradeFields(seat);
  const base = typeof nilaiAkhir === 'number' ? nilaiAkhir : 80;
  return courses.map((course, i) => {
    const nilai = course.kkn ? base : Math.round((base + (spread[i % spread.length] ?? 0)) * 100) / 100;
    return { course, nilai, letter: letterOf(skalaSeed, nilai) };
  });
}

/** Package, SKS and grades on the participation. */
export function conversionFields(cal: Calendar, seat: Seat, student: RowData): RowData {
  if (!isConverted(seat) || !student.id) return {};
  const graded = gradedCourses(seat);
  const kkn = graded.find(({ course }) => course.kkn);
  const [first] = courses;
  return {
    ...{ statusKonversi: 'final', statusReviewNilai: 'diterima', adaMatkulKkn: true, statusSiamik: 'terkirim' },
    idPaketKonversi: first ? packageId(first.paket) : null,
    ...{ totalSksDiajukan: sks, totalSksDiakui: sks, matkulDinilai: `${courses.length}/${courses.length}` },
    ...{ namaMatkulKkn: kkn?.course.nama ?? null, nilaiMatkulKkn: kkn?.nilai ?? null },
    ipsKonversi: ipsKonversi(graded.map(({ course, letter }) => ({ sks: course.sks, mutu: letter?.mutu ?? 0 }))),
    ...{ tanggalFinal: cal.at(days.final, 10), tanggalKirimSiamik: cal.at(days.final, 11) },
  };
}

const awalId = (nama: string): string => idOf('konversi/terpilih-awal', `kkn:${convertedSeat}:${nama}`);

export const proposedRows = (): RowData[] =>
  courses.map(({ paket, nama, sks: credits }) => ({
    ...{ id: awalId(nama), idPendaftarMbkm: participationId(convertedSeat), sks: credits },
    ...{ idMatkulPaketKonversi: packageCourseId(paket, nama), keputusan: 'diterima', rekomendasiDosen: 'sesuai' },
    alasan: `Program kerja KKN saya menerapkan capaian ${nama} pada pendampingan desa.`,
  }));

export const recognisedRows = (cal: Calendar, seat: Seat): RowData[] =>
  gradedCourses(seat).map(({ course, nilai, letter }, i) => ({
    id: idOf('konversi/terpilih-final', `kkn:${convertedSeat}:${course.nama}`),
    idPendaftarMbkm: participationId(convertedSeat),
    idMatkulPaketKonversi: packageCourseId(course.paket, course.nama),
    ...{ idTerpilihAwal: awalId(course.nama), sksDiakui: course.sks, adalahMatkulKkn: course.kkn, adaDiKrs: true },
    ...{ nilaiAngka: nilai, nilaiHuruf: letter?.huruf, nilaiMutu: letter?.mutu, lulus: letter?.lulus ?? false },
    ...{ idPenilai: userId(course.kkn ? 'timmbkm' : 'penilai'), waktuNilai: cal.at(days.graded, 10, 5 + i) },
    statusSiamik: 'terkirim',
  }));

export function conversionHistory(
  cal: Calendar,
  lecturers: readonly Employee[],
  student: RowData,
  before: number,
): RowData[] {
  const judge = coordinator(lecturers, student);
  const column = 'statusKonversi';
  const by = studentActor(convertedSeat, student);
  const steps: Step[] = [
    { action: 'ajukan', from: 'belum', to: 'diajukan', by, day: days.sent, column },
    { action: 'setujui', from: 'diajukan', to: 'disetujui', by: judge, day: days.approved, column },
    { action: 'kirim_nilai', from: 'disetujui', to: 'dinilai', by: judge, day: days.graded, column },
    { action: 'finalisasi', from: 'dinilai', to: 'final', by: team, day: days.final, column },
  ];
  return trail(cal, pendaftar.name, participationId(convertedSeat), steps).map((row, i) => ({
    ...row,
    id: idOf('internal/riwayat', `kkn:${convertedSeat}:paket:${i}`),
    versi: before + i + 1,
  }));
}
