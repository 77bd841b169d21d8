import type { ChangeOf } from '../../../../resources/kit/index.ts';
import { logbookMagang } from '../../../../resources/magang/logbookMagang.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { type Calendar, periodId, termCode } from '../../../demo/calendar.ts';
import { prodiId } from '../../../demo/campus.ts';
import type { Employee } from '../../../demo/employees.ts';
import { idOf } from '../../../demo/ids.ts';
import { partnerId, partners } from '../../../demo/partners.ts';
import { programId } from '../../../demo/programs.ts';
import { type Student, students } from '../../../demo/students.ts';
import { workdays, workOn } from './logs.ts';
import { pool } from './people.ts';
import { daysOf } from './steps.ts';

/** Of the students beyond the story every tenth takes part, so 100,000 students write a million entries. */
const share = 10;
/** Students further down the list are nobody's of the story. */
const skipped = pool * 2;
/** Entries of each. */
const entries = 100;

/** Number of participations that a demo of this size has beyond the story's. */
export const crowdSize = (count: number): number => Math.max(0, Math.floor((count - skipped) / share));
export const crowdLogCount = (count: number): number => crowdSize(count) * entries;

/** Somebody who took part in the previous semester. */
interface Member {
  nth: number;
  student: Student;
}

/** The students of the crowd, one at a time. */
function* members(cal: Calendar, lecturers: readonly Employee[], count: number): Generator<Member> {
  const most = crowdSize(count);
  let seen = 0;
  let nth = 0;
  for (const student of students(cal, lecturers, count)) {
    if (nth === most) return;
    if (++seen <= skipped || seen % share) continue;
    yield { nth: nth++, student };
  }
}

const crowdId = (nth: number): string => idOf(pendaftar.name, `ramai:${nth}`, nth);

/** Participations of the crowd: ended, graded by nobody yet. */
export function* crowdRows(
  cal: Calendar,
  lecturers: readonly Employee[],
  count: number,
): Generator<ChangeOf<typeof pendaftar>> {
  const [registered, begins, ends] = daysOf[-1];
  const period = termCode(cal, -1);
  for (const { nth, student } of members(cal, lecturers, count)) {
    const partner = partners[nth % partners.length];
    yield {
      id: crowdId(nth),
      nomorPendaftaran: `MGM-${period}-${String(10_000 + nth).padStart(5, '0')}`,
      idMahasiswa: student.id,
      npm: student.npm,
      namaMahasiswa: student.nama,
      idProgramProdi: student.idProgramProdi,
      idProgram: programId('MGM'),
      idPeriode: periodId(period),
      idJenisMbkm: idOf('master/jenis-mbkm', 'magang'),
      kodeJenisMbkm: 'magang',
      jalur: 'mandiri',
      idMitra: partner ? partnerId(partner.key) : null,
      namaMitra: partner?.nama ?? null,
      judulKegiatan: 'Magang',
      semester: student.semester,
      ipk: student.ipk,
      sksTempuh: student.sksTempuh,
      tanggalMulai: cal.day(begins),
      tanggalSelesai: cal.day(ends),
      idDosenPembimbing:
        lecturers.find(person => person.prodi && prodiId(person.prodi) === student.idProgramProdi)?.id ?? null,
      status: 'selesai',
      statusKonversi: 'belum',
      tanggalDaftar: cal.at(registered, 9, nth % 60),
    };
  }
}

/** A hundred working days of each, streamed. */
export function* crowdLogs(
  cal: Calendar,
  lecturers: readonly Employee[],
  count: number,
): Generator<ChangeOf<typeof logbookMagang>> {
  const [, begins, ends] = daysOf[-1];
  const days = workdays(cal, begins, ends, entries);
  // A semester has fewer working days than entries: the rest are second halves of days.
  const spread = Array.from({ length: entries }, (_, i) => days[i % days.length] ?? ends);
  for (const { nth, student } of members(cal, lecturers, count)) {
    for (const [i, day] of spread.entries()) {
      const second = i >= days.length;
      yield {
        id: idOf(logbookMagang.name, `ramai:${nth}:${i}`, nth * entries + i),
        idPendaftarMbkm: crowdId(nth),
        idMahasiswa: student.id,
        npm: student.npm,
        namaMahasiswa: student.nama,
        tanggal: cal.day(day),
        ...workOn(`ramai:${(nth * 7 + i) % 97}`),
        ...(second ? { jamMulai: '19:00', jamSelesai: '21:00', durasiJam: 2, tempat: 'daring' } : {}),
        status: 'disetujui',
        tanggalDiajukan: cal.at(day, 21, 30),
        parafMitra: (nth + i) % 3 === 0,
      };
    }
  }
}
