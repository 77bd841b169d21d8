import type { Calendar } from '../../../demo/calendar.ts';
import { conversionHistory, proposedRows, recognisedRows } from '../../../demo/converted.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { DemoFile } from '../../../demo/files.ts';
import type { AreaDemo, DemoLetter, Portion } from '../../../demo/types.ts';
import type { RowData } from '../../../platform/database/db.ts';
import { convertedOf } from './conversion.ts';
import { registrationFiles } from './files.ts';
import { gradeFormFiles, gradeHistory, gradeRows } from './grades.ts';
import { contactRows, groupFiles, groupHistory, groupRows, requestRows } from './groups.ts';
import { groupId } from './ids.ts';
import { logHistory, logPictures, logRows } from './logs.ts';
import { outputFiles, outputHistory, outputRows } from './outputs.ts';
import { contacts, kknEmployees, kknStudents, participants, supervisors } from './people.ts';
import { placeFiles, supervisorRows, villageRows, waveRows } from './places.ts';
import { proposalFiles, proposalHistory, proposalRows } from './proposals.ts';
import { detailRows, historyRows, participationRows, stageRows, type Taking } from './registrations.ts';
import { seats } from './story.ts';
import { tripFiles, tripHistory, tripRows } from './trips.ts';
import { weeklyHistory, weeklyRows } from './weekly.ts';

/** Approved, begun, finished: the steps that a converted participation has behind it. */
const stepsBefore = 5;

/**
 * The five waves of KKN with everything in them (docs/domain/30 §5), after the people, packages and accounts of the
 * university. Its own students, lecturers and staff are rows of their own, the same however many others there are.
 */
function* kknDemo(cal: Calendar, lecturers: readonly Employee[], staff: readonly Employee[]): Generator<Portion> {
  const own = kknEmployees(cal);
  const ten = supervisors(cal, lecturers);
  const people = participants(cal, lecturers);
  const takings = seats.flatMap((seat): Taking[] => {
    const student = people.get(seat.key);
    return student ? [[seat, student]] : [];
  });
  const [converted] = takings.flatMap(([seat, student]) => convertedOf(lecturers, seat, student) ?? []);
  const history = (rows: RowData[]): Portion => ({ resource: 'internal/riwayat', rows });

  yield { resource: 'master/pegawai', rows: [...own.lecturers, ...own.staff].map(({ row }) => row) };
  yield { resource: 'master/mahasiswa', rows: kknStudents(people) };
  yield { resource: 'kkn/gelombang', rows: waveRows(cal) };
  yield { resource: 'kkn/desa', rows: villageRows() };
  yield { resource: 'kkn/dpl', rows: supervisorRows(cal, ten) };
  yield { resource: 'mbkm/pendaftar-program-mbkm', rows: participationRows(cal, lecturers, ten, takings) };
  yield { resource: 'kkn/kkn-kelompok', rows: groupRows(cal, contacts(cal, staff)) };
  yield { resource: 'kkn/pic-kelompok', rows: contactRows(contacts(cal, staff)) };
  yield { resource: 'kkn/memilih-dospem', rows: requestRows(cal) };
  yield { resource: 'kkn/pendaftaran', rows: detailRows(takings) };
  yield { resource: 'mbkm/pendaftar-tahap', rows: stageRows(cal, lecturers, takings) };
  yield { resource: 'kkn/proposal', rows: proposalRows(cal, ten) };
  yield { resource: 'kkn/laporan-harian', rows: logRows(cal, people) };
  yield { resource: 'kkn/laporan-tugas-mingguan', rows: weeklyRows(cal) };
  yield { resource: 'kkn/laporan-perjalanan-dinas', rows: tripRows(cal) };
  yield { resource: 'kkn/kkn-luaran', rows: outputRows(cal, people) };
  yield { resource: 'nilai/penilaian', rows: gradeRows(cal) };
  yield history(historyRows(cal, lecturers, takings));
  yield history(groupHistory(cal, people));
  yield history(proposalHistory(cal, ten, people));
  yield history(logHistory(cal, ten, people));
  yield history(weeklyHistory(cal, ten, people));
  yield history(tripHistory(cal, ten));
  yield history(outputHistory(cal, ten, people));
  yield history(gradeHistory(cal, ten));
  if (!converted) return;
  yield { resource: 'konversi/terpilih-awal', rows: proposedRows(converted) };
  yield { resource: 'konversi/terpilih-final', rows: recognisedRows(cal, converted) };
  yield history(conversionHistory(cal, converted, stepsBefore));
}

/** The documents and pictures of KKN, with their content. */
const kknFiles = (): DemoFile[] => [
  ...placeFiles(),
  ...registrationFiles(),
  ...groupFiles(),
  ...proposalFiles(),
  ...logPictures(),
  ...tripFiles(),
  ...outputFiles(),
  ...gradeFormFiles(),
];

/** Those of two groups of the wave that is over, issued before it began. */
const kknLetters = (): DemoLetter[] =>
  ['satu:1', 'satu:2'].map(key => ({ jenis: 'surat_tugas_kkn', about: [groupId(key)], day: -200 }));

/** The waves of KKN, their files and letters in the demo university. */
export const demo: AreaDemo = {
  rows: ({ cal, lecturers, staff }) => kknDemo(cal, lecturers, staff),
  files: kknFiles,
  letters: kknLetters,
};
