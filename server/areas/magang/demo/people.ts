import type { Calendar } from '../../../demo/calendar.ts';
import { prodiId } from '../../../demo/campus.ts';
import type { Employee } from '../../../demo/employees.ts';
import { namedStudents, type Student, students } from '../../../demo/students.ts';
import { registrations } from './story.ts';

/** Students to look through at most. */
export const pool = 160;
const named: ReadonlySet<unknown> = new Set(Object.values(namedStudents).map(({ npm }) => npm));

const active = (row: Student): boolean =>
  row.statusAkademik === 'aktif' && Number(row.semester) >= 5 && !named.has(row.npm);
const eligible = (row: Student): boolean => active(row) && Number(row.ipk) >= 2.75 && Number(row.sksTempuh) >= 80;

/**
 * Participants of the demo: the named people, then students of the same study programme, each once, those who meet the
 * requirements first. The same in every run; adding students at the end of the list does not change it.
 * @returns students by the key of their registration; with very few students some registrations have none
 */
export function participants(
  cal: Calendar,
  lecturers: readonly Employee[],
  count: number,
): ReadonlyMap<string, Student> {
  const everybody = [...students(cal, lecturers, Math.min(count, pool))];
  const ordered = [...everybody.filter(eligible), ...everybody.filter(row => active(row) && !eligible(row))];
  const found = new Map<string, Student>();
  const taken = new Set<Student>();
  for (const { key, who } of registrations) {
    const student =
      'npm' in who
        ? everybody.find(row => row.npm === who.npm)
        : ordered.find(row => row.idProgramProdi === prodiId(who.prodi) && !taken.has(row));
    if (!student) continue;
    taken.add(student);
    found.set(key, student);
  }
  return found;
}
