import { type ChangeOf, roleNames } from '../../resources/kit/index.ts';
import type { riwayat } from '../../resources/pengaturan/internal.ts';
import { role } from '../../resources/roles.ts';
import { userId } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { informatika } from './campus.ts';
import { type Employee, staffNames } from './employees.ts';
import { idOf } from './ids.ts';
import type { Student } from './students.ts';

/** A row of the history. */
export type Riwayat = ChangeOf<typeof riwayat>;

/** Actor of a history entry. */
export interface Actor {
  idUser: string | null;
  namaUser: string;
  roleId: string;
  namaRole: string;
}

export const system: Actor = { idUser: 'sistem', namaUser: 'Sistem', roleId: 'SYS', namaRole: 'Sistem' };
export const team: Actor = {
  idUser: userId('timmbkm'),
  namaUser: staffNames.timmbkm,
  roleId: role.timMbkm,
  namaRole: roleNames[role.timMbkm],
};
/** A student of the demo; most have no account. */
export const studentActor = ({ nama }: Student = {}, idUser: string | null = null): Actor => ({
  idUser,
  namaUser: nama ?? '',
  roleId: role.mahasiswa,
  namaRole: roleNames[role.mahasiswa],
});

/** A lecturer of the demo; most have no account. */
export const lecturerActor = (namaUser: string, idUser: string | null = null): Actor => ({
  idUser,
  namaUser,
  roleId: role.dosen,
  namaRole: roleNames[role.dosen],
});

/** Coordinator of a study programme. */
export const coordinatorOf = (lecturers: readonly Employee[], prodi: string): Actor => ({
  idUser: prodi === informatika ? userId('koordinator') : null,
  namaUser: lecturers.find(person => person.prodi === prodi)?.nama ?? 'Koordinator Program Studi',
  roleId: role.koordinator,
  namaRole: roleNames[role.koordinator],
});

/** The same of a student's study programme. */
export const coordinator = (lecturers: readonly Employee[], student: Student): Actor =>
  coordinatorOf(lecturers, String(student.npm).slice(2, 8));

/** One step of a row: `from` is null where it was made. */
export interface Step {
  action: string;
  from: string | null;
  to: string;
  by: Actor;
  /** Days from today. */
  day: number;
  hour?: number;
  note?: string | null;
  column?: string;
}

/** The audit rows of a row as the engine would have written them. */
export const trail = (cal: Calendar, resource: string, id: string, steps: readonly Step[]): Riwayat[] =>
  steps.map(({ action, from, to, by, day, hour = 9, note = null, column = 'status' }, i) => ({
    id: idOf('internal/riwayat', `${resource}:${id}:${i}`),
    resource,
    idBaris: id,
    catatan: note,
    versi: i + 1,
    ...by,
    aksi: from === null ? 'buat' : 'transisi',
    perubahan: { [column]: from === null ? { ke: to } : { dari: from, ke: to } },
    ...(from === null ? {} : { dariStatus: from, keStatus: to, kolomStatus: column, tindakan: action }),
    waktu: cal.at(day, hour, (i * 17) % 60),
  }));

/** Made, handed in, decided on: the usual life of what somebody checks. */
export function checkedSteps(
  status: string,
  { by, judge, day, note }: { by: Actor; judge: Actor; day: number; note?: string },
): Step[] {
  const made: Step = { action: 'buat', from: null, to: 'draf', by, day, hour: 16 };
  if (status === 'draf') return [made];
  const sent: Step = { action: 'ajukan', from: 'draf', to: 'diajukan', by, day, hour: 17 };
  if (status === 'diajukan') return [made, sent];
  const actions = { disetujui: 'setujui', terverifikasi: 'verifikasi', revisi: 'revisi', ditolak: 'tolak' };
  const action = Object.entries(actions).find(([to]) => to === status)?.[1] ?? 'setujui';
  const decided: Step = { action, from: 'diajukan', to: status, by: judge, day: Math.min(day + 2, 0), hour: 7 };
  return [made, sent, action === 'setujui' || action === 'verifikasi' ? decided : { ...decided, note: note ?? null }];
}
