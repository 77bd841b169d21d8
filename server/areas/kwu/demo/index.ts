import { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import { laporanKwu } from '../../../../resources/kwu/laporan.ts';
import { logBookKwu } from '../../../../resources/kwu/logBook.ts';
import { luaranKwu } from '../../../../resources/kwu/luaranKwu.ts';
import { pendaftaranKwu } from '../../../../resources/kwu/pendaftaran.ts';
import { pengajuanDpl } from '../../../../resources/kwu/pengajuanDpl.ts';
import { pengaturanKwu } from '../../../../resources/kwu/pengaturan.ts';
import { profilUsaha } from '../../../../resources/kwu/profil.ts';
import { mahasiswa } from '../../../../resources/master/mahasiswa.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { pendaftarTahap } from '../../../../resources/mbkm/pendaftarTahap.ts';
import { penilaian } from '../../../../resources/nilai/penilaian.ts';
import { riwayat } from '../../../../resources/pengaturan/internal.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { DemoFile } from '../../../demo/files.ts';
import type { Riwayat } from '../../../demo/trail.ts';
import type { AreaDemo, Portion } from '../../../demo/types.ts';
import { portion } from '../../../demo/types.ts';
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
  const history = (rows: Riwayat[]) => portion(riwayat, rows);

  yield portion(mahasiswa, kwuStudents(people));
  yield portion(pengaturanKwu, rulesRows(cal));
  yield portion(pendaftar, participationRows(cal, three, people));
  yield portion(kelompokKwu, businessRows(cal, three, people));
  yield portion(pengajuanDpl, requestRows(cal, three));
  yield portion(pendaftaranKwu, detailRows());
  yield portion(pendaftarTahap, stageRows(cal));
  yield portion(profilUsaha, profileRows(cal));
  yield portion(logBookKwu, logRows(cal, people));
  yield portion(laporanKwu, reportRows(cal));
  yield portion(luaranKwu, outputRows(cal));
  yield portion(penilaian, gradeRows(cal));
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
