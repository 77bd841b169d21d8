import type { Calendar } from './calendar.ts';
import type { Employee } from './employees.ts';
import { type Named, namedStudents, type Student, storyStudents, students } from './students.ts';

/** Students of a programme's story by the key of their seat. */
export function storyPeople(
  cal: Calendar,
  lecturers: readonly Employee[],
  drawn: readonly { seat: string; student: Named }[],
): Map<string, Student> {
  const rows = [
    ...storyStudents(
      cal,
      lecturers,
      drawn.map(({ student }) => student),
    ),
  ];
  return new Map(drawn.map(({ seat }, i) => [seat, rows[i] ?? {}]));
}

/** The same with the demo student, who sits in `demoSeat`. */
export function seated(
  cal: Calendar,
  lecturers: readonly Employee[],
  drawn: readonly { seat: string; student: Named }[],
  demoSeat: string,
): Map<string, Student> {
  const found = storyPeople(cal, lecturers, drawn);
  const demo = [...students(cal, lecturers, 0)].find(({ npm }) => npm === namedStudents.rizky.npm);
  if (demo) found.set(demoSeat, demo);
  return found;
}
