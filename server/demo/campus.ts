import type { RowData } from '../platform/database/db.ts';
import type { Calendar } from './calendar.ts';
import { idOf } from './ids.ts';

export interface Prodi {
  kode: string;
  nama: string;
  faculty: string;
  kodePddikti: string;
  akreditasi: string;
  /** Short code before course codes: IF. */
  prefix: string;
  /** Share of the students. */
  weight: number;
}

/** The five faculties of the demo university (docs/domain/10 §7). */
const faculties = [
  ['01', 'Ekonomi dan Bisnis', 'Economics and Business', 'FEB'],
  ['02', 'Pertanian', 'Agriculture', 'FP'],
  ['03', 'Teknik', 'Engineering', 'FT'],
  ['04', 'Ilmu Sosial dan Ilmu Politik', 'Social and Political Sciences', 'FISIP'],
  ['08', 'Ilmu Komputer', 'Computer Science', 'FIK'],
] as const;

const department = { kode: '0801', nama: 'Jurusan Teknologi Informasi', faculty: '08' } as const;

const prodi = (
  kode: string,
  nama: string,
  prefix: string,
  kodePddikti: string,
  akreditasi: string,
  weight: number,
): Prodi => ({ kode, nama, prefix, kodePddikti, akreditasi, weight, faculty: kode.slice(0, 2) });

/** The twelve study programmes; codes are the middle of every NPM. */
export const prodis: readonly Prodi[] = [
  prodi('011010', 'Ekonomi Pembangunan', 'EP', '60201', 'baik_sekali', 7),
  prodi('012010', 'Manajemen', 'MN', '61201', 'unggul', 14),
  prodi('013010', 'Akuntansi', 'AK', '62201', 'unggul', 11),
  prodi('024010', 'Agribisnis', 'AB', '54201', 'baik_sekali', 6),
  prodi('025010', 'Agroteknologi', 'AT', '54211', 'unggul', 8),
  prodi('031010', 'Teknik Kimia', 'TK', '24201', 'baik_sekali', 5),
  prodi('032010', 'Teknik Industri', 'TI', '26201', 'unggul', 8),
  prodi('041010', 'Administrasi Publik', 'AP', '63201', 'baik_sekali', 6),
  prodi('043010', 'Ilmu Komunikasi', 'IK', '70201', 'unggul', 10),
  prodi('081010', 'Informatika', 'IF', '55201', 'unggul', 14),
  prodi('082010', 'Sistem Informasi', 'SI', '57201', 'baik_sekali', 8),
  prodi('083010', 'Sains Data', 'SD', '49202', 'baik', 3),
];

export const informatika = '081010';
export const prodiId = (kode: string): string => idOf('master/program-prodi', kode);
export const fakjurId = (kode: string): string => idOf('master/siamik-fakjur', kode);

/** Values of every row that came from SIAMIK; the last synchronisation was six days ago. */
export const fromSiamik = (cal: Calendar, kodeSiamik: string) => ({
  sumber: 'siamik' as const,
  kodeSiamik,
  terakhirSinkron: cal.at(-6, 2, 15),
});

/** Faculties, one department, study programmes, as SIAMIK has them. */
export function fakjurRows(cal: Calendar): RowData[] {
  const row = (kode: string, jenis: string, nama: string, induk: string | null, extra: RowData = {}): RowData => ({
    id: fakjurId(kode),
    kode,
    jenis,
    nama,
    idInduk: induk ? fakjurId(induk) : null,
    ...fromSiamik(cal, `FJ-${kode}`),
    ...extra,
  });
  return [
    ...faculties.map(([kode, nama, english, singkatan]) =>
      row(kode, 'fakultas', `Fakultas ${nama}`, null, { namaInggris: `Faculty of ${english}`, singkatan }),
    ),
    row(department.kode, 'jurusan', department.nama, department.faculty),
    ...prodis.map(({ kode, nama, faculty, prefix }) =>
      row(kode, 'prodi', nama, faculty === '08' ? department.kode : faculty, { jenjang: 'S1', singkatan: prefix }),
    ),
  ];
}

/** Study programmes; heads are added once there are lecturers. */
export const prodiRows = (cal: Calendar, heads?: ReadonlyMap<string, string>): RowData[] =>
  prodis.map(({ kode, nama, faculty, kodePddikti, akreditasi }) => ({
    id: prodiId(kode),
    kode,
    idFakjur: fakjurId(kode),
    idFakultas: fakjurId(faculty),
    nama,
    jenjang: 'S1',
    kodePddikti,
    akreditasi,
    sksLulus: 144,
    ...fromSiamik(cal, `PS-${kode}`),
    ...(heads ? { idKaprodi: heads.get(kode) ?? null } : {}),
  }));
