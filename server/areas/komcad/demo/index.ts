import { dokumenKomcad } from '../../../../resources/komcad/dokumen.ts';
import { hasilSeleksi } from '../../../../resources/komcad/kelulusan.ts';
import { latsarmil } from '../../../../resources/komcad/latsarmil.ts';
import { logBookKomcad } from '../../../../resources/komcad/logBook.ts';
import { pendaftaranKomcad } from '../../../../resources/komcad/pendaftaran.ts';
import { penilaianKomcad } from '../../../../resources/komcad/penilaian.ts';
import { programKomcad } from '../../../../resources/komcad/program.ts';
import { seleksiKompetensi } from '../../../../resources/komcad/seleksi.ts';
import { terpilihAwal } from '../../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../../resources/konversi/terpilihFinal.ts';
import { mahasiswa } from '../../../../resources/master/mahasiswa.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { riwayat } from '../../../../resources/pengaturan/internal.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { proposedRows, recognisedRows } from '../../../demo/converted.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { DemoFile } from '../../../demo/files.ts';
import type { Riwayat } from '../../../demo/trail.ts';
import type { AreaDemo, Portion } from '../../../demo/types.ts';
import { portion } from '../../../demo/types.ts';
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
  const history = (rows: Riwayat[]) => portion(riwayat, rows);
  yield portion(mahasiswa, [...people.values()]);
  yield portion(programKomcad, openingRows(cal));
  yield portion(pendaftar, participationRows(cal, lecturers, people));
  yield portion(pendaftaranKomcad, detailRows(cal, lecturers, people));
  yield portion(dokumenKomcad, documentRows(cal, people));
  yield portion(seleksiKompetensi, testRows(cal, people));
  yield portion(hasilSeleksi, resultRows(cal, people));
  yield portion(latsarmil, trainingRows(cal, people));
  yield portion(penilaianKomcad, gradeRows(people, gradesOf));
  yield portion(logBookKomcad, logRows(cal, people));
  yield history(historyRows(cal, lecturers, people));
  yield history(stageRows(cal, lecturers, people));
  const converted = recruits.flatMap(story => convertedOf(lecturers, story, people.get(story.key) ?? {}) ?? []);
  yield portion(terpilihAwal, converted.flatMap(proposedRows));
  yield portion(
    terpilihFinal,
    converted.flatMap(one => recognisedRows(cal, one)),
  );
}

/** The documents of Komcad, with their content. */
const komcadFiles = (): DemoFile[] => [...documentFiles(), ...resultFiles()];

/** Komcad's openings, their letters and the accounts into every stage in the demo university. */
export const demo: AreaDemo = {
  rows: ({ cal, lecturers }) => komcadDemo(cal, lecturers),
  files: komcadFiles,
  letters: komcadLetters,
  accounts: { stages: stagesOfKomcad, partners: { 'mitra.komcad': 'kodam' } },
  copied: [programKomcad.name],
};
