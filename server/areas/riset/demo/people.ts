import { type Calendar, semesterAfter } from '../../../demo/calendar.ts';
import { informatika, prodis } from '../../../demo/campus.ts';
import { type Employee, employeeNamed } from '../../../demo/employees.ts';
import { personName, type Sex } from '../../../demo/names.ts';
import { random } from '../../../demo/random.ts';
import { type Student, storyStudents } from '../../../demo/students.ts';
import { type ProjectStory, researchers } from './story.ts';

/** Numbers below 100 of an NPM belong to people of stories; those of research are a cohort older than the others. */
const firstNumber = 70;

/** Students of the story by their key. */
export function researching(cal: Calendar, lecturers: readonly Employee[]): ReadonlyMap<string, Student> {
  const running = Number(semesterAfter(cal.semester, 0).slice(0, 4));
  const cohort = String((running - 3) % 100).padStart(2, '0');
  const rng = random('riset:peserta');
  const drawn = researchers.map(({ prodi }, i) => {
    const sex: Sex = i % 2 ? 'L' : 'P';
    const npm = `${cohort}${prodis[prodi]?.kode ?? ''}${String(firstNumber + i).padStart(3, '0')}`;
    return {
      npm,
      nama: personName(rng, sex),
      sex,
      ipk: Math.round((3 + rng.next() * 0.9) * 100) / 100,
      sksTempuh: 112,
    };
  });
  const rows = [...storyStudents(cal, lecturers, drawn)];
  return new Map(researchers.map(({ key }, i): [string, Student] => [key, rows[i] ?? {}]));
}

/** Lecturers of other study programmes than the demo lecturer's supervise by turns. */
export const supervisors = (lecturers: readonly Employee[]): Employee[] =>
  lecturers
    .filter(({ prodi }) => prodi !== informatika)
    .filter((_, i) => i % 11 === 6)
    .slice(0, 3);

/** Lecturer who heads a project. */
export function headOf(lecturers: readonly Employee[], { own, key }: ProjectStory): Employee {
  const others = supervisors(lecturers);
  const other = others[key.length % others.length];
  return own || !other ? employeeNamed(lecturers, 'Arif Budiman') : other;
}
