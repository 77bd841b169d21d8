import { clock, logbookOf } from '../kegiatan/logbookOf.ts';
import { choice, integer, longtext } from '../kit/index.ts';
import { alurPeriksa } from '../mbkm/alurPeriksa.ts';
import { programmeMessages } from '../programme/messages.ts';
import { risetMessages } from './messages.ts';

/** Shortest description that a supervisor can judge. */
const uraianMinimal = 20;

/** A student's work for the research on one day, with its progress (docs/domain/40 §1.2). */
export const logBookRiset = logbookOf({
  name: 'riset/log-book',
  endpoint: 'v5/riset/log-book',
  label: 'Log Kegiatan Riset',
  time: clock({ overlap: programmeMessages.overlapSameDay }),
  goal: { by: 'entries', least: { setting: 'riset.logMinimal' }, short: programmeMessages.logGoal },
  progress: { field: 'kemajuan', message: risetMessages.progressFalls },
  fields: {
    tahapRiset: choice(
      {
        studi_pustaka: 'Studi pustaka',
        perancangan: 'Perancangan',
        pengumpulan_data: 'Pengumpulan data',
        eksperimen: 'Eksperimen',
        analisis: 'Analisis',
        penulisan: 'Penulisan',
        diseminasi: 'Diseminasi',
        bimbingan: 'Bimbingan',
      },
      { required: true, label: 'Tahap riset' },
    ),
    kegiatan: longtext({ required: true, least: uraianMinimal, label: 'Uraian kegiatan' }),
    hasil: longtext({ required: true }),
    kendala: longtext({ rare: true }),
    rencanaBerikutnya: longtext({ rare: true, label: 'Rencana berikutnya' }),
    kemajuan: integer(0, 100, { required: true, unit: '%', help: 'Kemajuan riset seluruhnya sampai hari ini.' }),
  },
  title: 'tahapRiset',
  again: ['tahapRiset', 'kemajuan'],
  text: { field: 'kegiatan', least: uraianMinimal },
  documents: {
    types: ['pdf', 'jpg', 'png', 'docx', 'xlsx'],
    maxMb: 5,
    most: 5,
    tooMany: programmeMessages.documentsMost,
  },
  late: {
    days: { setting: 'riset.batasMundurLog' },
    from: 'day',
    message: risetMessages.logTooLate,
  },
  outside: risetMessages.logOutside,
  workflow: alurPeriksa({
    ajukan: { success: 'Log diajukan kepada dosen pembimbing.' },
    setujui: { success: 'Log disetujui.' },
    revisi: { success: 'Log dikembalikan untuk diperbaiki.' },
  }),
  note: { name: 'catatanPembimbing', label: 'Catatan pembimbing' },
  partner: true,
  sections: {
    Waktu: ['idPendaftarMbkm', 'tanggal', 'jamMulai', 'jamSelesai', 'tahapRiset'],
    Kegiatan: ['kegiatan', 'hasil', 'kendala', 'rencanaBerikutnya', 'kemajuan'],
    Dokumen: ['dokumen'],
  },
  columns: ['tanggal', 'npm', 'namaMahasiswa', 'tahapRiset', 'durasiJam', 'kemajuan', 'parafMitra', 'status'],
});
