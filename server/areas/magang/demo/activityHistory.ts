import { roleNames } from '../../../../resources/kit/index.ts';
import { logbookMagang } from '../../../../resources/magang/logbookMagang.ts';
import { luaranMagang } from '../../../../resources/magang/luaranMagang.ts';
import { role } from '../../../../resources/roles.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import { idOf } from '../../../demo/ids.ts';
import type { RowData } from '../../../platform/database/db.ts';
import { logId, returnNote, storyLogs } from './logs.ts';
import { outputId, outputReturnNote, storyOutputs } from './luaran.ts';
import type { Registration } from './story.ts';

type Actor = Pick<RowData, 'idUser' | 'namaUser' | 'roleId' | 'namaRole'>;

/** What became of a row: handed in, and decided two days later. */
interface Story {
  resource: string;
  id: string;
  status: string;
  note: string;
  day: number;
  registration: Registration;
}

const author = ({ key }: Registration, student: RowData): Actor => ({
  idUser: key === 'rizky' ? userId('mahasiswa') : null,
  namaUser: String(student.nama),
  roleId: role.mahasiswa,
  namaRole: roleNames[role.mahasiswa],
});

function judge({ dosen }: Registration, lecturers: readonly Employee[]): Actor {
  const person = lecturers.find(({ nama }) => nama === dosen);
  return {
    idUser: dosen === 'Arif Budiman' ? userId('dosen') : null,
    namaUser: person?.nama ?? 'Dosen Pembimbing',
    roleId: role.dosen,
    namaRole: roleNames[role.dosen],
  };
}

/** The steps of one row, each an arrow of its workflow. */
function* stepsOf(cal: Calendar, story: Story, by: Actor, judgedBy: Actor): Generator<RowData> {
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
  people: ReadonlyMap<string, RowData>,
): Generator<RowData> {
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
