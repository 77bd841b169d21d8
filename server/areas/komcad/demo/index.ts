import type { Calendar } from '../../../demo/calendar.ts';
import { proposedRows, recognisedRows } from '../../../demo/converted.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { DemoFile } from '../../../demo/files.ts';
import type { AreaDemo, Portion } from '../../../demo/types.ts';
import type { RowData } from '../../../platform/database/db.ts';
import {
  documentFiles,
  documentRows,
  gradeRows,
  logRows,
  resultFiles,
  resultRows,
  testRows,
  trainingRows,
} from './activity.ts';
import { convertedOf } from './conversion.ts';
import { komcadLetters } from './letters.ts';
import { recruited } from './people.ts';
import { detailRows, gradesOf, historyRows, openingRows, participationRows, stageRows } from './registrations.ts';
import { stagesOfKomcad } from './stages.ts';
import { recruits } from './story.ts';

/**
 * Four openings of Komcad with 24 participants in every stage (docs/domain/40 §5). Its students are rows of their own, the
 * same however many others there are.
 */
function* komcadDemo(cal: Calendar, lecturers: readonly Employee[]): Generator<Portion> {
  const people = recruited(cal, lecturers);
  const history = (rows: RowData[]): Portion => ({ resource: 'internal/riwayat', rows });
  yield { resource: 'master/mahasiswa', rows: [...people.values()] };
  yield { resource: 'komcad/program', rows: openingRows(cal) };
  yield { resource: 'mbkm/pendaftar-program-mbkm', rows: participationRows(cal, lecturers, people) };
  yield { resource: 'komcad/pendaftaran', rows: detailRows(cal, lecturers, people) };
  yield { resource: 'komcad/dokumen', rows: documentRows(cal, people) };
  yield { resource: 'komcad/seleksi-kompetensi', rows: testRows(cal, people) };
  yield { resource: 'komcad/upload-kelulusan', rows: resultRows(cal, people) };
  yield { resource: 'komcad/latsarmil', rows: trainingRows(cal, people) };
  yield { resource: 'komcad/penilaian', rows: gradeRows(people, gradesOf) };
  yield { resource: 'komcad/log-book', rows: logRows(cal, people) };
  yield history(historyRows(cal, lecturers, people));
  yield history(stageRows(cal, lecturers, people));
  const converted = recruits.flatMap(story => convertedOf(lecturers, story, people.get(story.key) ?? {}) ?? []);
  yield { resource: 'konversi/terpilih-awal', rows: converted.flatMap(proposedRows) };
  yield { resource: 'konversi/terpilih-final', rows: converted.flatMap(one => recognisedRows(cal, one)) };
}

/** The documents of Komcad, with their content. */
const komcadFiles = (): DemoFile[] => [...documentFiles(), ...resultFiles()];

/** Komcad's openings, their letters and the accounts into every stage in the demo university. */
export const demo: AreaDemo = {
  rows: ({ cal, lecturers }) => komcadDemo(cal, lecturers),
  files: komcadFiles,
  letters: komcadLetters,
  accounts: { stages: stagesOfKomcad, partners: { 'mitra.komcad': 'kodam' } },
};
