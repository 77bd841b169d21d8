import type { Tahap } from '../../../../resources/komcad/tahap.ts';
import type { StatusPendaftaran } from '../../../../resources/mbkm/alurPendaftaran.ts';
import type { Term } from '../../../demo/calendar.ts';

/** The openings of Komcad and who takes part (docs/domain/40 §5); days are counted from today. */

export interface OpeningStory {
  key: string;
  nama: string;
  matra: 'darat' | 'laut' | 'udara';
  nth: number;
  term: Term;
  kuota: number;
  /** Registration, selection, training: first and last day of each. */
  daftar: readonly [number, number];
  seleksi: readonly [number, number];
  latsarmil: readonly [number, number];
  tempat: string;
}

/** One that is over, one in training, one whose selection is on, one that takes registrations. */
export const openings: readonly OpeningStory[] = [
  {
    key: 'darat-1',
    nama: 'Matra Darat I',
    matra: 'darat',
    nth: 1,
    term: -1,
    kuota: 20,
    daftar: [-300, -275],
    seleksi: [-270, -255],
    latsarmil: [-240, -181],
    tempat: 'Malang',
  },
  {
    key: 'darat-2',
    nama: 'Matra Darat II',
    matra: 'darat',
    nth: 2,
    term: 0,
    kuota: 20,
    daftar: [-110, -85],
    seleksi: [-80, -65],
    latsarmil: [-40, 20],
    tempat: 'Malang',
  },
  {
    key: 'udara-1',
    nama: 'Matra Udara I',
    matra: 'udara',
    nth: 1,
    term: 0,
    kuota: 10,
    daftar: [-50, -25],
    seleksi: [-12, 10],
    latsarmil: [20, 60],
    tempat: 'Madiun',
  },
  {
    key: 'laut-1',
    nama: 'Matra Laut I',
    matra: 'laut',
    nth: 1,
    term: 1,
    kuota: 30,
    daftar: [-10, 20],
    seleksi: [25, 40],
    latsarmil: [100, 159],
    tempat: 'Surabaya',
  },
];

export interface RecruitStory {
  key: string;
  opening: string;
  tahap: Tahap;
  status: StatusPendaftaran;
  nama?: string;
  /** Study programme: position in the campus's list. */
  prodi: number;
  /** Grades of training, report and log, where there are any. */
  nilai?: readonly [latsarmil: number, laporan: number, logbook: number];
}

/** Study programmes by their position in the campus's list; the first three have a package to convert into. */
const manajemen = 1;
const agroteknologi = 4;
const ilmuKomunikasi = 8;
const informatika = 9;
let count = 0;
const recruit = (
  opening: string,
  tahap: Tahap,
  status: StatusPendaftaran,
  more: Partial<Pick<RecruitStory, 'nama' | 'prodi' | 'nilai'>> = {},
): RecruitStory => {
  count++;
  return { key: `p${count}`, opening, tahap, status, prodi: (count * 5) % 9, ...more };
};

/** The grade of training, report and log, with the weights that the settings have at first. */
export const finalGrade = ([latsarmil, laporan, logbook]: NonNullable<RecruitStory['nilai']>): number =>
  Math.round(latsarmil * 70 + laporan * 20 + logbook * 10) / 100;

/** Everybody: every stage, one returned, one who left, one refused. */
export const recruits: readonly RecruitStory[] = [
  recruit('darat-1', 'selesai', 'selesai', { nama: 'Rangga Wirayuda', prodi: agroteknologi, nilai: [88.5, 86, 84] }),
  recruit('darat-1', 'selesai', 'selesai', { prodi: manajemen, nilai: [80.2, 78, 75] }),
  recruit('darat-1', 'selesai', 'selesai', { prodi: ilmuKomunikasi, nilai: [76.4, 80, 70] }),
  recruit('darat-1', 'penilaian', 'berjalan', { prodi: informatika, nilai: [82, 0, 0] }),
  recruit('darat-1', 'pelaporan', 'berjalan', { nilai: [79.5, 0, 0] }),
  recruit('darat-1', 'gugur', 'selesai', { prodi: informatika }),
  recruit('darat-1', 'tidak_lulus', 'ditolak'),
  recruit('darat-2', 'latsarmil', 'berjalan', { nama: 'Bagas Adi Prakoso', prodi: 6 }),
  recruit('darat-2', 'latsarmil', 'berjalan', { prodi: informatika }),
  recruit('darat-2', 'latsarmil', 'berjalan'),
  recruit('darat-2', 'latsarmil', 'berjalan'),
  recruit('darat-2', 'latsarmil', 'berjalan'),
  recruit('darat-2', 'seleksi', 'mengundurkan_diri'),
  recruit('udara-1', 'lulus', 'disetujui', { prodi: informatika }),
  recruit('udara-1', 'verifikasi_kelulusan', 'diajukan'),
  recruit('udara-1', 'seleksi', 'diajukan'),
  recruit('udara-1', 'seleksi', 'diajukan'),
  recruit('laut-1', 'ijin_terbit', 'diajukan'),
  recruit('laut-1', 'direkomendasikan', 'diajukan', { nama: 'Fransiskus Tukan', prodi: informatika }),
  recruit('laut-1', 'direkomendasikan', 'diajukan'),
  recruit('laut-1', 'administrasi', 'diajukan', { nama: 'Ni Luh Ayu Pratiwi', prodi: informatika }),
  recruit('laut-1', 'administrasi', 'diajukan'),
  recruit('laut-1', 'administrasi', 'revisi'),
  recruit('laut-1', 'administrasi', 'draf'),
];

export const openingOf = ({ opening }: RecruitStory): OpeningStory => {
  const found = openings.find(({ key }) => key === opening);
  if (!found) throw new Error(`Komcad tanpa gelombang ${opening}`);
  return found;
};

/** Stages in their order. */
export const stages: readonly Tahap[] = [
  'administrasi',
  'direkomendasikan',
  'ijin_terbit',
  'seleksi',
  'verifikasi_kelulusan',
  'lulus',
  'latsarmil',
  'pelaporan',
  'penilaian',
  'selesai',
];
/** Stages that are a side way out of another one. */
const left: Readonly<Partial<Record<Tahap, Tahap>>> = { tidak_lulus: 'seleksi', gugur: 'latsarmil' };

/** True if the participant has reached a stage. */
export const cameTo = ({ tahap }: RecruitStory, stage: Tahap): boolean =>
  stages.indexOf(left[tahap] ?? tahap) >= stages.indexOf(stage);
