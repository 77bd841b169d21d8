import { matkulPaketKonversi } from '../../../../../resources/konversi/matkulPaket.ts';
import { terpilihAwal } from '../../../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../../../resources/konversi/terpilihFinal.ts';
import { mahasiswa } from '../../../../../resources/master/mahasiswa.ts';
import { paketKonversi } from '../../../../../resources/master/paketKonversi.ts';
import { pendaftar } from '../../../../../resources/mbkm/pendaftar.ts';
import { pendaftarTahap } from '../../../../../resources/mbkm/pendaftarTahap.ts';
import { riwayat } from '../../../../../resources/pengaturan/internal.ts';
import { perjanjianBelajar } from '../../../../../resources/pertukaran/keluar/perjanjianBelajar.ts';
import { outboundDetail } from '../../../../../resources/pertukaran/outbound/detail.ts';
import type { Calendar } from '../../../../demo/calendar.ts';
import type { Employee } from '../../../../demo/employees.ts';
import type { Portion } from '../../../../demo/types.ts';
import { portion } from '../../../../demo/types.ts';
import { packageCourseRows, packageRows } from './courses.ts';
import {
  agreementRows,
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
  yield portion(mahasiswa, studentRows(who));
  yield portion(paketKonversi, packageRows());
  yield portion(matkulPaketKonversi, packageCourseRows());
  yield portion(pendaftar, participationRows(cal, lecturers, who));
  yield portion(outboundDetail, detailRows(cal, who));
  yield portion(perjanjianBelajar, agreementRows(cal, who));
  yield portion(pendaftarTahap, stageRows(cal));
  yield portion(terpilihAwal, proposedRows());
  yield portion(terpilihFinal, recognisedRows(cal));
  yield portion(riwayat, historyRows(cal, lecturers, who));
}
