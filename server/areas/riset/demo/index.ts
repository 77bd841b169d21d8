import { mahasiswa } from '../../../../resources/master/mahasiswa.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { pendaftarTahap } from '../../../../resources/mbkm/pendaftarTahap.ts';
import { riwayat } from '../../../../resources/pengaturan/internal.ts';
import { inisiasiMitra } from '../../../../resources/riset/inisiasiMitra.ts';
import { logBookRiset } from '../../../../resources/riset/logBook.ts';
import { luaranRiset } from '../../../../resources/riset/luaran.ts';
import { menilaiRiset } from '../../../../resources/riset/menilaiRiset.ts';
import { nilaiMitra } from '../../../../resources/riset/nilaiMitra.ts';
import { pendaftaranRiset } from '../../../../resources/riset/pendaftaran.ts';
import { simaris } from '../../../../resources/riset/simaris.ts';
import { skemaMitra } from '../../../../resources/riset/skemaMitra.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { DemoFile } from '../../../demo/files.ts';
import type { AreaDemo, Portion } from '../../../demo/types.ts';
import { portion } from '../../../demo/types.ts';
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
  yield portion(mahasiswa, [...people.values()]);
  yield portion(simaris, projectRows(cal, lecturers));
  yield portion(inisiasiMitra, proposalRows(cal, people));
  yield portion(skemaMitra, schemeRows(cal, people));
  yield portion(pendaftar, participationRows(cal, lecturers, people));
  yield portion(pendaftaranRiset, detailRows(cal, lecturers));
  yield portion(pendaftarTahap, stageRows(cal));
  yield portion(logBookRiset, logRows(cal, people));
  yield portion(luaranRiset, outputRows(cal, people));
  yield portion(nilaiMitra, partnerGradeRows(cal, people));
  yield portion(menilaiRiset, gradeRows(cal, people));
  yield portion(riwayat, historyRows(cal, lecturers, people));
}

/** The documents of research, with their content. */
const risetFiles = (): DemoFile[] => [...registrationFiles(), ...activityFiles()];

/** Research in the demo university. */
export const demo: AreaDemo = {
  rows: ({ cal, lecturers }) => risetDemo(cal, lecturers),
  files: risetFiles,
};
