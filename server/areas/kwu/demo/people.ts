import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { mahasiswa } from '../../../../resources/master/mahasiswa.ts';
import { userId } from '../../../demo/accounts.ts';
import { type Calendar, semesterAfter } from '../../../demo/calendar.ts';
import { informatika, prodis } from '../../../demo/campus.ts';
import { type Employee, employeeNamed } from '../../../demo/employees.ts';
import { personName, type Sex } from '../../../demo/names.ts';
import { random } from '../../../demo/random.ts';
import { seated } from '../../../demo/seated.ts';
import type { Student } from '../../../demo/students.ts';
import { type Actor, lecturerActor, studentActor } from '../../../demo/trail.ts';
import { arif, demoSeat, seats } from './story.ts';

/** The lecturers of the story in the order of their positions; the first is the demo lecturer. */
export const supervisors = (lecturers: readonly Employee[]): Employee[] => [
  employeeNamed(lecturers, 'Arif Budiman'),
  ...lecturers
    .filter(({ prodi }) => prodi !== informatika)
    .filter((_, i) => i % 9 === 1)
    .slice(0, 2),
];

/** Numbers below 100 of an NPM belong to people of stories; KWU's begin here. */
const firstNumber = 60;

/** Students of the story by the key of their seat: they are in their fifth or sixth semester. */
export function participants(cal: Calendar, lecturers: readonly Employee[]): ReadonlyMap<string, Student> {
  const running = Number(semesterAfter(cal.semester, 0).slice(0, 4));
  const cohort = String((running - 2) % 100).padStart(2, '0');
  const rng = random('kwu:peserta');
  const taken = new Set<string>();
  const drawn = seats.flatMap((seat, i) => {
    const sex: Sex = seat.nama || i % 2 ? 'P' : 'L';
    let nama = seat.nama ?? personName(rng, sex);
    while (taken.has(nama)) nama = personName(rng, sex);
    taken.add(nama);
    if (seat.key === demoSeat) return [];
    const npm = `${cohort}${prodis[seat.prodi]?.kode ?? ''}${String(firstNumber + i).padStart(3, '0')}`;
    const ipk = Math.round((2.9 + rng.next() * 1) * 100) / 100;
    return [{ seat: seat.key, student: { npm, nama, sex, ipk, sksTempuh: rng.int(70, 98) } }];
  });
  return seated(cal, lecturers, drawn, demoSeat);
}

/** Those of them who are in no other part of the demo. */
export const kwuStudents = (people: ReadonlyMap<string, Student>): ChangeOf<typeof mahasiswa>[] =>
  [...people].filter(([seat]) => seat !== demoSeat).map(([, row]) => row);

export const seatActor = (seat: string, student: Student | undefined): Actor =>
  studentActor(student, seat === demoSeat ? userId('mahasiswa') : null);

export const supervisorActor = (three: readonly Employee[], position: number | undefined): Actor =>
  lecturerActor(three[position ?? -1]?.nama ?? 'DPL', position === arif ? userId('dosen') : null);
