import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { DemoFile } from '../../../demo/files.ts';
import type { AreaDemo, Portion } from '../../../demo/types.ts';
import type { RowData } from '../../../platform/database/db.ts';
import { activityFiles, gradeRows, logRows, outputRows, partnerGradeRows } from './activity.ts';
import { researching } from './people.ts';
import {
  detailRows,
  historyRows,
  participationRows,
  projectRows,
  proposalRows,
  registrationFiles,
  schemeRows,
  stageRows,
} from './rows.ts';

/**
 * Research with 22 participants on every way in (docs/domain/40 §5). Its students are rows of their own, the same however
 * many others there are.
 */
function* risetDemo(cal: Calendar, lecturers: readonly Employee[]): Generator<Portion> {
  const people = researching(cal, lecturers);
  const portion = (resource: string, rows: RowData[]): Portion => ({ resource, rows });
  yield portion('master/mahasiswa', [...people.values()]);
  yield portion('riset/simaris', projectRows(cal, lecturers));
  yield portion('riset/inisiasi-mitra', proposalRows(cal, people));
  yield portion('riset/skema-mitra', schemeRows(cal, people));
  yield portion('mbkm/pendaftar-program-mbkm', participationRows(cal, lecturers, people));
  yield portion('riset/pendaftaran', detailRows(cal, lecturers));
  yield portion('mbkm/pendaftar-tahap', stageRows(cal));
  yield portion('riset/log-book', logRows(cal, people));
  yield portion('riset/luaran', outputRows(cal, people));
  yield portion('riset/nilai-mitra', partnerGradeRows(cal, people));
  yield portion('riset/menilai-riset', gradeRows(cal, people));
  yield portion('internal/riwayat', historyRows(cal, lecturers, people));
}

/** The documents of research, with their content. */
const risetFiles = (): DemoFile[] => [...registrationFiles(), ...activityFiles()];

/** Research in the demo university. */
export const demo: AreaDemo = {
  rows: ({ cal, lecturers }) => risetDemo(cal, lecturers),
  files: risetFiles,
};
