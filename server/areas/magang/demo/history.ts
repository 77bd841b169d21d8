import { type ChangeOf, roleNames } from '../../../../resources/kit/index.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import type { pendaftarTahap } from '../../../../resources/mbkm/pendaftarTahap.ts';
import type { TahapVerifikasi } from '../../../../resources/mbkm/tahap.ts';
import { role } from '../../../../resources/roles.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { idOf } from '../../../demo/ids.ts';
import { picOfStory } from '../../../demo/partners.ts';
import type { Student } from '../../../demo/students.ts';
import type { Riwayat } from '../../../demo/trail.ts';
import { type Actor, coordinator, studentActor, system, team } from '../../../demo/trail.ts';
import { pendaftarId } from './files.ts';
import { importId } from './imports.ts';
import { type Step, stagesOf, stepsOf } from './steps.ts';
import type { Registration } from './story.ts';

/** Actor who decides at a stage; only some have an account in the demo. */
function decider(
  tahap: TahapVerifikasi,
  registration: Registration,
  student: Student,
  lecturers: readonly Employee[],
): Actor {
  if (tahap === 'mbkm') return team;
  if (tahap === 'mitra') {
    const story = registration.mitra === 'nusa';
    return {
      idUser: story ? userId('mitra') : null,
      namaUser: story ? picOfStory.nama : 'PIC Mitra',
      roleId: role.mitra,
      namaRole: roleNames[role.mitra],
    };
  }
  return coordinator(lecturers, student);
}

function actorOf(step: Step, registration: Registration, student: Student, lecturers: readonly Employee[]): Actor {
  if (step.tahap) return decider(step.tahap, registration, student, lecturers);
  if (step.action === 'mulai') return system;
  if (step.action === 'impor') return decider('mbkm', registration, student, lecturers);
  if (step.action === 'selesaikan') return decider('prodi', registration, student, lecturers);
  return studentActor(student, registration.key === 'rizky' ? userId('mahasiswa') : null);
}

const isMade = ({ action }: Step): boolean => action === 'buat' || action === 'impor';

/** Changes of a step in the form in which the engine records them. */
function changes(step: Step): NonNullable<Riwayat['perubahan']> {
  if (isMade(step)) return { status: { ke: step.to }, statusKonversi: { ke: 'belum' } };
  const status = step.from === step.to ? {} : { status: { dari: step.from, ke: step.to } };
  return step.note ? { ...status, catatanTerakhir: { dari: null, ke: step.note } } : status;
}

/** The audit rows of a registration. */
export function historyRows(
  cal: Calendar,
  lecturers: readonly Employee[],
  registration: Registration,
  student: Student,
): Riwayat[] {
  const id = pendaftarId(registration.key);
  return stepsOf(registration).map((step, i) => ({
    id: idOf('internal/riwayat', `${registration.key}:${i}`),
    resource: pendaftar.name,
    idBaris: id,
    aksi: step.action === 'buat' || step.action === 'impor' ? step.action : 'transisi',
    idImpor: step.action === 'impor' ? importId : null,
    perubahan: changes(step),
    catatan: step.note,
    dariStatus: step.from,
    keStatus: step.action === 'buat' ? null : step.to,
    ...(isMade(step) ? {} : { kolomStatus: 'status', tindakan: step.action }),
    versi: i + 1,
    ...actorOf(step, registration, student, lecturers),
    waktu: step.action === 'mulai' ? cal.at(step.day, 0, 10) : cal.at(step.day, 9 + (i % 6), (i * 17) % 60),
  }));
}

const outcome = { setujui: 'disetujui', revisi: 'revisi', tolak: 'ditolak' } as const;
const isDecision = (action: string): action is keyof typeof outcome => Object.hasOwn(outcome, action);

/** The stages of a submitted registration, with what was decided. */
export function stageRows(
  cal: Calendar,
  lecturers: readonly Employee[],
  registration: Registration,
  student: Student,
): ChangeOf<typeof pendaftarTahap>[] {
  if (registration.status === 'draf') return [];
  const steps = stepsOf(registration);
  return stagesOf(registration).map((tahap, i) => {
    const at = steps.findIndex(step => step.tahap === tahap);
    const step = steps[at];
    const idUser = step ? decider(tahap, registration, student, lecturers).idUser : null;
    return {
      id: idOf('mbkm/pendaftar-tahap', `${registration.key}:${tahap}`),
      idPendaftarMbkm: pendaftarId(registration.key),
      urutan: i + 1,
      tahap,
      status: step && isDecision(step.action) ? outcome[step.action] : 'menunggu',
      idUser,
      waktu: step ? cal.at(step.day, 9 + (at % 6), (at * 17) % 60) : null,
      catatan: step?.note ?? null,
    };
  });
}
