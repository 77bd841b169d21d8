import type { Row } from '../../../../resources/kit/index.ts';
import type { StatusPendaftaran } from '../../../../resources/mbkm/alurPendaftaran.ts';
import type { inisiasiMitra } from '../../../../resources/riset/inisiasiMitra.ts';
import type { nilaiMitra } from '../../../../resources/riset/nilaiMitra.ts';
import type { pendaftaranRiset } from '../../../../resources/riset/pendaftaran.ts';
import type { skemaMitra } from '../../../../resources/riset/skemaMitra.ts';
import type { Term } from '../../../demo/calendar.ts';

/** Research in the demo university (docs/domain/40 §5); days are counted from today. */

export interface SchemeStory {
  key: string;
  mitra: string;
  term: Term;
  nama: string;
  bidang: Row<typeof skemaMitra>['bidangIlmu'];
  status: Row<typeof skemaMitra>['status'];
  kuota: number;
}

const scheme = (
  key: string,
  mitra: string,
  term: Term,
  [nama, bidang]: readonly [nama: string, bidang: SchemeStory['bidang']],
  status: SchemeStory['status'] = 'disetujui',
  kuota = 6,
): SchemeStory => ({ key, mitra, term, nama, bidang, status, kuota });

/** Eight schemes, five of them approved, one initiated by a student. */
export const schemes: readonly SchemeStory[] = [
  scheme('padi', 'brida', 0, ['Ketahanan Varietas Padi Lahan Kering', 'pertanian']),
  scheme('surya', 'nusa', 0, ['Pemantauan Panel Surya Skala Desa', 'teknik']),
  scheme('tanah', 'brida', 1, ['Peta Kesuburan Tanah Pesisir', 'pertanian'], 'disetujui', 4),
  scheme('data', 'data', 1, ['Kualitas Data Terbuka Pemerintah', 'informatika'], 'disetujui', 5),
  scheme('aplikasi', 'nusa', 1, ['Keterpakaian Aplikasi Layanan Publik', 'informatika'], 'diajukan', 3),
  scheme('turbin', 'energi', 1, ['Turbin Mikro Hidro Aliran Rendah', 'teknik'], 'draf', 3),
  scheme('statistik', 'data', 1, ['Statistik Kecil untuk Perencanaan Desa', 'sains'], 'revisi', 2),
  scheme('bambu', 'kriya', 1, ['Pengawetan Bambu Ramah Lingkungan', 'teknik'], 'disetujui', 1),
];

/** Partners that students propose: one in each state; the last has become the scheme of bamboo. */
export const proposals: readonly {
  key: string;
  nama: string;
  status: Row<typeof inisiasiMitra>['status'];
  bidang: Row<typeof inisiasiMitra>['bidangIlmu'];
  judul: string;
}[] = [
  {
    key: 'garam',
    nama: 'Koperasi Garam Madura Jaya',
    status: 'diajukan',
    bidang: 'teknik',
    judul: 'Pemurnian Garam Rakyat dengan Geomembran',
  },
  {
    key: 'batik',
    nama: 'Sanggar Batik Tulis Tanjung',
    status: 'revisi',
    bidang: 'seni_desain',
    judul: 'Pewarna Alami untuk Batik Pesisir',
  },
  {
    key: 'susu',
    nama: 'Kelompok Ternak Sapi Perah Nongkojajar',
    status: 'draf',
    bidang: 'pertanian',
    judul: 'Rantai Dingin Susu Segar',
  },
  {
    key: 'bambu',
    nama: 'UD Kriya Bambu Lestari',
    status: 'disetujui',
    bidang: 'teknik',
    judul: 'Pengawetan Bambu Ramah Lingkungan',
  },
];

export interface ProjectStory {
  key: string;
  judul: string;
  bidang: Row<typeof skemaMitra>['bidangIlmu'];
  kuota: number;
  term: Term;
  /** The demo lecturer leads it. */
  own?: true;
}

export const projects: readonly ProjectStory[] = [
  { key: 'awan', judul: 'Penjadwalan Beban Komputasi Awan', bidang: 'informatika', kuota: 4, term: 1, own: true },
  { key: 'sensor', judul: 'Jaringan Sensor Kualitas Udara', bidang: 'informatika', kuota: 3, term: 1, own: true },
  { key: 'kompos', judul: 'Kompos Cepat dari Limbah Pasar', bidang: 'pertanian', kuota: 5, term: 0 },
  { key: 'umkm', judul: 'Literasi Keuangan Pelaku UMKM', bidang: 'ekonomi_bisnis', kuota: 3, term: 1 },
  { key: 'katalis', judul: 'Katalis Zeolit untuk Biodiesel', bidang: 'teknik', kuota: 2, term: 1 },
];

export interface ResearcherStory {
  key: string;
  jalur: 'program' | 'mandiri' | 'inisiasi_mitra' | 'simaris';
  status: StatusPendaftaran;
  term: Term;
  /** Scheme, partner or project, by way in. */
  of: string;
  /** Study programme: position in the campus's list. */
  prodi: number;
  konfirmasi?: Row<typeof pendaftaranRiset>['konfirmasi'];
  /** Parts of the lecturer's grade and of the partner's. */
  dosen?: readonly number[];
  mitra?: readonly number[];
  /** State of the partner's grade, and whether its form was uploaded. */
  nilaiMitra?: { status: Row<typeof nilaiMitra>['status']; unggahan?: true };
}

let count = 0;
const one = (
  jalur: ResearcherStory['jalur'],
  of: string,
  status: ResearcherStory['status'],
  term: Term,
  more: Partial<ResearcherStory> = {},
): ResearcherStory => {
  count++;
  return { key: `r${count}`, jalur, of, status, term, prodi: (count * 4) % 9, ...more };
};
const final = { status: 'final' } as const;
/** Of the demo coordinator's own study programme, by its position. */
const own = { prodi: 9 } as const;

/** Everybody: every way in and every state, three open invitations, six final grades. */
export const researchers: readonly ResearcherStory[] = [
  one('program', 'padi', 'selesai', 0, { dosen: [90, 88, 92, 90, 86], mitra: [92, 90, 88, 90], nilaiMitra: final }),
  one('program', 'padi', 'selesai', 0, { dosen: [80, 82, 84, 80, 78], mitra: [84, 80, 82, 80], nilaiMitra: final }),
  one('program', 'padi', 'berjalan', 0, {
    mitra: [85, 84, 86, 82],
    nilaiMitra: { status: 'diajukan', unggahan: true },
  }),
  one('program', 'padi', 'berjalan', 0, { mitra: [80, 78, 84, 80], nilaiMitra: { status: 'draf' } }),
  one('program', 'surya', 'selesai', 0, {
    ...own,
    dosen: [78, 80, 76, 82, 75],
    mitra: [80, 76, 82, 78],
    nilaiMitra: final,
  }),
  one('program', 'surya', 'berjalan', 0, {
    ...own,
    mitra: [70, 72, 75, 70],
    nilaiMitra: { status: 'revisi', unggahan: true },
  }),
  one('program', 'surya', 'berjalan', 0, { ...own, mitra: [88, 86, 90, 84], nilaiMitra: final }),
  one('mandiri', 'data', 'berjalan', 0),
  one('mandiri', 'data', 'selesai', 0, { dosen: [85, 84, 86, 88, 82], mitra: [86, 88, 84, 85], nilaiMitra: final }),
  one('simaris', 'kompos', 'berjalan', 0, { konfirmasi: 'diterima' }),
  one('simaris', 'kompos', 'selesai', 0, { konfirmasi: 'diterima', dosen: [82, 85, 84, 86, 80] }),
  one('simaris', 'kompos', 'selesai', 0, { konfirmasi: 'diterima', dosen: [76, 78, 80, 75, 74] }),
  one('program', 'tanah', 'diajukan', 1, own),
  one('program', 'tanah', 'disetujui', 1),
  one('program', 'tanah', 'revisi', 1),
  one('program', 'data', 'diajukan', 1),
  one('simaris', 'umkm', 'mengundurkan_diri', 1, { konfirmasi: 'ditolak' }),
  one('mandiri', 'data', 'ditolak', 1),
  one('inisiasi_mitra', 'bambu', 'draf', 1),
  one('simaris', 'awan', 'draf', 1, { konfirmasi: 'menunggu' }),
  one('simaris', 'awan', 'draf', 1, { konfirmasi: 'menunggu' }),
  one('simaris', 'sensor', 'draf', 1, { konfirmasi: 'menunggu' }),
];

/** Days of a term: registration and the activity. */
export const daysOf = (term: Term) =>
  term === 1
    ? { buka: -10, tutup: 30, daftar: -6, mulai: 95, selesai: 220 }
    : { buka: -110, tutup: -72, daftar: -104, mulai: -68, selesai: 58 };

export const began = ({ status }: ResearcherStory): boolean => status === 'berjalan' || status === 'selesai';
export const sent = ({ status, konfirmasi }: ResearcherStory): boolean => status !== 'draf' && konfirmasi !== 'ditolak';
