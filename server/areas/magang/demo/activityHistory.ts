import { logbookMagang } from '../../../../resources/magang/logbookMagang.ts';
import { luaranMagang } from '../../../../resources/magang/luaranMagang.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { idOf } from '../../../demo/ids.ts';
import type { Student } from '../../../demo/students.ts';
import type { Riwayat } from '../../../demo/trail.ts';
import { type Actor, lecturerActor, studentActor } from '../../../demo/trail.ts';
import { logId, returnNote, storyLogs } from './logs.ts';
import { outputId, outputReturnNote, storyOutputs } from './luaran.ts';
import type { Registration } from './story.ts';

/** Course of a row: handed in, decided two days later. */
interface Story {
  resource: string;
  id: string;
  status: string;
  note: string;
  day: number;
  registration: Registration;
}

const author = ({ key }: Registration, student: Student): Actor =>
  studentActor(student, key === 'rizky' ? userId('mahasiswa') : null);

function judge({ dosen }: Registration, lecturers: readonly Employee[]): Actor {
  const person = lecturers.find(({ nama }) => nama === dosen);
  return lecturerActor(person?.nama ?? 'Dosen Pembimbing', dosen === 'Arif Budiman' ? userId('dosen') : null);
}

/** The steps of one row, each an arrow of its workflow. */
function* stepsOf(cal: Calendar, story: Story, by: Actor, judgedBy: Actor): Generator<Riwayat> {
  const { resource, id, status, note, day } = story;
  const common = { resource, idBaris: id };
  const key = (step: string) => idOf('internal/riwayat', `${id}:${step}`);
  yield {
    id: key('buat'),
    ...common,
    aksi: 'buat',
    perubahan: { status: { ke: 'draf' } },
    versi: 1,
    ...by,
    waktu: cal.at(day, 17, 10),
  };
  if (status === 'draf') return;
  yield {
    id: key('ajukan'),
    ...common,
    aksi: 'transisi',
    perubahan: { status: { dari: 'draf', ke: 'diajukan' } },
    dariStatus: 'draf',
    keStatus: 'diajukan',
    kolomStatus: 'status',
    tindakan: 'ajukan',
    versi: 2,
    ...by,
    waktu: cal.at(day, 17, 30),
  };
  if (status === 'diajukan') return;
  yield {
    id: key('putus'),
    ...common,
    aksi: 'transisi',
    perubahan: { status: { dari: 'diajukan', ke: status } },
    dariStatus: 'diajukan',
    keStatus: status,
    catatan: status === 'revisi' ? note : null,
    versi: 3,
    ...judgedBy,
    kolomStatus: 'status',
    tindakan: status === 'revisi' ? 'revisi' : 'setujui',
    waktu: cal.at(Math.min(day + 2, 0), 7, 45),
  };
}

/** Audit rows of the story's logbooks and outputs. */
export function* activityHistory(
  cal: Calendar,
  lecturers: readonly Employee[],
  people: ReadonlyMap<string, Student>,
): Generator<Riwayat> {
  const stories: Story[] = [
    ...storyLogs(cal).map(({ key, ...log }) => ({
      ...log,
      resource: logbookMagang.name,
      id: logId(key),
      note: returnNote,
    })),
    ...storyOutputs.map(({ key, ...output }) => ({
      ...output,
      resource: luaranMagang.name,
      id: outputId(key),
      note: outputReturnNote,
    })),
  ];
  for (const story of stories) {
    const student = people.get(story.registration.key);
    if (student) yield* stepsOf(cal, story, author(story.registration, student), judge(story.registration, lecturers));
  }
}
