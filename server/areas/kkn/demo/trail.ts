import { userId } from '../../../demo/accounts.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { Student } from '../../../demo/students.ts';
import { type Actor, lecturerActor, studentActor } from '../../../demo/trail.ts';
import { arif, demoSeat } from './story.ts';

/** People of the story as the history names them. */
export const seatActor = (seat: string, student: Student): Actor =>
  studentActor(student, seat === demoSeat ? userId('mahasiswa') : null);
export const supervisorActor = (ten: readonly Employee[], position: number | undefined): Actor =>
  lecturerActor(ten[position ?? -1]?.nama ?? 'DPL', position === arif ? userId('dosen') : null);
