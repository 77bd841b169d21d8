import { clock, logbookOf } from '../kegiatan/logbookOf.ts';
import { allow, both, either, integer, longtext, ownMembers, point, ref, text, through, valued } from '../kit/index.ts';
import { alurPeriksa } from '../mbkm/alurPeriksa.ts';
import { along } from '../mbkm/milikPeserta.ts';
import { anggotaKkn } from './anggota.ts';

/** What a rule of KKN's logs takes from the wave that the student is in. */
const wave = (field: string) => ({ tied: 'kkn.idGelombang', field });

/** Shortest description that a DPL can judge. */
const uraianMinimal = 50;

/** What a student did on a day of KKN (docs/domain/30 §1.9); written where there may be no signal. */
export const laporanHarian = logbookOf({
  name: 'kkn/laporan-harian',
  endpoint: 'v3/kkn/laporan-harian',
  label: 'Log Harian KKN',
  time: clock({ overlap: 'Jam kegiatan bertumpuk dengan log lain.' }),
  goal: {
    by: 'days',
    perWeek: wave('hariWajibPerMinggu'),
    percent: wave('minPersenLog'),
    short: 'Log harian {a} dari {b} hari.',
  },
  fields: {
    idKelompok: ref('kkn/kkn-kelompok', { readOnly: true, follows: 'idPendaftarMbkm', label: 'Kelompok' }),
    judul: text(150, { required: true, label: 'Kegiatan' }),
    uraian: longtext({ required: true, least: uraianMinimal }),
    hasil: longtext({ required: true }),
    kendala: longtext({ rare: true }),
    tindakLanjut: longtext({ rare: true, label: 'Tindak lanjut' }),
    idProgramKerja: ref('kkn/proposal.programKerja', { label: 'Program kerja', help: 'Kosong = kegiatan lain.' }),
    lokasi: text(150),
    jumlahWarga: integer(0, 10_000, { rare: true, label: 'Warga yang terlibat', unit: 'warga' }),
    ...point(),
  },
  title: 'judul',
  again: ['lokasi'],
  text: { field: 'uraian', least: uraianMinimal },
  documents: {
    types: ['jpg', 'png', 'pdf'],
    maxMb: 5,
    label: 'Dokumentasi',
    least: 1,
    tooFew: 'Unggah minimal satu dokumentasi.',
    most: 5,
    tooMany: 'Maksimal {n} dokumentasi per log.',
  },
  late: {
    days: wave('hariLogMundur'),
    from: 'day',
    message: 'Log hanya dapat diisi paling lambat {n} hari setelah kegiatan.',
    openUntil: 'bukaSampai',
  },
  lateAfter: wave('hariLogTerlambat'),
  outside: 'Tanggal di luar masa pelaksanaan KKN.',
  workflow: alurPeriksa({
    ajukan: { success: 'Log diajukan kepada DPL.' },
    setujui: { success: 'Log disetujui.' },
    revisi: { success: 'Log dikembalikan untuk diperbaiki.' },
    tolak: { confirm: 'Tolak log ini? Mahasiswa tidak dapat memperbaikinya.', success: 'Log ditolak.' },
    tarik: { success: 'Log ditarik kembali.' },
  }),
  // Members of a group read what has been approved of each other.
  access: {
    HA02: allow(
      either(along, both(valued('status', 'disetujui'), through('idKelompok', ownMembers(anggotaKkn)))),
      ['create', 'update', 'delete', 'export', 'action'],
      { writeScope: along },
    ),
  },
  note: { name: 'catatan', label: 'Catatan DPL' },
  sections: {
    Waktu: ['idPendaftarMbkm', 'tanggal', 'jamMulai', 'jamSelesai'],
    Kegiatan: ['idProgramKerja', 'judul', 'uraian', 'hasil', 'kendala', 'tindakLanjut'],
    Tempat: ['lokasi', 'jumlahWarga', 'lintang', 'bujur'],
    Dokumentasi: ['dokumen'],
  },
  columns: ['tanggal', 'npm', 'namaMahasiswa', 'idKelompok', 'judul', 'durasiJam', 'terlambat', 'status'],
});
