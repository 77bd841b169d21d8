import { inOrder } from '../checkHelpers.ts';
import { boolean, date, decimal, type Fields, integer, type Row, read, ref, resource, write } from '../kit/index.ts';
import { formulirPendaftaran } from '../mbkm/formulirPendaftaran.ts';
import { programmeMessages } from '../programme/messages.ts';
import { role } from '../roles.ts';
import { kwuMessages } from './messages.ts';

const fields = {
  idPeriode: ref('master/periode', { required: true, unique: kwuMessages.rulesTwice }),
  tanggalBuka: date({ required: true, label: 'Pendaftaran dibuka' }),
  tanggalTutup: date({ required: true, label: 'Pendaftaran ditutup' }),
  daftarUlangMulai: date({ required: true, label: 'Daftar ulang mulai' }),
  daftarUlangSelesai: date({ required: true, label: 'Daftar ulang selesai' }),
  tanggalMulai: date({ required: true, label: 'Mulai kegiatan' }),
  tanggalSelesai: date({ required: true, label: 'Selesai kegiatan' }),
  batasLaporanKemajuan: date({ required: true, label: 'Batas laporan kemajuan' }),
  batasLaporanAkhir: date({ required: true, label: 'Batas laporan akhir' }),
  batasNilai: date({ required: true, label: 'Batas nilai' }),
  minSemester: integer(1, 14, { required: true, default: 3, label: 'Semester minimal' }),
  minIpk: decimal(3, 2, { required: true, default: 2.5, min: 0, max: 4, label: 'IPK minimal' }),
  ukuranMin: integer(1, 20, { required: true, default: 3, label: 'Anggota minimal', unit: 'anggota' }),
  ukuranMaks: integer(1, 20, { required: true, default: 5, label: 'Anggota maksimal', unit: 'anggota' }),
  minProdi: integer(1, 10, { required: true, default: 2, label: 'Program studi minimal per kelompok' }),
  maksKelompokPerDpl: integer(1, 50, { required: true, default: 5, label: 'Kelompok per DPL' }),
  minLogbook: integer(1, 200, { required: true, default: 16, label: 'Logbook minimal', unit: 'logbook' }),
  hariLogMundur: integer(1, 60, { required: true, default: 7, label: 'Batas mengisi logbook (hari)', unit: 'hari' }),
  hariTanggapDpl: integer(1, 30, { required: true, default: 5, label: 'Batas jawaban DPL (hari)', unit: 'hari' }),
  izinkanMandiri: boolean({ default: true, label: 'Izinkan wirausaha mandiri' }),
  idFormulir: formulirPendaftaran(),
} satisfies Fields;

/** The calendar of a period, in the order in which its days come (docs/domain/30 §1.16). */
const kalender = [
  'tanggalBuka',
  'tanggalTutup',
  'daftarUlangMulai',
  'daftarUlangSelesai',
  'tanggalMulai',
  'batasLaporanKemajuan',
  'batasLaporanAkhir',
  'tanggalSelesai',
  'batasNilai',
] as const;

/** Pairs of days that come one after the other; the reports are due while the activity runs, or when it ends. */
const urutan = [
  ['tanggalBuka', 'tanggalTutup'],
  ['tanggalTutup', 'daftarUlangMulai'],
  ['daftarUlangMulai', 'daftarUlangSelesai'],
  ['daftarUlangSelesai', 'tanggalMulai'],
  ['tanggalMulai', 'tanggalSelesai'],
  ['tanggalMulai', 'batasLaporanKemajuan'],
  ['batasLaporanKemajuan', 'batasLaporanAkhir'],
  ['batasLaporanAkhir', 'batasNilai'],
  ['tanggalSelesai', 'batasNilai'],
] as const;

/** The rules of KWU, one row for a period (docs/domain/30 §1.16). */
export const pengaturanKwu = resource({
  name: 'kwu/pengaturan',
  endpoint: 'v4/kwu/pengaturan',
  label: 'Aturan KWU',
  representation: '{idPeriode}',
  fields,
  sections: {
    Periode: ['idPeriode', 'izinkanMandiri'],
    Kalender: kalender,
    'Syarat peserta': ['minSemester', 'minIpk', 'idFormulir'],
    Kelompok: ['ukuranMin', 'ukuranMaks', 'minProdi', 'maksKelompokPerDpl', 'hariTanggapDpl'],
    Logbook: ['minLogbook', 'hariLogMundur'],
  },
  columns: ['idPeriode', 'tanggalBuka', 'tanggalTutup', 'daftarUlangSelesai', 'tanggalMulai'],
  filters: ['idPeriode'],
  small: true,
  sort: ['-tanggalMulai'],
  calendar: [
    { at: 'tanggalBuka', until: 'tanggalTutup', says: 'Pendaftaran KWU' },
    { at: 'daftarUlangMulai', until: 'daftarUlangSelesai', says: 'Daftar ulang KWU' },
    { at: 'batasLaporanKemajuan', deadline: true },
    { at: 'batasLaporanAkhir', deadline: true },
    { at: 'batasNilai', deadline: true, by: [role.timMbkm, role.dosen, role.koordinator, role.penilai] },
  ],
  copy: { start: 'tanggalBuka', within: 'idPeriode', along: 'idPeriode' },
  access: {
    [role.mahasiswa]: read(),
    [role.timMbkm]: write(),
    [role.dosen]: read(),
    [role.koordinator]: read(),
    [role.penilai]: read(),
    [role.bakpk]: read(),
  },
  check: row => ({
    ...Object.assign(
      {},
      ...urutan.map(([from, to]) =>
        inOrder(row[from], row[to], to, { sameDay: true, message: kwuMessages.daysReversed }),
      ),
    ),
    ...((row.ukuranMin ?? 0) > (row.ukuranMaks ?? 20) ? { ukuranMaks: programmeMessages.sizeReversed } : {}),
  }),
});

export type PengaturanKwu = Row<typeof pengaturanKwu>;
