import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { DemoFile } from '../../../demo/files.ts';
import type { AreaDemo, Portion } from '../../../demo/types.ts';
import type { RowData } from '../../../platform/database/db.ts';
import { businessHistory, businessRows, requestHistory, requestRows, rulesRows } from './businesses.ts';
import { gradeHistory, gradeRows } from './grades.ts';
import { logHistory, logPictures, logRows } from './logs.ts';
import { kwuStudents, participants, supervisors } from './people.ts';
import { profileFiles, profileHistory, profileRows } from './profiles.ts';
import { detailRows, historyRows, participationRows, registrationFiles, stageRows } from './registrations.ts';
import { outputHistory, outputRows, reportFiles, reportHistory, reportRows } from './reports.ts';

/**
 * The businesses of KWU over three periods (docs/domain/30 §5), after the people and accounts of the university. Its own
 * students are rows of their own, the same however many others there are.
 */
function* kwuDemo(cal: Calendar, lecturers: readonly Employee[]): Generator<Portion> {
  const three = supervisors(lecturers);
  const people = participants(cal, lecturers);
  const history = (rows: RowData[]): Portion => ({ resource: 'internal/riwayat', rows });

  yield { resource: 'master/mahasiswa', rows: kwuStudents(people) };
  yield { resource: 'kwu/pengaturan', rows: rulesRows(cal) };
  yield { resource: 'mbkm/pendaftar-program-mbkm', rows: participationRows(cal, three, people) };
  yield { resource: 'kwu/kelompok', rows: businessRows(cal, three, people) };
  yield { resource: 'kwu/pengajuan-dpl', rows: requestRows(cal, three) };
  yield { resource: 'kwu/pendaftaran-kwu', rows: detailRows() };
  yield { resource: 'mbkm/pendaftar-tahap', rows: stageRows(cal) };
  yield { resource: 'kwu/profile', rows: profileRows(cal) };
  yield { resource: 'kwu/log-book', rows: logRows(cal, people) };
  yield { resource: 'kwu/laporan', rows: reportRows(cal) };
  yield { resource: 'kwu/luaran', rows: outputRows(cal) };
  yield { resource: 'nilai/penilaian', rows: gradeRows(cal) };
  yield history(historyRows(cal, people));
  yield history(businessHistory(cal, people));
  yield history(requestHistory(cal, three, people));
  yield history(profileHistory(cal, three, people));
  yield history(logHistory(cal, three, people));
  yield history(reportHistory(cal, three, people));
  yield history(outputHistory(cal, three, people));
  yield history(gradeHistory(cal, three));
}

/** The documents and pictures of KWU, with their content. */
const kwuFiles = (): DemoFile[] => [...registrationFiles(), ...profileFiles(), ...logPictures(), ...reportFiles()];

/** The businesses of KWU in the demo university. */
export const demo: AreaDemo = {
  rows: ({ cal, lecturers }) => kwuDemo(cal, lecturers),
  files: kwuFiles,
};
