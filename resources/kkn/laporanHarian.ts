import { clock, logbookOf } from '../kegiatan/logbookOf.ts';
import { integer, longtext, needing, point, ref, text } from '../kit/index.ts';
import { groupLogOf } from '../programme/groupLog.ts';
import { programmeMessages } from '../programme/messages.ts';
import { gelombangTerbuka, olehPeserta } from './alurGelombang.ts';
import { anggotaKkn } from './anggota.ts';
import { kknMessages } from './messages.ts';

/** A rule of KKN's logs that is read from the wave of the student. */
const wave = (field: string) => ({ tied: 'kkn.idGelombang', field });

const shared = groupLogOf(anggotaKkn, 'Log');

/** A student's entry for one day of KKN (docs/domain/30 §1.9); can be written offline. */
export const laporanHarian = logbookOf({
  ...shared,
  workflow: needing(shared.workflow, gelombangTerbuka(olehPeserta)),
  name: 'kkn/laporan-harian',
  endpoint: 'v3/kkn/laporan-harian',
  label: 'Log Harian KKN',
  time: clock({ overlap: kknMessages.overlap }),
  goal: {
    by: 'days',
    perWeek: wave('hariWajibPerMinggu'),
    percent: wave('minPersenLog'),
    short: kknMessages.logGoal,
  },
  fields: {
    idKelompok: ref('kkn/kkn-kelompok', { readOnly: true, follows: 'idPendaftarMbkm', label: 'Kelompok' }),
    judul: text(150, { required: true, label: 'Kegiatan' }),
    uraian: longtext({ required: true, least: shared.text.least }),
    hasil: longtext({ required: true }),
    kendala: longtext({ rare: true }),
    tindakLanjut: longtext({ rare: true, label: 'Tindak lanjut' }),
    idProgramKerja: ref('kkn/proposal.programKerja', {
      label: 'Program kerja',
      help: 'Kosongkan untuk kegiatan lain.',
    }),
    lokasi: text(150),
    jumlahWarga: integer(0, 10_000, { rare: true, label: 'Warga yang terlibat', unit: 'warga' }),
    ...point(),
  },
  title: 'judul',
  again: ['lokasi'],
  late: {
    days: wave('hariLogMundur'),
    from: 'day',
    message: programmeMessages.entryTooLate,
    openUntil: 'bukaSampai',
  },
  lateAfter: wave('hariLogTerlambat'),
  outside: kknMessages.logOutside,
  ahead: kknMessages.logOutside,
  sections: {
    Waktu: ['idPendaftarMbkm', 'tanggal', 'jamMulai', 'jamSelesai'],
    Kegiatan: ['idProgramKerja', 'judul', 'uraian', 'hasil', 'kendala', 'tindakLanjut'],
    Tempat: ['lokasi', 'jumlahWarga', 'lintang', 'bujur'],
    Dokumentasi: ['dokumen'],
  },
  columns: ['tanggal', 'npm', 'namaMahasiswa', 'idKelompok', 'judul', 'durasiJam', 'terlambat', 'status'],
});
