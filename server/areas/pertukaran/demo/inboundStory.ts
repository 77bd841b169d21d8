import type { Row } from '../../../../resources/kit/index.ts';
import type { krs } from '../../../../resources/pertukaran/krs.ts';
import type { MhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import type { MkInbound } from '../../../../resources/pertukaran/mkInbound.ts';
import { informatika } from '../../../demo/campus.ts';

/** The students, classes and plans of inbound exchange in the demo university (docs/domain/50 §5). */

const manajemen = '012010';
const industri = '032010';
const komunikasi = '043010';

/** Semesters from the running one, as the study periods have them. */
type Term = -1 | 0 | 1;

export interface StudentStory {
  key: string;
  nama: string;
  sex: 'L' | 'P';
  status: MhsInbound['status'];
  term: Term;
  kampus: string;
  prodiAsal: string;
  prodi: string;
  /** Running number of the inbound number; none before approval. */
  no?: number;
  wna?: string;
  note?: string;
}

const [ubc, ulm, itk, uct, psl, ump, isnb] = [
  'Universitas Bahari Celebes',
  'Universitas Lembah Minang',
  'Institut Teknologi Kapuas',
  'Universitas Cendana Timur',
  'Politeknik Samudra Lestari',
  'Universitas Merapi Sejahtera',
  'Institut Seni Nusa Bali',
] as const;
const shu = 'Straits Horizon University';

const one = (
  key: string,
  nama: string,
  sex: 'L' | 'P',
  status: StudentStory['status'],
  term: Term,
  kampus: string,
  prodiAsal: string,
  prodi: string,
  more: Partial<StudentStory> = {},
): StudentStory => ({ key, nama, sex, status, term, kampus, prodiAsal, prodi, ...more });

export const students: readonly StudentStory[] = [
  one('andi', 'Andi Tenri Abeng', 'P', 'berjalan', 0, ubc, 'Teknik Informatika', informatika, { no: 1 }),
  one('baso', 'Baso Ahmad Fadil', 'L', 'berjalan', 0, ubc, 'Sistem Informasi', informatika, { no: 2 }),
  one('citra', 'Citra Puspita Dewi', 'P', 'berjalan', 0, itk, 'Informatika', informatika, { no: 3 }),
  one('dian', 'Dian Maharani Putri', 'P', 'berjalan', 0, ulm, 'Manajemen', manajemen, { no: 4 }),
  one('eko', 'Eko Prasetyo Nugroho', 'L', 'berjalan', 0, uct, 'Manajemen', manajemen, { no: 5 }),
  one('fitri', 'Fitri Handayani', 'P', 'berjalan', 0, psl, 'Teknik Industri', industri, { no: 6 }),
  one('galih', 'Galih Wicaksono', 'L', 'berjalan', 0, ump, 'Ilmu Komunikasi', komunikasi, { no: 7 }),
  one('hana', 'Hana Larissa Wibowo', 'P', 'berjalan', 0, isnb, 'Desain Komunikasi Visual', komunikasi, { no: 8 }),
  one('indra', 'Indra Kurniawan', 'L', 'disetujui', 0, itk, 'Teknik Komputer', informatika, { no: 9 }),
  one('jihan', 'Jihan Aulia Rahma', 'P', 'disetujui', 0, ulm, 'Akuntansi', manajemen, { no: 10 }),
  one('kevin', 'Kevin Tan Wei Jie', 'L', 'disetujui', 0, shu, 'Industrial Engineering', industri, {
    no: 11,
    wna: 'Malaysia',
  }),
  one('lutfi', 'Lutfi Ramadhan', 'L', 'mengundurkan_diri', 0, uct, 'Ilmu Komunikasi', komunikasi, { no: 12 }),
  one('maya', 'Maya Anggraini', 'P', 'selesai', -1, ubc, 'Teknik Informatika', informatika, { no: 1 }),
  one('naufal', 'Naufal Hidayat', 'L', 'selesai', -1, ulm, 'Manajemen', manajemen, { no: 2 }),
  one('okta', 'Oktaviani Sari', 'P', 'selesai', -1, psl, 'Teknik Industri', industri, { no: 3 }),
  one('putra', 'Putra Mahendra', 'L', 'selesai', -1, isnb, 'Ilmu Komunikasi', komunikasi, { no: 4 }),
  one('aisyah', 'Nur Aisyah binti Hamdan', 'P', 'diajukan', 1, shu, 'Computer Science', informatika, {
    wna: 'Malaysia',
  }),
  one('qori', 'Qori Amalia', 'P', 'diajukan', 1, ubc, 'Sistem Informasi', informatika),
  one('rangga', 'Rangga Saputra', 'L', 'diajukan', 1, itk, 'Manajemen Bisnis', manajemen),
  one('salsa', 'Salsabila Nur Hidayah', 'P', 'diajukan', 1, uct, 'Ilmu Komunikasi', komunikasi),
  one('teguh', 'Teguh Firmansyah', 'L', 'diajukan', 1, psl, 'Teknik Industri', industri),
  one('fathur', 'Fathur Rizki Piliang', 'L', 'revisi', 1, ulm, 'Informatika', informatika, {
    note: 'Transkrip belum berstempel',
  }),
  one('umi', 'Umi Kalsum', 'P', 'revisi', 1, ubc, 'Manajemen', manajemen, {
    note: 'Surat rekomendasi belum ditandatangani wakil rektor.',
  }),
  one('vino', 'Vino Alamsyah', 'L', 'ditolak', 1, ump, 'Seni Rupa', komunikasi, {
    note: 'Semester dan IPK belum memenuhi ketentuan program studi tujuan.',
  }),
];

export interface ClassStory {
  key: string;
  term: Term;
  prodi: string;
  /** Place of the course in the list of its study programme. */
  course: number;
  kelas: string;
  kuota: number;
  /** 1 Senin … 5 Jumat. */
  hari: number;
  from: string;
  to: string;
  status: MkInbound['status'];
  moda?: MkInbound['moda'];
  /** Place of the lecturer among those of the study programme; -1: Dr. Arif Budiman. */
  dosen: number;
}

const c = (
  key: string,
  term: Term,
  prodi: string,
  course: number,
  hari: number,
  from: string,
  to: string,
  dosen: number,
  more: Partial<ClassStory> = {},
): ClassStory => ({
  key,
  term,
  prodi,
  course,
  hari,
  from,
  to,
  dosen,
  kelas: 'A',
  kuota: 20,
  status: 'dibuka',
  ...more,
});

/** Two clash on Monday at eight, one is full, one is a draft, one closed; Dr. Arif Budiman teaches three. */
export const classes: readonly ClassStory[] = [
  c('if1', 0, informatika, 8, 1, '08:00', '09:40', -1),
  c('if2', 0, informatika, 9, 1, '08:00', '09:40', 3),
  c('if3', 0, informatika, 10, 2, '10:30', '13:00', -1),
  c('if4', 0, informatika, 11, 3, '13:00', '15:30', -1),
  c('mn1', 0, manajemen, 8, 2, '08:00', '10:30', 0),
  c('mn2', 0, manajemen, 9, 4, '10:00', '12:30', 1, { kuota: 2 }),
  c('mn3', 0, manajemen, 10, 5, '08:00', '10:30', 0, { moda: 'daring' }),
  c('ti1', 0, industri, 8, 3, '08:00', '10:30', 0),
  c('ti2', 0, industri, 9, 4, '13:00', '15:30', 1, { status: 'draf' }),
  c('ik1', 0, komunikasi, 2, 2, '13:00', '14:40', 0),
  c('ik2', 0, komunikasi, 13, 5, '10:30', '12:10', 1, { status: 'ditutup' }),
  c('lama1', -1, informatika, 8, 1, '08:00', '09:40', 3),
  c('lama2', -1, manajemen, 8, 2, '08:00', '10:30', 0),
  c('lama3', -1, industri, 8, 3, '08:00', '10:30', 0),
];

export interface PlanStory {
  student: string;
  status: Row<typeof krs>['status'];
  classes: readonly string[];
  note?: string;
}

/** Plans: eight run, four are over, two wait, one was given back, one is a draft. */
export const plans: readonly PlanStory[] = [
  { student: 'andi', status: 'disetujui', classes: ['if1', 'if3', 'if4', 'mn3'] },
  { student: 'baso', status: 'disetujui', classes: ['if1', 'if3', 'if4', 'ti1'] },
  { student: 'citra', status: 'disetujui', classes: ['if2', 'if3', 'if4', 'mn3'] },
  { student: 'dian', status: 'disetujui', classes: ['if1', 'mn1', 'mn2', 'mn3'] },
  { student: 'eko', status: 'disetujui', classes: ['mn1', 'mn2', 'ti1', 'ik1'] },
  { student: 'fitri', status: 'disetujui', classes: ['ti1', 'mn1', 'if4'] },
  { student: 'galih', status: 'disetujui', classes: ['ik1', 'ik2', 'if1'] },
  { student: 'hana', status: 'disetujui', classes: ['ik1', 'ik2', 'mn3'] },
  { student: 'maya', status: 'disetujui', classes: ['lama1', 'lama2', 'lama3'] },
  { student: 'naufal', status: 'disetujui', classes: ['lama1', 'lama2', 'lama3'] },
  { student: 'okta', status: 'disetujui', classes: ['lama1', 'lama2', 'lama3'] },
  { student: 'putra', status: 'disetujui', classes: ['lama1', 'lama2', 'lama3'] },
  { student: 'indra', status: 'diajukan', classes: ['if1', 'if3', 'if4', 'mn1', 'mn3', 'ti1', 'ik1', 'ik2'] },
  { student: 'jihan', status: 'diajukan', classes: ['mn1', 'mn3'] },
  { student: 'lutfi', status: 'draf', classes: [] },
  {
    student: 'kevin',
    status: 'revisi',
    classes: ['ti1', 'ik1'],
    note: 'Tambah satu mata kuliah program studi tujuan.',
  },
];

/** Grading state of the running semester's classes; the others have no grades. */
export const graded: Readonly<Record<string, 'final' | 'setengah'>> = {
  if1: 'final',
  if3: 'setengah',
  mn1: 'setengah',
  lama1: 'final',
  lama2: 'final',
  lama3: 'final',
  ik2: 'final',
};
