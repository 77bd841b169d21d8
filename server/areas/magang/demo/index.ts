import { revisiNilai } from '../../../../resources/konversi/revisiNilai.ts';
import { riwayatNilai } from '../../../../resources/konversi/riwayatNilai.ts';
import { terpilihAwal } from '../../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../../resources/konversi/terpilihFinal.ts';
import { logbookMagang } from '../../../../resources/magang/logbookMagang.ts';
import { luaranMagang } from '../../../../resources/magang/luaranMagang.ts';
import { mitraTerlibatProgram } from '../../../../resources/magang/mitraTerlibatProgram.ts';
import { pendaftarMagang } from '../../../../resources/magang/pendaftarMagang.ts';
import { programDitawarkan } from '../../../../resources/magang/programDitawarkan.ts';
import { catatanMonitoring } from '../../../../resources/mbkm/catatanMonitoring.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { pendaftarTahap } from '../../../../resources/mbkm/pendaftarTahap.ts';
import { penilaian } from '../../../../resources/nilai/penilaian.ts';
import { imporBaris } from '../../../../resources/pengaturan/imporBaris.ts';
import { impor, riwayat } from '../../../../resources/pengaturan/internal.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { Student } from '../../../demo/students.ts';
import type { AreaDemo, Portion } from '../../../demo/types.ts';
import { portion } from '../../../demo/types.ts';
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
  const taking = registrations.flatMap((registration): [Registration, Student][] => {
    const student = people.get(registration.key);
    return student ? [[registration, student]] : [];
  });
  yield portion(mitraTerlibatProgram, partRows(cal));
  yield portion(programDitawarkan, offerRows(cal));
  yield portion(
    pendaftar,
    taking.map(([registration, student]) => pendaftarRow(cal, lecturers, registration, student)),
  );
  yield portion(logbookMagang, logRows(cal, people));
  yield portion(luaranMagang, outputDemoRows(cal, people));
  yield portion(riwayat, activityHistory(cal, lecturers, people));
  const total = crowdSize(count);
  if (total) {
    yield portion(pendaftar, crowdRows(cal, lecturers, count), total);
    yield portion(logbookMagang, crowdLogs(cal, lecturers, count), crowdLogCount(count));
  }
  const { imports, kept } = importRows(cal, people);
  yield portion(impor, imports);
  yield portion(imporBaris, kept);
  yield portion(
    pendaftarMagang,
    taking.map(([registration]) => detailRow(registration)),
  );
  yield portion(
    pendaftarTahap,
    taking.flatMap(([registration, student]) => stageRows(cal, lecturers, registration, student)),
  );
  yield portion(
    riwayat,
    taking.flatMap(([registration, student]) => historyRows(cal, lecturers, registration, student)),
  );
  yield portion(terpilihAwal, proposalRows(taking));
  yield portion(terpilihFinal, recognisedRows(cal, taking));
  yield portion(revisiNilai, revisionRows(cal, lecturers, taking));
  yield portion(riwayatNilai, gradeChanges(cal, lecturers, taking));
  yield portion(
    riwayat,
    taking.flatMap(one => gradeAudit(cal, lecturers, taking, one)),
  );
  yield portion(riwayat, revisionAudit(cal, lecturers, taking));
  yield portion(
    riwayat,
    taking.flatMap(one => packageHistory(cal, lecturers, one)),
  );
  yield portion(catatanMonitoring, noteRows(cal, people));
  yield portion(riwayat, noteHistory(cal, lecturers, people));
  const grades = gradeRows(cal, lecturers, people);
  yield portion(penilaian, grades.sheets);
  yield portion(riwayat, grades.history);
}

/** Internships of the demo university. */
export const demo: AreaDemo = {
  rows: ({ cal, lecturers, students }) => magangDemo(cal, lecturers, students),
  files: () => [...magangFiles(), ...gradeFiles(), ...revisionFiles(), ...logFiles(), ...outputFiles()],
};
