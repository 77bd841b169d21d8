import type { RowData } from '../platform/database/db.ts';
import type { Calendar } from './calendar.ts';
import type { Employee } from './employees.ts';
import { type Named, namedStudents, storyStudents, students } from './students.ts';

/** Students of a programme's story by the key of their seat; the demo student sits in `demoSeat`. */
export function seated(
  cal: Calendar,
  lecturers: readonly Employee[],
  drawn: readonly { seat: string; student: Named }[],
  demoSeat: string,
): Map<string, RowData> {
  const people = drawn.map(({ student }) => student);
  const rows = [...storyStudents(cal, lecturers, people)];
  const found = new Map(drawn.map(({ seat }, i): [string, RowData] => [seat, rows[i] ?? {}]));
  const demo = [...students(cal, lecturers, 0)].find(({ npm }) => npm === namedStudents.rizky.npm);
  if (demo) found.set(demoSeat, demo);
  return found;
}
