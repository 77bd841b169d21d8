import { errorIf, inOrder } from '../checkHelpers.ts';
import { choice, date, decimal, type Fields, integer, read, ref, resource, status, text } from '../kit/index.ts';
import { masterMessages } from '../master/messages.ts';
import { formulirPendaftaran } from '../mbkm/formulirPendaftaran.ts';
import { programmeMessages } from '../programme/messages.ts';
import { role } from '../roles.ts';
import { alurGelombang, olehTim, people, terbuka, withStatus } from './alurGelombang.ts';
import { kknMessages } from './messages.ts';

const modeKelompok = {
  otomatis: 'Dibagi otomatis',
  mandiri: 'Dibentuk mahasiswa',
  campuran: 'Campuran',
} as const;

/** Days from departure to return that a wave may last. */
const lama = { min: 7, max: 180 } as const;

const fields = {
  nama: text(100, { required: true, unique: kknMessages.waveName }),
  tema: text(200),
  idPeriode: ref('master/periode', { required: true }),
  idProgram: ref('master/program', { required: true, only: { idJenisMbkm: { kode: ['kkn'] } } }),
  tanggalBuka: date({ required: true, label: 'Pendaftaran dibuka' }),
  tanggalTutup: date({ required: true, label: 'Pendaftaran ditutup' }),
  tanggalPembekalan: date({ label: 'Pembekalan' }),
  tanggalBerangkat: date({ required: true, label: 'Pemberangkatan' }),
  tanggalSelesai: date({ required: true, label: 'Penarikan' }),
  batasProposal: date({ required: true }),
  batasLuaran: date({ required: true }),
  batasNilai: date({ required: true }),
  minSks: integer(0, 200, { required: true, default: 100, label: 'SKS minimal', unit: 'SKS' }),
  minIpk: decimal(3, 2, { required: true, default: 2, min: 0, max: 4, label: 'IPK minimal' }),
  minSemester: integer(1, 14, { required: true, default: 6, label: 'Semester minimal' }),
  modeKelompok: choice(modeKelompok, { required: true, default: 'campuran', label: 'Cara membentuk kelompok' }),
  ukuranMin: integer(2, 40, { required: true, default: 8, label: 'Anggota minimal', unit: 'anggota' }),
  ukuranMaks: integer(2, 40, { required: true, default: 12, label: 'Anggota maksimal', unit: 'anggota' }),
  minFakultas: integer(1, 20, { required: true, default: 3, label: 'Fakultas minimal per kelompok' }),
  maksPerProdi: integer(1, 40, { required: true, default: 3, label: 'Maksimal per prodi' }),
  minPersenGender: integer(0, 50, {
    required: true,
    default: 30,
    label: 'Laki-laki dan perempuan, masing-masing minimal (%)',
    unit: '%',
  }),
  maksKelompokPerDpl: integer(1, 20, { required: true, default: 3, label: 'Kelompok per DPL' }),
  maksKelompokPerPic: integer(1, 50, { required: true, default: 10, label: 'Kelompok per PIC' }),
  hariTanggapDpl: integer(1, 30, { required: true, default: 5, label: 'Batas jawaban DPL (hari)', unit: 'hari' }),
  hariWajibPerMinggu: integer(1, 7, {
    required: true,
    default: 6,
    label: 'Hari wajib isi log per minggu',
    unit: 'hari',
  }),
  hariLogMundur: integer(1, 60, { required: true, default: 7, label: 'Batas mengisi log (hari)', unit: 'hari' }),
  hariLogTerlambat: integer(0, 30, { required: true, default: 2, label: 'Log terlambat setelah (hari)', unit: 'hari' }),
  minPersenLog: integer(0, 100, { required: true, default: 80, label: 'Log minimal (%)', unit: '%' }),
  idFormulir: formulirPendaftaran(),
  status: status(alurGelombang, { label: 'Tahap' }),
} satisfies Fields;

const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** A wave of KKN: its calendar, and the rules of its groups and logs (docs/domain/30 §1.1). */
export const gelombang = resource({
  name: 'kkn/gelombang',
  endpoint: 'v3/kkn/gelombang',
  label: 'Gelombang KKN',
  alsoCalled: ['Gelombang'],
  fields,
  sections: {
    Gelombang: ['nama', 'tema', 'idPeriode', 'idProgram'],
    Kalender: [
      'tanggalBuka',
      'tanggalTutup',
      'tanggalPembekalan',
      'tanggalBerangkat',
      'tanggalSelesai',
      'batasProposal',
      'batasLuaran',
      'batasNilai',
    ],
    'Syarat peserta': ['minSks', 'minIpk', 'minSemester', 'idFormulir'],
    Kelompok: [
      'modeKelompok',
      'ukuranMin',
      'ukuranMaks',
      'minFakultas',
      'maksPerProdi',
      'minPersenGender',
      'maksKelompokPerDpl',
      'maksKelompokPerPic',
      'hariTanggapDpl',
    ],
    'Log harian': ['hariWajibPerMinggu', 'hariLogMundur', 'hariLogTerlambat', 'minPersenLog'],
  },
  beneath: { nama: 'idPeriode', tanggalBerangkat: 'tanggalSelesai' },
  columns: ['nama', 'idPeriode', 'tanggalBuka', 'tanggalTutup', 'tanggalBerangkat', 'tanggalSelesai', 'status'],
  filters: ['idPeriode', 'idProgram', 'status'],
  search: ['nama', 'tema'],
  small: true,
  sort: ['-tanggalBerangkat'],
  calendar: [
    { at: 'tanggalBuka', until: 'tanggalTutup', says: 'Pendaftaran' },
    { at: 'tanggalPembekalan' },
    { at: 'tanggalBerangkat' },
    { at: 'tanggalSelesai' },
    { at: 'batasProposal', deadline: true },
    { at: 'batasLuaran', deadline: true },
    { at: 'batasNilai', deadline: true, by: [role.timMbkm, role.dosen, role.koordinator, role.penilai] },
  ],
  weighty: {
    fields: ['idPeriode', 'tanggalBerangkat', 'tanggalSelesai'],
    touches: [{ some: people(withStatus('berjalan')), says: masterMessages.datesTouch }],
  },
  copy: { start: 'tanggalBuka', within: 'idPeriode', along: 'idPeriode', names: ['nama', 'tema'] },
  opens: {
    field: 'status',
    as: ['pendaftaran'],
    until: 'tanggalTutup',
    says: programmeMessages.registrationOver,
  },
  deletable: { field: 'status', in: ['draf'], otherwise: kknMessages.waveOpened },
  access: {
    ...olehTim(terbuka),
    [role.mahasiswa]: read(),
    [role.dosen]: read(),
    [role.koordinator]: read(),
    [role.penilai]: read(),
    [role.bakpk]: read(),
  },
  lookup: { columns: ['nama', 'idPeriode', 'idProgram', 'tanggalBerangkat', 'tanggalSelesai', 'status'] },
  check: row => {
    const { tanggalBerangkat: from, tanggalSelesai: to } = row;
    const days = from && to ? daysFrom(from, to) : lama.min;
    const after = (name: 'batasProposal' | 'batasLuaran' | 'batasNilai') =>
      inOrder(from, row[name], name, { sameDay: true, message: kknMessages.deadlineTooEarly });
    return {
      ...inOrder(row.tanggalBuka, row.tanggalTutup, 'tanggalTutup', {
        sameDay: true,
        message: kknMessages.closesBeforeOpening,
      }),
      ...inOrder(row.tanggalTutup, row.tanggalPembekalan, 'tanggalPembekalan', {
        message: kknMessages.briefingTooEarly,
      }),
      ...inOrder(row.tanggalPembekalan, from, 'tanggalPembekalan', {
        sameDay: true,
        message: kknMessages.briefingTooLate,
      }),
      ...inOrder(row.tanggalTutup, from, 'tanggalBerangkat', {
        message: kknMessages.departureTooEarly,
      }),
      ...errorIf(
        days < lama.min || days > lama.max,
        'tanggalSelesai',
        kknMessages.length({ min: lama.min, maks: lama.max }),
      ),
      ...after('batasProposal'),
      ...after('batasLuaran'),
      ...after('batasNilai'),
      ...errorIf((row.ukuranMin ?? 0) > (row.ukuranMaks ?? 40), 'ukuranMaks', programmeMessages.sizeReversed),
    };
  },
});
