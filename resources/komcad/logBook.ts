import { clock, logbookOf } from '../kegiatan/logbookOf.ts';
import { choice, longtext, read, text } from '../kit/index.ts';
import { alurPeriksa, tanpaDraf } from '../mbkm/alurPeriksa.ts';
import { along } from '../mbkm/milikPeserta.ts';
import { programmeMessages } from '../programme/messages.ts';
import { role } from '../roles.ts';
import { komcadMessages } from './messages.ts';

/** Shortest description that a supervisor can judge. */
const uraianMinimal = 20;

/**
 * A participant's activities in training, often entered afterwards because phones are not allowed there (docs/domain/40
 * §1.1).
 */
export const logBookKomcad = logbookOf({
  name: 'komcad/log-book',
  endpoint: 'v6/komcad/log-book',
  label: 'Log Kegiatan Komcad',
  time: clock({ overlap: programmeMessages.overlapSameDay }),
  goal: { by: 'entries', least: { setting: 'komcad.logMinimal' }, short: programmeMessages.logGoal },
  fields: {
    kategori: choice(
      {
        pembinaan_fisik: 'Pembinaan fisik',
        baris_berbaris: 'Baris-berbaris',
        bela_negara: 'Bela negara',
        menembak: 'Menembak',
        navigasi_darat: 'Navigasi darat',
        medan: 'Medan',
        kelas: 'Kelas',
        upacara: 'Upacara',
        lainnya: 'Lainnya',
      },
      { required: true },
    ),
    kegiatan: longtext({ required: true, least: uraianMinimal, label: 'Uraian kegiatan' }),
    hasil: longtext({ required: true, label: 'Hasil/refleksi' }),
    lokasi: text(150, { rare: true }),
  },
  title: 'kategori',
  again: ['lokasi'],
  text: { field: 'kegiatan', least: uraianMinimal },
  documents: {
    types: ['pdf', 'jpg', 'png'],
    maxMb: 5,
    most: 5,
    tooMany: programmeMessages.documentsMost,
  },
  late: {
    days: { setting: 'komcad.batasLog' },
    from: 'end',
    message: komcadMessages.logTooLate,
  },
  outside: komcadMessages.logOutside,
  workflow: alurPeriksa({
    ajukan: { success: 'Log diajukan kepada dosen pembimbing.' },
    setujui: { success: 'Log disetujui.' },
    revisi: { success: 'Log dikembalikan untuk diperbaiki.' },
  }),
  // The partner that runs the training reads entries but does not initial them.
  access: { [role.mitra]: read(tanpaDraf(along)) },
  note: { name: 'catatanPembimbing', label: 'Catatan pembimbing' },
  sections: {
    Waktu: ['idPendaftarMbkm', 'tanggal', 'jamMulai', 'jamSelesai', 'kategori'],
    Kegiatan: ['kegiatan', 'hasil', 'lokasi'],
    Dokumen: ['dokumen'],
  },
  columns: ['tanggal', 'npm', 'namaMahasiswa', 'kategori', 'durasiJam', 'status'],
});
