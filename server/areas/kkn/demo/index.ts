import { desa } from '../../../../resources/kkn/desa.ts';
import { dpl } from '../../../../resources/kkn/dpl.ts';
import { gelombang } from '../../../../resources/kkn/gelombang.ts';
import { kelompok } from '../../../../resources/kkn/kelompok.ts';
import { laporanMingguan } from '../../../../resources/kkn/laporanMingguan.ts';
import { luaranKkn } from '../../../../resources/kkn/luaranKkn.ts';
import { memilihDospem } from '../../../../resources/kkn/memilihDospem.ts';
import { pendaftaranKkn } from '../../../../resources/kkn/pendaftaran.ts';
import { perjalananDinas } from '../../../../resources/kkn/perjalananDinas.ts';
import { picKelompok } from '../../../../resources/kkn/picKelompok.ts';
import { proposal } from '../../../../resources/kkn/proposal.ts';
import { terpilihAwal } from '../../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../../resources/konversi/terpilihFinal.ts';
import { mahasiswa } from '../../../../resources/master/mahasiswa.ts';
import { pegawai } from '../../../../resources/master/pegawai.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { pendaftarTahap } from '../../../../resources/mbkm/pendaftarTahap.ts';
import { penilaian } from '../../../../resources/nilai/penilaian.ts';
import { riwayat } from '../../../../resources/pengaturan/internal.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { conversionHistory, proposedRows, recognisedRows } from '../../../demo/converted.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { DemoFile } from '../../../demo/files.ts';
import type { Riwayat } from '../../../demo/trail.ts';
import type { AreaDemo, DemoLetter, Portion } from '../../../demo/types.ts';
import { portion } from '../../../demo/types.ts';
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
  const history = (rows: Riwayat[]) => portion(riwayat, rows);

  yield portion(
    pegawai,
    [...own.lecturers, ...own.staff].map(({ row }) => row),
  );
  yield portion(mahasiswa, kknStudents(people));
  yield portion(gelombang, waveRows(cal));
  yield portion(desa, villageRows());
  yield portion(dpl, supervisorRows(cal, ten));
  yield portion(pendaftar, participationRows(cal, lecturers, ten, takings));
  yield portion(kelompok, groupRows(cal, contacts(cal, staff)));
  yield portion(picKelompok, contactRows(contacts(cal, staff)));
  yield portion(memilihDospem, requestRows(cal));
  yield portion(pendaftaranKkn, detailRows(takings));
  yield portion(pendaftarTahap, stageRows(cal, lecturers, takings));
  yield portion(proposal, proposalRows(cal, ten));
  yield { resource: 'kkn/laporan-harian', rows: logRows(cal, people) };
  yield portion(laporanMingguan, weeklyRows(cal));
  yield portion(perjalananDinas, tripRows(cal));
  yield portion(luaranKkn, outputRows(cal, people));
  yield portion(penilaian, gradeRows(cal));
  yield history(historyRows(cal, lecturers, takings));
  yield history(groupHistory(cal, people));
  yield history(proposalHistory(cal, ten, people));
  yield history(logHistory(cal, ten, people));
  yield history(weeklyHistory(cal, ten, people));
  yield history(tripHistory(cal, ten));
  yield history(outputHistory(cal, ten, people));
  yield history(gradeHistory(cal, ten));
  if (!converted) return;
  yield portion(terpilihAwal, proposedRows(converted));
  yield portion(terpilihFinal, recognisedRows(cal, converted));
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
  copied: [gelombang.name],
};
