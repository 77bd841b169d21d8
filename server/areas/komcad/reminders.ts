import { dayInWords } from '../../../resources/kit/index.ts';
import { laporanKomcadSegera, nilaiLatsarmilDitunggu } from '../../../resources/komcad/events.ts';
import { komcad } from '../../../resources/komcad/programme.ts';
import { role } from '../../../resources/roles.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayAfter, dayInZone, daysBetween } from '../../platform/day.ts';
import type { EngineJob, EngineJobContext } from '../../platform/engine/context.ts';
import { partsOf } from '../../platform/jobs/index.ts';
import type { JobResult } from '../../platform/jobs/types.ts';
import { type Telling, tellEach } from '../../platform/notify/index.ts';
import { readSetting } from '../pengaturan/settings.ts';

/** Notices of Komcad that are sent by date (docs/domain/40 §4.6). */

/** Days before the last day of the report on which a student is told. */
const calls = [7, 1] as const;
/** Days after training in which the partner grades. */
export const gradingDays = 14;

interface Unreported extends DbRow {
  id: string;
  idMahasiswa: string;
  selesai: string;
}

/** A report that is not handed in → the student, a week and a day before its last day. */
export async function remindReports(context: EngineJobContext): Promise<JobResult> {
  const { db } = context.engine;
  const today = dayInZone(context.now);
  const days = await readSetting(db, 'komcad.batasLaporan');
  const open = partsOf<Unreported>(
    context,
    `select d.id, d.id_mahasiswa, g.tanggal_selesai_latsarmil::text as selesai
     from komcad_pendaftaran d join komcad_program g on g.id = d.id_program_komcad
     where d.tahap = 'pelaporan' and d.status_pendaftaran = 'berjalan'
       and g.tanggal_selesai_latsarmil between $1::date and $2::date
       and not exists (select 1 from komcad_dokumen o where o.id_pendaftar_mbkm = d.id_pendaftar_mbkm
         and o.jenis_dokumen = 'laporan_akhir' and o.status <> 'ditolak')`,
    [dayAfter(today, 1 - days), dayAfter(today, calls[0] - days)],
  );
  return tellEach(context, open, part =>
    part.map(({ id, idMahasiswa, selesai }): Telling => {
      const batas = dayAfter(selesai, days);
      const hari = daysBetween(today, batas);
      // Said on the first run within each stretch, so that a day without a run loses no reminder.
      const call = hari <= calls[1] ? calls[1] : calls[0];
      return {
        event: laporanKomcadSegera,
        key: `${id}:${batas}:${call}`,
        words: { hari },
        people: { mahasiswa: [{ mahasiswa: [idMahasiswa] }] },
        programme: komcad,
      };
    }),
  );
}

interface Ungraded extends DbRow {
  id: string;
  idMitra: string;
  gelombang: string;
  selesai: string;
  jumlah: number;
}

/** Training has ended and grades are missing → the partner, once for each opening, with the last day. */
export async function remindGrades(context: EngineJobContext): Promise<JobResult> {
  const open = partsOf<Ungraded>(
    context,
    `select g.id, g.id_mitra, g.nama as gelombang, g.tanggal_selesai_latsarmil::text as selesai,
       count(*)::int as jumlah
     from komcad_program g join komcad_pendaftaran d on d.id_program_komcad = g.id
     join komcad_latsarmil l on l.id_pendaftar_mbkm = d.id_pendaftar_mbkm
     where d.tahap in ('latsarmil', 'pelaporan') and d.status_pendaftaran = 'berjalan' and l.nilai_latsarmil is null
       and g.tanggal_selesai_latsarmil < $1::date group by g.id`,
    [dayInZone(context.now)],
  );
  return tellEach(context, open, part =>
    part.map(
      ({ id, idMitra, gelombang, selesai, jumlah }): Telling => ({
        event: nilaiLatsarmilDitunggu,
        key: `${id}:${selesai}`,
        words: { jumlah, gelombang, batas: dayInWords(dayAfter(selesai, gradingDays)) },
        people: { mitra: [{ role: role.mitra, idMitra }] },
        programme: komcad,
      }),
    ),
  );
}

export const komcadReminders: readonly EngineJob[] = [
  {
    name: 'komcad-laporan',
    title: 'Mengingatkan batas laporan akhir Komcad',
    schedule: { at: '06:55' },
    run: remindReports,
  },
  {
    name: 'komcad-nilai-latsarmil',
    title: 'Mengingatkan nilai latsarmil Komcad',
    schedule: { at: '06:57' },
    run: remindGrades,
  },
];
