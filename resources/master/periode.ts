import { inOrder } from '../checkHelpers.ts';
import {
  both,
  choice,
  date,
  type FieldErrors,
  nameTyped,
  read,
  ref,
  resource,
  rows,
  type Scope,
  status,
  text,
  typedName,
  unless,
  valued,
  workflow,
  write,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';

/** The stages of a programme that a period can open and close (docs/domain/10 §2.2). */
export const tahap = {
  pendaftaran: 'Pendaftaran',
  verifikasi: 'Verifikasi',
  pelaksanaan: 'Pelaksanaan',
  konversi: 'Konversi',
  laporan_akhir: 'Laporan akhir',
  penilaian: 'Penilaian',
  revisi_nilai: 'Revisi nilai',
} as const;

/** Participations of the period in some states. */
const participations = (...states: string[]) => ({
  resource: 'mbkm/pendaftar-program-mbkm',
  by: 'idPeriode',
  rows: valued('status', ...states),
});

const all = { resource: 'mbkm/pendaftar-program-mbkm', by: 'idPeriode' } as const;
/** Finished participations of the period, as far as a scope wants them. */
const finished = (of: Scope) => ({ ...all, rows: both(valued('status', 'selesai'), of) });

const flow = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf' },
    aktif: { label: 'Aktif' },
    ditutup: { label: 'Ditutup' },
    dikunci: { label: 'Dikunci', tone: 'tutup' },
  },
  actions: {
    aktifkan: {
      label: 'Aktifkan',
      from: ['draf'],
      to: 'aktif',
      by: [role.timMbkm],
      confirm: 'Aktifkan periode ini? Pendaftaran mengikuti jadwal yang sudah diisi.',
      success: 'Periode aktif.',
      looks: [{ after: 'pendaftaranSelesai', says: masterMessages.registrationEnded, weight: 'tell' }],
    },
    tutup: {
      label: 'Tutup',
      // One that is over when it is entered was never open.
      from: ['draf', 'aktif'],
      to: 'ditutup',
      by: [role.timMbkm],
      confirm: 'Tutup periode ini? Pendaftaran baru tidak dapat dibuat lagi.',
      success: 'Periode ditutup.',
      looks: [
        { before: 'tanggalSelesai', says: masterMessages.periodEndsIn, weight: 'note' },
        { some: participations('diajukan'), says: masterMessages.undecided, weight: 'note' },
        { some: participations('draf', 'revisi'), says: masterMessages.unfinished, weight: 'tell' },
        { some: participations('disetujui', 'berjalan'), says: masterMessages.stillRunning, weight: 'note' },
      ],
      tone: 'danger',
    },
    buka: {
      label: 'Buka kembali',
      undoes: ['tutup'],
      from: ['ditutup'],
      to: 'aktif',
      by: [role.superAdmin],
      note: true,
      confirm: 'Buka kembali periode yang sudah ditutup?',
      success: 'Periode dibuka kembali.',
    },
    kunci: {
      label: 'Kunci',
      from: ['ditutup'],
      to: 'dikunci',
      by: [role.timMbkm],
      note: true,
      confirm: 'Kunci periode ini? Semua yang ada di dalamnya hanya dapat dibaca, oleh siapa pun.',
      success: 'Periode dikunci.',
      takes: { [typedName]: nameTyped() },
      looks: [
        { some: participations('diajukan'), says: masterMessages.undecided, weight: 'refuse' },
        { some: participations('disetujui', 'berjalan'), says: masterMessages.stillRunning, weight: 'refuse' },
        { some: all, says: masterMessages.lockedAlong, weight: 'tell' },
        {
          some: finished(unless(valued('statusKonversi', 'final', 'tanpa_konversi'))),
          says: masterMessages.notConverted,
          weight: 'tell',
        },
        {
          some: finished(both(valued('statusKonversi', 'final'), unless(valued('statusSiamik', 'terkirim')))),
          says: masterMessages.notSent,
          weight: 'tell',
        },
      ],
      tone: 'danger',
    },
    buka_kunci: {
      label: 'Buka kunci',
      undoes: ['kunci'],
      from: ['dikunci'],
      to: 'ditutup',
      by: [role.superAdmin],
      note: true,
      confirm: 'Buka kunci periode ini? Yang ada di dalamnya dapat diubah lagi.',
      success: 'Kunci periode dibuka.',
      takes: { [typedName]: nameTyped() },
      looks: [{ some: all, says: masterMessages.unlockedAlong, weight: 'tell' }],
    },
  },
});

const semesters = { ganjil: 'Ganjil', genap: 'Genap', pendek: 'Pendek' } as const;
const semesterOfDigit = { '1': 'ganjil', '2': 'genap', '3': 'pendek' } as const;

/** `20261` → 2026/2027, ganjil, 'Semester Ganjil 2026/2027' (docs/domain/10 §2.2). */
export function periodOfCode(kode: string | null | undefined) {
  const [, year, digit] = /^(\d{4})([123])$/.exec(kode ?? '') ?? [];
  if (!year || (digit !== '1' && digit !== '2' && digit !== '3')) return {};
  const semester = semesterOfDigit[digit];
  const tahunAjaran = `${year}/${Number(year) + 1}`;
  return { tahunAjaran, semester, nama: `Semester ${semesters[semester]} ${tahunAjaran}` };
}

/** Semester with its calendar (docs/domain/10 §2.2, §6 "Windows"). */
export const periode = resource({
  name: 'master/periode',
  label: 'Periode',
  fields: {
    kode: text(5, {
      required: true,
      unique: true,
      pattern: [/^(19|20)\d{2}[123]$/, masterMessages.periodCode],
      help: 'Tahun diikuti 1 ganjil, 2 genap, atau 3 pendek, misalnya 20261.',
    }),
    tahunAjaran: text(9, { derived: true }),
    semester: choice(semesters, { derived: true }),
    nama: text(40, { derived: true }),
    tanggalMulai: date({ required: true }),
    tanggalSelesai: date({ required: true }),
    pendaftaranMulai: date({ required: true }),
    pendaftaranSelesai: date({ required: true }),
    jadwal: rows(
      {
        idJenisMbkm: ref('master/jenis-mbkm', { label: 'Jenis MBKM', help: 'Kosongkan untuk semua jenis.' }),
        tahap: choice(tahap, { required: true }),
        mulai: date({ required: true }),
        selesai: date({ required: true }),
      },
      {
        label: 'Jadwal tahap',
        uniqueTogether: [[['idJenisMbkm', 'tahap'], masterMessages.stageScheduled]],
      },
    ),
    status: status(flow),
  },
  sections: {
    Periode: ['kode', 'tanggalMulai', 'tanggalSelesai', 'pendaftaranMulai', 'pendaftaranSelesai'],
    'Jadwal tahap': ['jadwal'],
  },
  beneath: { tanggalMulai: 'tanggalSelesai' },
  columns: ['kode', 'nama', 'tanggalMulai', 'tanggalSelesai', 'pendaftaranMulai', 'pendaftaranSelesai', 'status'],
  filters: ['semester', 'status'],
  search: ['kode', 'nama'],
  small: true,
  sort: ['-kode'],
  calendar: [
    { at: 'pendaftaranMulai', until: 'pendaftaranSelesai', says: 'Pendaftaran' },
    { at: 'tanggalMulai', says: 'Periode mulai' },
    { at: 'tanggalSelesai', says: 'Periode selesai' },
  ],
  closes: { field: 'status', as: ['dikunci'], says: masterMessages.periodLocked },
  weighty: {
    fields: ['kode', 'tanggalMulai', 'tanggalSelesai'],
    touches: [{ some: participations('berjalan'), says: masterMessages.datesTouch }],
  },
  copy: {
    start: 'tanggalMulai',
    next: ({ kode }, { years }) => (kode ? { kode: `${Number(kode.slice(0, 4)) + years}${kode.slice(4)}` } : {}),
  },
  opens: {
    field: 'status',
    as: ['aktif'],
    until: 'tanggalSelesai',
    again: ['buka'],
    says: masterMessages.periodOver,
  },
  access: { [role.timMbkm]: write(), [role.bakpk]: read() },
  lookup: {
    columns: ['kode', 'nama', 'tahunAjaran', 'semester', 'tanggalMulai', 'tanggalSelesai', 'status'],
    scope: valued('status', 'aktif', 'ditutup', 'dikunci'),
  },
  check: row => ({
    ...inOrder(row.tanggalMulai, row.tanggalSelesai, 'tanggalSelesai'),
    ...inOrder(row.pendaftaranMulai, row.pendaftaranSelesai, 'pendaftaranSelesai', { sameDay: true }),
    ...(row.jadwal ?? []).reduce<FieldErrors>(
      (errors, line, i) =>
        Object.assign(errors, inOrder(line.mulai, line.selesai, `jadwal.${i}.selesai`, { sameDay: true })),
      {},
    ),
  }),
  derive: row => periodOfCode(row.kode),
});
