import type { StatusPendaftaran } from '../../../../resources/mbkm/alurPendaftaran.ts';
import type { TahapVerifikasi } from '../../../../resources/mbkm/tahap.ts';
import type { Term } from '../../../demo/calendar.ts';
import { namedStudents } from '../../../demo/students.ts';

/** One registration of the story (docs/domain/20 §5). */
export interface Registration {
  key: string;
  /** NPM of a named student, or the study programme from which one is taken. */
  who: { npm: string } | { prodi: string };
  program: 'MSIB' | 'MGM' | 'PMMB';
  term: Term;
  status: StatusPendaftaran;
  /** Stage that decides next, or that returned or refused. */
  tahap?: TahapVerifikasi;
  offer?: string;
  /** A known partner; without one it is proposed. */
  mitra?: string;
  posisi: string;
  dosen?: 'Arif Budiman' | 'Dewi Anggraini' | 'prodi';
  konversi?: Conversion;
  catatan?: string;
  /** Came by a file of Tim MBKM, approved at once: no stages, no documents. */
  imported?: true;
  /** Days from today, where they are not those of the semester: registered, work begins, work ends. */
  days?: readonly [registered: number, begins: number, ends: number];
}

export interface Conversion {
  status: 'belum' | 'diajukan' | 'revisi' | 'disetujui' | 'dinilai' | 'final' | 'revisi_nilai';
  reviu?: 'menunggu' | 'dikembalikan' | 'diterima';
  sks?: number;
  kkn?: boolean;
  nilai?: number;
  siamik?: 'belum' | 'terkirim' | 'gagal' | 'perlu_kirim_ulang';
}

const IF = '081010';
const MN = '012010';
const AT = '025010';
const IK = '043010';
const { rizky, dimas, salsabila, fajar } = namedStudents;

const next = { term: 1 } as const;
const mbkm = { program: 'MSIB', ...next } as const;
const mandiri = { program: 'MGM', ...next } as const;

/** Next semester: being filled in, decided or accepted. */
const coming: readonly Registration[] = [
  { key: 'dimas', who: dimas, ...mbkm, status: 'draf', offer: 'kredit', mitra: 'arta', posisi: 'Analis Kredit' },
  { key: 'draf-at', who: { prodi: AT }, ...mandiri, status: 'draf', posisi: 'Asisten Kebun Percobaan' },
  {
    key: 'prodi-if',
    who: { prodi: IF },
    ...mbkm,
    status: 'diajukan',
    tahap: 'prodi',
    offer: 'backend',
    mitra: 'nusa',
    posisi: 'Backend Engineer',
  },
  {
    key: 'prodi-if-mandiri',
    who: { prodi: IF },
    ...mandiri,
    status: 'diajukan',
    tahap: 'prodi',
    posisi: 'Pengembang Aplikasi Seluler',
  },
  {
    key: 'prodi-mn',
    who: { prodi: MN },
    ...mbkm,
    status: 'diajukan',
    tahap: 'prodi',
    offer: 'pemasaran',
    mitra: 'arta',
    posisi: 'Staf Pemasaran Digital',
  },
  {
    key: 'mitra-if',
    who: { prodi: IF },
    ...mbkm,
    status: 'diajukan',
    tahap: 'mitra',
    offer: 'backend',
    mitra: 'nusa',
    posisi: 'Backend Engineer',
  },
  {
    key: 'mbkm-ik',
    who: { prodi: IK },
    ...mandiri,
    status: 'diajukan',
    tahap: 'mbkm',
    posisi: 'Penulis Konten',
  },
  {
    key: 'revisi-if',
    who: { prodi: IF },
    ...mbkm,
    status: 'revisi',
    tahap: 'prodi',
    posisi: 'Backend Engineer',
    offer: 'backend',
    mitra: 'nusa',
    catatan: 'Transkrip belum memuat nilai semester terakhir. Unggah ulang.',
  },
  {
    key: 'tolak-mn',
    who: { prodi: MN },
    ...mandiri,
    status: 'ditolak',
    tahap: 'prodi',
    posisi: 'Staf Toko',
    catatan: 'Kegiatan tidak sesuai dengan capaian pembelajaran program studi.',
  },
  {
    key: 'setuju-if',
    who: { prodi: IF },
    ...mbkm,
    status: 'disetujui',
    offer: 'frontend',
    mitra: 'nusa',
    posisi: 'Frontend Engineer',
    dosen: 'Arif Budiman',
    konversi: { status: 'diajukan', sks: 18, kkn: true },
  },
  {
    key: 'setuju-at',
    who: { prodi: AT },
    ...mbkm,
    status: 'disetujui',
    offer: 'sayur',
    mitra: 'tani',
    posisi: 'Pendamping Budi Daya Sayur',
    dosen: 'prodi',
  },
  {
    key: 'setuju-if-tanpa-dosen',
    who: { prodi: IF },
    ...mandiri,
    status: 'disetujui',
    mitra: 'data',
    posisi: 'Analis Data',
    imported: true,
  },
];

const running = { term: 0, status: 'berjalan' } as const;
const atNusa = { program: 'MSIB', offer: 'backend-lama', mitra: 'nusa', posisi: 'Backend Engineer' } as const;

/** The running semester. */
const current: readonly Registration[] = [
  {
    key: 'rizky',
    who: rizky,
    ...running,
    ...atNusa,
    dosen: 'Arif Budiman',
    konversi: { status: 'disetujui', sks: 20, kkn: true },
  },
  {
    key: 'jalan-if-2',
    who: { prodi: IF },
    ...running,
    ...atNusa,
    dosen: 'Arif Budiman',
    konversi: { status: 'disetujui', sks: 17 },
  },
  {
    key: 'jalan-if-3',
    who: { prodi: IF },
    ...running,
    ...atNusa,
    dosen: 'Arif Budiman',
    konversi: { status: 'disetujui', sks: 20, kkn: true },
  },
  {
    key: 'jalan-if-4',
    who: { prodi: IF },
    ...running,
    program: 'MGM',
    mitra: 'data',
    posisi: 'Analis Data',
    dosen: 'Arif Budiman',
    konversi: { status: 'diajukan', sks: 15 },
  },
  {
    key: 'jalan-if-5',
    who: { prodi: IF },
    ...running,
    program: 'MGM',
    mitra: 'nusa',
    posisi: 'UI/UX Designer',
    // Ends soon: its grading is open.
    days: [-109, -102, 10],
    dosen: 'Arif Budiman',
    konversi: { status: 'revisi', sks: 12, kkn: true },
  },
  {
    key: 'jalan-ik',
    who: { prodi: IK },
    ...running,
    program: 'MGM',
    mitra: 'radio',
    posisi: 'Reporter',
    dosen: 'prodi',
    konversi: { status: 'dinilai', reviu: 'menunggu', sks: 15, nilai: 82.4 },
  },
  {
    key: 'mundur-mn',
    who: { prodi: MN },
    program: 'MGM',
    term: 0,
    status: 'mengundurkan_diri',
    mitra: 'arta',
    posisi: 'Staf Keuangan',
    catatan: 'Mendapat beasiswa pertukaran pada semester yang sama.',
  },
];

const done = { term: -1, status: 'selesai', program: 'MGM' } as const;

/** The previous semester, graded to different depths. */
const past: readonly Registration[] = [
  {
    key: 'salsabila',
    who: salsabila,
    ...done,
    mitra: 'nusa',
    posisi: 'Backend Engineer',
    dosen: 'Dewi Anggraini',
    konversi: { status: 'dinilai', reviu: 'menunggu', sks: 20, kkn: true, nilai: 84.18 },
  },
  {
    key: 'selesai-if',
    who: { prodi: IF },
    ...done,
    mitra: 'data',
    posisi: 'Analis Data',
    dosen: 'Dewi Anggraini',
    konversi: { status: 'dinilai', reviu: 'dikembalikan', sks: 17, nilai: 79.5 },
  },
  {
    key: 'final-if',
    who: { prodi: IF },
    ...done,
    mitra: 'nusa',
    posisi: 'Frontend Engineer',
    dosen: 'Dewi Anggraini',
    konversi: { status: 'final', sks: 20, kkn: true, nilai: 87.25, siamik: 'belum' },
  },
  {
    key: 'final-mn',
    who: { prodi: MN },
    ...done,
    mitra: 'arta',
    posisi: 'Staf Pemasaran',
    dosen: 'prodi',
    konversi: { status: 'final', sks: 18, nilai: 81.6, siamik: 'terkirim' },
  },
  {
    key: 'final-at',
    who: { prodi: AT },
    ...done,
    mitra: 'tani',
    posisi: 'Pendamping Petani',
    dosen: 'prodi',
    konversi: { status: 'final', sks: 15, kkn: true, nilai: 76.3, siamik: 'gagal' },
  },
  {
    key: 'final-ik',
    who: { prodi: IK },
    ...done,
    mitra: 'kominfo',
    posisi: 'Pengelola Media',
    dosen: 'prodi',
    konversi: { status: 'final', sks: 15, nilai: 83.9, siamik: 'perlu_kirim_ulang' },
  },
  {
    key: 'fajar',
    who: fajar,
    ...done,
    mitra: 'radio',
    posisi: 'Penyiar dan Reporter',
    dosen: 'prodi',
    konversi: { status: 'revisi_nilai', sks: 18, kkn: true, nilai: 78, siamik: 'terkirim' },
  },
];

/** The 26 Magang registrations of the demo university. */
export const registrations: readonly Registration[] = [...coming, ...current, ...past];
