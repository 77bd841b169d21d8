import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { AreaDemo, Portion } from '../../../demo/types.ts';
import type { RowData } from '../../../platform/database/db.ts';
import { activityHistory } from './activityHistory.ts';
import { packageHistory, proposalRows, recognisedRows } from './conversion.ts';
import { crowdLogCount, crowdLogs, crowdRows, crowdSize } from './crowd.ts';
import { magangFiles } from './files.ts';
import { gradeAudit, gradeChanges, revisionAudit } from './gradeHistory.ts';
import { gradeFiles, gradeRows } from './grades.ts';
import { historyRows, stageRows } from './history.ts';
import { importRows } from './imports.ts';
import { logFiles, logRows } from './logs.ts';
import { outputDemoRows, outputFiles } from './luaran.ts';
import { noteHistory, noteRows } from './notes.ts';
import { offerRows, partRows } from './offers.ts';
import { participants } from './people.ts';
import { revisionFiles, revisionRows } from './revisions.ts';
import { detailRow, pendaftarRow } from './rows.ts';
import { type Registration, registrations } from './story.ts';

/**
 * Offers and the 26 Magang registrations with their stages and history (docs/domain/20 §5); after partners, programmes,
 * packages, students and accounts.
 * @param count how many students the demo has; with very few, registrations without a student are left out
 */
function* magangDemo(cal: Calendar, lecturers: readonly Employee[], count: number): Generator<Portion> {
  const people = participants(cal, lecturers, count);
  const taking = registrations.flatMap((registration): [Registration, RowData][] => {
    const student = people.get(registration.key);
    return student ? [[registration, student]] : [];
  });
  yield { resource: 'magang/mitra-terlibat-program', rows: partRows(cal) };
  yield { resource: 'magang/program-ditawarkan', rows: offerRows(cal) };
  yield {
    resource: 'mbkm/pendaftar-program-mbkm',
    rows: taking.map(([registration, student]) => pendaftarRow(cal, lecturers, registration, student)),
  };
  yield { resource: 'magang/logbook-magang', rows: logRows(cal, people) };
  yield { resource: 'magang/luaran-magang', rows: outputDemoRows(cal, people) };
  yield { resource: 'internal/riwayat', rows: activityHistory(cal, lecturers, people) };
  const total = crowdSize(count);
  if (total) {
    yield { resource: 'mbkm/pendaftar-program-mbkm', rows: crowdRows(cal, lecturers, count), total };
    yield { resource: 'magang/logbook-magang', rows: crowdLogs(cal, lecturers, count), total: crowdLogCount(count) };
  }
  const { imports, kept } = importRows(cal, people);
  yield { resource: 'internal/impor', rows: imports };
  yield { resource: 'internal/impor-baris', rows: kept };
  yield { resource: 'magang/pendaftar-magang', rows: taking.map(([registration]) => detailRow(registration)) };
  yield {
    resource: 'mbkm/pendaftar-tahap',
    rows: taking.flatMap(([registration, student]) => stageRows(cal, lecturers, registration, student)),
  };
  yield {
    resource: 'internal/riwayat',
    rows: taking.flatMap(([registration, student]) => historyRows(cal, lecturers, registration, student)),
  };
  yield { resource: 'konversi/terpilih-awal', rows: proposalRows(taking) };
  yield { resource: 'konversi/terpilih-final', rows: recognisedRows(cal, taking) };
  yield { resource: 'konversi/revisi-nilai', rows: revisionRows(cal, lecturers, taking) };
  yield { resource: 'konversi/riwayat-nilai', rows: gradeChanges(cal, lecturers, taking) };
  yield { resource: 'internal/riwayat', rows: taking.flatMap(one => gradeAudit(cal, lecturers, taking, one)) };
  yield { resource: 'internal/riwayat', rows: revisionAudit(cal, lecturers, taking) };
  yield { resource: 'internal/riwayat', rows: taking.flatMap(one => packageHistory(cal, lecturers, one)) };
  yield { resource: 'mbkm/catatan-monitoring', rows: noteRows(cal, people) };
  yield { resource: 'internal/riwayat', rows: noteHistory(cal, lecturers, people) };
  const grades = gradeRows(cal, lecturers, people);
  yield { resource: 'nilai/penilaian', rows: grades.sheets };
  yield { resource: 'internal/riwayat', rows: grades.history };
}

/** Internships of the demo university. */
export const demo: AreaDemo = {
  rows: ({ cal, lecturers, students }) => magangDemo(cal, lecturers, students),
  files: () => [...magangFiles(), ...gradeFiles(), ...revisionFiles(), ...logFiles(), ...outputFiles()],
};
