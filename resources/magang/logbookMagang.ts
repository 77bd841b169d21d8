import { clock, logbookOf } from '../kegiatan/logbookOf.ts';
import { choice, longtext, refs, text } from '../kit/index.ts';
import { alurPeriksa } from '../mbkm/alurPeriksa.ts';
import { programmeMessages } from '../programme/messages.ts';
import { magangMessages } from './messages.ts';

/** The life of a logbook entry (docs/domain/20 §1.10). */
const alurLogbook = alurPeriksa({
  ajukan: { success: 'Kegiatan diajukan kepada dosen pembimbing.' },
  setujui: { success: 'Logbook disetujui.' },
  revisi: { success: 'Logbook dikembalikan untuk diperbaiki.' },
});

/** Place of work. */
const tempatKegiatan = { kantor: 'Kantor', lapangan: 'Lapangan', daring: 'Daring' } as const;

/** Shortest description that a supervisor can judge. */
const uraianMinimal = 30;

/**
 * A student's entry for one day of an internship (docs/domain/20 §1.10). Only `disetujui` hours count; rules that need
 * other rows (overlaps, day limits, dates) are in `server/areas/kegiatan`.
 */
export const logbookMagang = logbookOf({
  name: 'magang/logbook-magang',
  label: 'Logbook Magang',
  time: clock({
    overlap: magangMessages.overlap,
    perDay: { setting: 'logbook.maksJamHari' },
  }),
  goal: {
    by: 'hours',
    percent: { setting: 'logbook.persenJamMin' },
    estimate: { tied: 'idProgramDitawarkan', field: 'estimasiSks' },
    short: magangMessages.logGoal,
  },
  fields: {
    tempat: choice(tempatKegiatan, { required: true }),
    kegiatan: text(150, { required: true }),
    uraian: longtext({ required: true, least: uraianMinimal, help: 'Apa yang Anda kerjakan.' }),
    hasil: longtext({ rare: true }),
    kendala: longtext({ rare: true }),
    rencana: longtext({ rare: true, label: 'Rencana berikutnya' }),
    idTerpilihFinal: refs('konversi/terpilih-final', { rare: true, label: 'Mata kuliah terkait' }),
  },
  title: 'kegiatan',
  again: ['tempat'],
  text: { field: 'uraian', least: uraianMinimal },
  documents: {
    types: ['jpg', 'png', 'pdf'],
    maxMb: 5,
    most: { setting: 'logbook.maksDokumen' },
    tooMany: programmeMessages.documentsMost,
  },
  late: {
    days: { setting: 'logbook.batasHariIsi' },
    from: 'day',
    message: magangMessages.logTooLate,
  },
  outside: magangMessages.logOutside,
  workflow: alurLogbook,
  partner: true,
  sections: {
    Waktu: ['idPendaftarMbkm', 'tanggal', 'jamMulai', 'jamSelesai', 'tempat'],
    Kegiatan: ['kegiatan', 'uraian', 'hasil', 'kendala', 'rencana', 'idTerpilihFinal'],
    Dokumen: ['dokumen'],
  },
  columns: ['tanggal', 'npm', 'namaMahasiswa', 'kegiatan', 'durasiJam', 'tempat', 'parafMitra', 'status'],
});
