import { userId } from '../../../demo/accounts.ts';
import { informatika } from '../../../demo/campus.ts';
import type { Converted } from '../../../demo/converted.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { Student } from '../../../demo/students.ts';
import { coordinator } from '../../../demo/trail.ts';
import { gradeFields } from './grades.ts';
import { participationId } from './ids.ts';
import { convertedSeat, type Seat } from './story.ts';
import { seatActor } from './trail.ts';

/** One participation of wave I has been converted to the end (docs/domain/30 §5); its student reads Informatics. */
export function convertedOf(lecturers: readonly Employee[], seat: Seat, student: Student): Converted | undefined {
  if (seat.key !== convertedSeat || !student.id) return undefined;
  const { nilaiAkhir } = gradeFields(seat);
  return {
    key: `kkn:${convertedSeat}`,
    id: participationId(convertedSeat),
    prodi: informatika,
    sks: 11,
    withKkn: true,
    grade: typeof nilaiAkhir === 'number' ? nilaiAkhir : 80,
    days: { sent: -215, approved: -212, graded: -142, final: -138 },
    student: seatActor(convertedSeat, student),
    judge: coordinator(lecturers, student),
    graderOf: ({ kkn }) => userId(kkn ? 'timmbkm' : 'penilai'),
    reasonOf: nama => `Program kerja KKN saya menerapkan capaian ${nama} pada pendampingan desa.`,
  };
}
