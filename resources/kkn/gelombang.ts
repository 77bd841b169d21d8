import { errorIf, inOrder } from '../checkHelpers.ts';
import {
  all,
  both,
  choice,
  date,
  decimal,
  either,
  type Fields,
  integer,
  linked,
  type Need,
  read,
  ref,
  resource,
  type Scope,
  status,
  text,
  through,
  unless,
  valued,
  workflow,
  write,
} from '../kit/index.ts';
import { masterMessages } from '../master/messages.ts';
import { programmeMessages } from '../programme/messages.ts';
import { role } from '../roles.ts';
import { kknMessages } from './messages.ts';

/** Groups of the wave, and its participants, in some states. */
const groups = (...states: string[]) => ({
  resource: 'kkn/kkn-kelompok',
  by: 'idGelombang',
  rows: valued('status', ...states),
});
const people = (rows: Scope) => ({ resource: 'kkn/pendaftaran', by: 'idGelombang', rows });
const withStatus = (...states: string[]) => through('idPendaftarMbkm', valued('status', ...states));
const ready = through('idKelompok', valued('status', 'ditetapkan', 'berjalan', 'selesai'));
const takingPart = withStatus('berjalan', 'selesai');
const ungraded = both(takingPart, through('idPendaftarMbkm', valued('nilaiAkhir', null)));

/** The stages of a wave (docs/domain/30 §1.1 status); one step back is possible, with a note. */
export const alurGelombang = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf' },
    pendaftaran: { label: 'Pendaftaran', tone: 'baik' },
    pembagian: { label: 'Pembagian Kelompok', tone: 'diajukan' },
    pelaksanaan: { label: 'Pelaksanaan', tone: 'baik' },
    penilaian: { label: 'Penilaian', tone: 'diajukan' },
    selesai: { label: 'Selesai' },
  },
  actions: {
    buka: {
      label: 'Buka Pendaftaran',
      from: ['draf'],
      to: 'pendaftaran',
      by: [role.timMbkm],
      confirm: 'Buka pendaftaran gelombang ini?',
      looks: [{ before: 'tanggalBuka', says: kknMessages.opensOn, weight: 'tell' }],
      success: 'Pendaftaran dibuka.',
      tone: 'primary',
    },
    tutup: {
      label: 'Tutup Pendaftaran',
      from: ['pendaftaran'],
      to: 'pembagian',
      by: [role.timMbkm],
      confirm: 'Tutup pendaftaran dan mulai pembagian kelompok?',
      looks: [
        { before: 'tanggalTutup', says: programmeMessages.stillRegistering, weight: 'note' },
        { some: people(withStatus('diajukan')), says: masterMessages.undecided, weight: 'tell' },
        { some: people(withStatus('draf', 'revisi')), says: masterMessages.unfinished, weight: 'tell' },
      ],
      success: 'Pendaftaran ditutup.',
      tone: 'primary',
    },
    berangkatkan: {
      label: 'Berangkatkan',
      from: ['pembagian'],
      to: 'pelaksanaan',
      by: [role.timMbkm],
      confirm: 'Berangkatkan peserta gelombang ini? Kelompok yang ditetapkan mulai berjalan.',
      looks: [
        { none: groups('ditetapkan', 'berjalan'), says: kknMessages.noGroupFixed, weight: 'refuse' },
        {
          some: groups('draf', 'diajukan', 'revisi', 'disetujui'),
          says: kknMessages.groupsNotFixed,
          weight: 'note',
        },
        {
          some: people(both(withStatus('disetujui'), unless(ready))),
          says: kknMessages.leftBehind,
          weight: 'note',
        },
        {
          before: 'tanggalBerangkat',
          says: kknMessages.departsIn,
          weight: 'note',
        },
      ],
      success: 'Peserta diberangkatkan.',
      tone: 'primary',
    },
    nilai: {
      label: 'Mulai Penilaian',
      from: ['pelaksanaan'],
      to: 'penilaian',
      by: [role.timMbkm],
      confirm: 'Mulai penilaian gelombang ini?',
      looks: [
        { none: people(takingPart), says: kknMessages.nobodyRunning, weight: 'refuse' },
        { before: 'tanggalSelesai', says: kknMessages.returnsIn, weight: 'note' },
        { some: groups('ditetapkan'), says: kknMessages.groupsNotRunning, weight: 'note' },
      ],
      success: 'Penilaian dimulai.',
      tone: 'primary',
    },
    akhiri: {
      label: 'Akhiri Gelombang',
      from: ['penilaian'],
      to: 'selesai',
      by: [role.timMbkm],
      confirm: 'Akhiri gelombang ini? Setelah itu datanya hanya dapat dibaca.',
      looks: [
        {
          none: people(both(takingPart, unless(ungraded))),
          among: people(takingPart),
          says: kknMessages.nobodyGraded,
          weight: 'refuse',
        },
        { some: people(ungraded), says: kknMessages.notGraded, weight: 'note' },
        { some: people(withStatus('berjalan')), says: kknMessages.notFinished, weight: 'note' },
        { some: groups('berjalan', 'ditetapkan'), says: kknMessages.groupsNotFinished, weight: 'tell' },
      ],
      success: 'Gelombang selesai.',
    },
    mundur: {
      label: 'Mundur Satu Tahap',
      note: true,
      success: 'Gelombang mundur satu tahap.',
      tone: 'danger',
      looks: [{ some: groups('berjalan'), says: kknMessages.groupsRunning, weight: 'tell' }],
      arrows: [
        { from: ['pendaftaran'], to: 'draf', by: [role.timMbkm] },
        { from: ['pembagian'], to: 'pendaftaran', by: [role.timMbkm] },
        { from: ['pelaksanaan'], to: 'pembagian', by: [role.timMbkm] },
        { from: ['penilaian'], to: 'pelaksanaan', by: [role.timMbkm] },
        { from: ['selesai'], to: 'penilaian', by: [role.timMbkm] },
      ],
    },
  },
});

/** Waves that are not over: what belongs to another one is read only, but for Super Admin (docs/domain/30 §4.6). */
const terbuka = valued('status', 'draf', 'pendaftaran', 'pembagian', 'pelaksanaan', 'penilaian');
/** The same of rows that name their wave. */
export const selamaTerbuka = through('idGelombang', terbuka);
/**
 * Asked by every step of what belongs to a wave: it is not over.
 * @param by the way from the row to what names its wave, for each field that may lead there
 */
export const gelombangTerbuka = (...by: readonly ((wave: Scope) => Scope)[]): Need => ({
  of: unless(either(...by.map(way => way(through('idGelombang', valued('status', 'selesai')))))),
  says: kknMessages.waveOver,
  free: [role.superAdmin],
});
/** The group that a row belongs to. */
export const olehKelompok = (wave: Scope): Scope => through('idKelompok', wave);
/** The participation that a row belongs to. */
export const olehPeserta = (wave: Scope): Scope =>
  through('idPendaftarMbkm', linked('kkn/pendaftaran', 'idPendaftarMbkm', wave));
/** Tim MBKM keeps them while their wave is not over; Super Admin mends them after it. */
export const olehTim = (selama: Scope) => ({
  [role.superAdmin]: write(),
  [role.timMbkm]: write(all, { offered: selama }),
});

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
  tanggalBuka: date({ required: true, label: 'Pendaftaran Dibuka' }),
  tanggalTutup: date({ required: true, label: 'Pendaftaran Ditutup' }),
  tanggalPembekalan: date({ label: 'Pembekalan' }),
  tanggalBerangkat: date({ required: true, label: 'Pemberangkatan' }),
  tanggalSelesai: date({ required: true, label: 'Penarikan' }),
  batasProposal: date({ required: true }),
  batasLuaran: date({ required: true }),
  batasNilai: date({ required: true }),
  minSks: integer(0, 200, { required: true, default: 100, label: 'SKS Minimal', unit: 'SKS' }),
  minIpk: decimal(3, 2, { required: true, default: 2, min: 0, max: 4, label: 'IPK Minimal' }),
  minSemester: integer(1, 14, { required: true, default: 6, label: 'Semester Minimal' }),
  modeKelompok: choice(modeKelompok, { required: true, default: 'campuran', label: 'Cara Membentuk Kelompok' }),
  ukuranMin: integer(2, 40, { required: true, default: 8, label: 'Anggota Minimal', unit: 'anggota' }),
  ukuranMaks: integer(2, 40, { required: true, default: 12, label: 'Anggota Maksimal', unit: 'anggota' }),
  minFakultas: integer(1, 20, { required: true, default: 3, label: 'Fakultas Minimal per Kelompok' }),
  maksPerProdi: integer(1, 40, { required: true, default: 3, label: 'Maksimal per Prodi' }),
  minPersenGender: integer(0, 50, {
    required: true,
    default: 30,
    label: 'Laki-laki dan perempuan, masing-masing minimal (%)',
    unit: '%',
  }),
  maksKelompokPerDpl: integer(1, 20, { required: true, default: 3, label: 'Kelompok per DPL' }),
  maksKelompokPerPic: integer(1, 50, { required: true, default: 10, label: 'Kelompok per PIC' }),
  hariTanggapDpl: integer(1, 30, { required: true, default: 5, label: 'Batas Jawaban DPL (hari)', unit: 'hari' }),
  hariWajibPerMinggu: integer(1, 7, {
    required: true,
    default: 6,
    label: 'Hari wajib isi log per minggu',
    unit: 'hari',
  }),
  hariLogMundur: integer(1, 60, { required: true, default: 7, label: 'Batas Mengisi Log (hari)', unit: 'hari' }),
  hariLogTerlambat: integer(0, 30, { required: true, default: 2, label: 'Log Terlambat Setelah (hari)', unit: 'hari' }),
  minPersenLog: integer(0, 100, { required: true, default: 80, label: 'Log Minimal (%)', unit: '%' }),
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
    'Syarat peserta': ['minSks', 'minIpk', 'minSemester'],
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
