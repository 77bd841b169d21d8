import type { Pendaftar } from '../../../../../resources/mbkm/pendaftar.ts';
import type { OutboundDetail } from '../../../../../resources/pertukaran/outbound/detail.ts';
import type { Term } from '../studyPeriods.ts';

/** The students of Outbound (docs/domain/50 §5); days are counted from today. */

export interface Seat {
  key: string;
  term: Term;
  /** Code of the study programme. */
  prodi: string;
  program: 'PMN' | 'PMI';
  kampus: string;
  kota: string;
  tujuan: string;
  status: Pendaftar['status'];
  tahap?: 'prodi' | 'mbkm';
  konversi?: Pendaftar['statusKonversi'];
  reviu?: Pendaftar['statusReviewNilai'];
  khs?: OutboundDetail['statusKhs'];
  /** Courses that are mapped. */
  matkul?: number;
}

const [informatika, manajemen, agroteknologi, komunikasi] = ['081010', '012010', '025010', '043010'] as const;
const celebes = { kampus: 'Universitas Bahari Celebes', kota: 'Makassar' };
const minang = { kampus: 'Universitas Lembah Minang', kota: 'Padang' };
const kapuas = { kampus: 'Institut Teknologi Kapuas', kota: 'Pontianak' };
const straits = { kampus: 'Straits Horizon University', kota: 'Johor Bahru' };

/** The student with an account, who studies in Padang now. */
export const demoSeat = 'larasati';

const next: readonly Seat[] = [
  { key: 'draf', term: 1, prodi: informatika, program: 'PMN', ...celebes, tujuan: 'Informatika', status: 'draf' },
  {
    key: 'diajukan',
    term: 1,
    prodi: informatika,
    program: 'PMN',
    ...kapuas,
    tujuan: 'Teknik Informatika',
    status: 'diajukan',
    tahap: 'prodi',
  },
  {
    key: 'diajukan-mbkm',
    term: 1,
    prodi: manajemen,
    program: 'PMI',
    ...straits,
    tujuan: 'Business Management',
    status: 'diajukan',
    tahap: 'mbkm',
  },
  {
    key: 'revisi',
    term: 1,
    prodi: komunikasi,
    program: 'PMN',
    ...minang,
    tujuan: 'Ilmu Komunikasi',
    status: 'revisi',
    tahap: 'prodi',
  },
  {
    key: 'ditolak',
    term: 1,
    prodi: agroteknologi,
    program: 'PMN',
    ...celebes,
    tujuan: 'Agroteknologi',
    status: 'ditolak',
  },
  {
    key: 'disetujui',
    term: 1,
    prodi: informatika,
    program: 'PMI',
    ...straits,
    tujuan: 'Software Engineering',
    status: 'disetujui',
  },
  {
    key: 'mundur',
    term: 1,
    prodi: manajemen,
    program: 'PMN',
    ...kapuas,
    tujuan: 'Manajemen',
    status: 'mengundurkan_diri',
  },
];

const running = { term: 0, program: 'PMN', status: 'berjalan' } as const;
const now: readonly Seat[] = [
  {
    key: demoSeat,
    ...running,
    prodi: manajemen,
    ...minang,
    tujuan: 'Manajemen',
    konversi: 'disetujui',
    khs: 'belum',
    matkul: 5,
  },
  {
    key: 'paket',
    ...running,
    prodi: informatika,
    ...celebes,
    tujuan: 'Informatika',
    konversi: 'diajukan',
    khs: 'belum',
    matkul: 5,
  },
  {
    key: 'khs-1',
    ...running,
    prodi: informatika,
    ...kapuas,
    tujuan: 'Teknik Informatika',
    konversi: 'disetujui',
    khs: 'diajukan',
    matkul: 6,
  },
  {
    key: 'khs-2',
    ...running,
    prodi: komunikasi,
    ...minang,
    tujuan: 'Ilmu Komunikasi',
    konversi: 'disetujui',
    khs: 'diajukan',
    matkul: 6,
  },
  {
    key: 'khs-3',
    ...running,
    prodi: agroteknologi,
    ...celebes,
    tujuan: 'Agroteknologi',
    konversi: 'disetujui',
    khs: 'diajukan',
    matkul: 5,
  },
  {
    key: 'dinilai-1',
    ...running,
    prodi: informatika,
    program: 'PMI',
    ...straits,
    tujuan: 'Computer Science',
    konversi: 'dinilai',
    reviu: 'menunggu',
    khs: 'tervalidasi',
    matkul: 6,
  },
  {
    key: 'dinilai-2',
    ...running,
    prodi: manajemen,
    ...celebes,
    tujuan: 'Manajemen',
    konversi: 'dinilai',
    reviu: 'dikembalikan',
    khs: 'revisi',
    matkul: 5,
  },
  {
    key: 'final-1',
    ...running,
    status: 'selesai',
    prodi: informatika,
    ...minang,
    tujuan: 'Informatika',
    konversi: 'final',
    reviu: 'diterima',
    khs: 'tervalidasi',
    matkul: 6,
  },
  {
    key: 'final-2',
    ...running,
    status: 'selesai',
    prodi: komunikasi,
    program: 'PMI',
    ...straits,
    tujuan: 'Media Studies',
    konversi: 'final',
    reviu: 'diterima',
    khs: 'tervalidasi',
    matkul: 6,
  },
];

export const seats: readonly Seat[] = [...next, ...now];

/** One who may register, with too many SKS in the academic system (docs/domain/50 §6 scenario 8). */
export const bagas = { npm: '23081010026', nama: 'Bagas Wirayudha', sex: 'L', ipk: 3.31, sksTempuh: 84 } as const;

/** Days from today on which a seat's way went on. */
export const daysOf = ({ term }: Pick<Seat, 'term'>) =>
  term === 1
    ? { made: -9, sent: -8, prodi: -5, mbkm: -3, start: 95, end: 225 }
    : { made: -105, sent: -104, prodi: -98, mbkm: -92, start: -70, end: 60 };
/** Plan handed in and approved, KHS uploaded and validated, grades final. */
export const days = { paket: -66, setuju: -60, khs: -4, validasi: -3, selesai: -2, final: -1 } as const;
