import { type ChangeOf, roleNames } from '../../../../resources/kit/index.ts';
import type { terpilihAwal } from '../../../../resources/konversi/terpilihAwal.ts';
import type { terpilihFinal } from '../../../../resources/konversi/terpilihFinal.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../../resources/roles.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { informatika } from '../../../demo/campus.ts';
import type { Employee } from '../../../demo/employees.ts';
import { idOf } from '../../../demo/ids.ts';
import { type ChosenCourse, chosenCourses, packageCourseId } from '../../../demo/packageCourses.ts';
import type { Student } from '../../../demo/students.ts';
import type { Riwayat } from '../../../demo/trail.ts';
import { studentActor } from '../../../demo/trail.ts';
import { gradedColumns } from './courseGrades.ts';
import { pendaftarId } from './files.ts';
import { daysOf, stepsOf } from './steps.ts';
import type { Conversion, Registration } from './story.ts';

/** A registration with its student. */
export type Taking = readonly [Registration, Student];

export const prodiOf = (student: Student): string => String(student.npm).slice(2, 8);
const verified = ({ status }: Conversion): boolean => status !== 'diajukan' && status !== 'revisi';

/** The conversion that a registration has, with the courses that it is about; none for most. */
function conversionOf([registration, student]: Taking): { konversi: Conversion; courses: ChosenCourse[] } | undefined {
  const { konversi } = registration;
  if (!konversi || konversi.status === 'belum') return undefined;
  return { konversi, courses: chosenCourses(prodiOf(student), konversi.sks ?? 0, konversi.kkn === true) };
}

const awalId = (key: string, nama: string): string => idOf('konversi/terpilih-awal', `${key}:${nama}`);
/** Id of a recognised course by the key of its registration and its name. */
export const finalCourseId = (key: string, nama: string): string => idOf('konversi/terpilih-final', `${key}:${nama}`);

const reasons = [
  (posisi: string, nama: string) =>
    `Tugas sebagai ${posisi.toLowerCase()} menerapkan materi ${nama} pada pekerjaan nyata di tempat magang setiap pekan.`,
  (posisi: string, nama: string) =>
    `Luaran yang saya kerjakan sebagai ${posisi.toLowerCase()} memuat capaian ${nama} dan dinilai pembimbing lapangan.`,
  (posisi: string, nama: string) =>
    `Selama magang saya mempelajari dan mempraktikkan ${nama} bersama tim ${posisi.toLowerCase()}.`,
];

const returned = 'Kaitan dengan kegiatan belum tampak. Pilih mata kuliah lain atau jelaskan tugas yang terkait.';

/** State and note of the decision on a proposed course. */
function decision({ status }: Conversion, i: number): ChangeOf<typeof terpilihAwal> {
  if (status === 'diajukan') return { keputusan: 'menunggu' };
  if (status === 'revisi')
    return i === 1 ? { keputusan: 'ditolak', catatanKeputusan: returned } : { keputusan: 'diterima' };
  return { keputusan: 'diterima' };
}

/** Supervisors have advised on one of two open packages, and on all that were decided. */
const advice = ({ status }: Conversion, key: string, i: number): ChangeOf<typeof terpilihAwal> =>
  status === 'diajukan' && key === 'setuju-if'
    ? {}
    : {
        rekomendasiDosen: i === 2 ? 'kurang_sesuai' : 'sesuai',
        catatanDosen: i === 2 ? 'Perlu dikaitkan dengan logbook.' : null,
      };

/** Proposed courses (docs/domain/20 §1.6, §5). */
export const proposalRows = (takings: readonly Taking[]): ChangeOf<typeof terpilihAwal>[] =>
  takings.flatMap(taking => {
    const [{ key, posisi }] = taking;
    const found = conversionOf(taking);
    return (found?.courses ?? []).map(({ paket, nama, sks }, i) => ({
      id: awalId(key, nama),
      idPendaftarMbkm: pendaftarId(key),
      idMatkulPaketKonversi: packageCourseId(paket, nama),
      sks,
      alasan: reasons[i % reasons.length]?.(posisi, nama),
      ...(found ? { ...advice(found.konversi, key, i), ...decision(found.konversi, i) } : {}),
    }));
  });

/** Recognised courses of approved packages, with the grades given so far (docs/domain/20 §1.7, §5). */
export const recognisedRows = (cal: Calendar, takings: readonly Taking[]): ChangeOf<typeof terpilihFinal>[] =>
  takings.flatMap(taking => {
    const [registration, student] = taking;
    const { key } = registration;
    const found = conversionOf(taking);
    if (!found || !verified(found.konversi)) return [];
    return found.courses.map((course, i) => ({
      id: finalCourseId(key, course.nama),
      idPendaftarMbkm: pendaftarId(key),
      idMatkulPaketKonversi: packageCourseId(course.paket, course.nama),
      idTerpilihAwal: awalId(key, course.nama),
      sksDiakui: course.sks,
      adalahMatkulKkn: course.kkn,
      lulus: false,
      // The one that could not be sent: its practical work was never put into the study plan.
      adaDiKrs: !(found.konversi.siamik === 'gagal' && course.nama === 'Kerja Praktik'),
      statusSiamik: 'belum',
      ...gradedColumns(cal, registration, prodiOf(student), course, i),
    }));
  });

/** The steps of the conversion workflow up to the decision on the package, as the engine would have written them. */
export function packageHistory(cal: Calendar, lecturers: readonly Employee[], taking: Taking): Riwayat[] {
  const [registration, student] = taking;
  const { key, term } = registration;
  const found = conversionOf(taking);
  if (!found) return [];
  const [registered, begins] = daysOf[term];
  // A package is handed in soon after the start; one of the coming semester as soon as the registration is through.
  const day = Math.min(begins + 10, -4, begins > 0 ? registered + 8 : begins + 10);
  const prodi = prodiOf(student);
  const versi = stepsOf(registration).length;
  const submitted: Riwayat = {
    aksi: 'transisi',
    dariStatus: 'belum',
    keStatus: 'diajukan',
    catatan: null,
    versi: versi + 1,
    kolomStatus: 'statusKonversi',
    tindakan: 'ajukan',
    perubahan: {
      statusKonversi: { dari: 'belum', ke: 'diajukan' },
      totalSksDiajukan: { dari: null, ke: found.konversi.sks ?? 0 },
    },
    ...studentActor(student, key === 'rizky' ? userId('mahasiswa') : null),
    waktu: cal.at(day, 10, 20),
  };
  const to = found.konversi.status === 'revisi' ? 'revisi' : 'disetujui';
  const decided: Riwayat = {
    aksi: 'transisi',
    dariStatus: 'diajukan',
    keStatus: to,
    versi: versi + 2,
    kolomStatus: 'statusKonversi',
    tindakan: to === 'revisi' ? 'revisi' : 'setujui',
    catatan: to === 'revisi' ? returned : null,
    perubahan: { statusKonversi: { dari: 'diajukan', ke: to } },
    idUser: prodi === informatika ? userId('koordinator') : null,
    namaUser: lecturers.find(person => person.prodi === prodi)?.nama ?? 'Koordinator Program Studi',
    roleId: role.koordinator,
    namaRole: roleNames[role.koordinator],
    waktu: cal.at(day + 2, 14, 5),
  };
  const steps = found.konversi.status === 'diajukan' ? [submitted] : [submitted, decided];
  return steps.map((step, i) => ({
    id: idOf('internal/riwayat', `${key}:paket:${i}`),
    resource: pendaftar.name,
    idBaris: pendaftarId(key),
    ...step,
  }));
}

/** The note with which a package was returned, for the student's banner. */
export const packageNote = ({ konversi }: Registration): string | null =>
  konversi?.status === 'revisi' ? returned : null;
