import type { Calendar } from '../../../../demo/calendar.ts';
import type { Employee } from '../../../../demo/employees.ts';
import type { Portion } from '../../../../demo/types.ts';
import { packageCourseRows, packageRows } from './courses.ts';
import {
  detailRows,
  historyRows,
  participationRows,
  people,
  proposedRows,
  recognisedRows,
  stageRows,
  studentRows,
} from './rows.ts';

export { files as outboundFiles } from './rows.ts';

/** The students who study elsewhere, after the study periods (docs/domain/50 §5). */
export function* outboundDemo(cal: Calendar, lecturers: readonly Employee[]): Generator<Portion> {
  const who = people(cal, lecturers);
  yield { resource: 'master/mahasiswa', rows: studentRows(who) };
  yield { resource: 'master/paket-konversi', rows: packageRows() };
  yield { resource: 'konversi/matkul-paket', rows: packageCourseRows() };
  yield { resource: 'mbkm/pendaftar-program-mbkm', rows: participationRows(cal, lecturers, who) };
  yield { resource: 'pertukaran/outbound', rows: detailRows(cal, who) };
  yield { resource: 'mbkm/pendaftar-tahap', rows: stageRows(cal) };
  yield { resource: 'konversi/terpilih-awal', rows: proposedRows() };
  yield { resource: 'konversi/terpilih-final', rows: recognisedRows(cal) };
  yield { resource: 'internal/riwayat', rows: historyRows(cal, lecturers, who) };
}
