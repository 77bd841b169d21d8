import type { RowData } from '../database/db.ts';
import { prodiId } from './campus.ts';
import { curriculumId } from './curricula.ts';
import { idOf } from './ids.ts';
import { programId } from './programs.ts';

type Package = readonly [
  kode: string,
  nama: string,
  prodi: string,
  program: string | null,
  courses: readonly string[],
  status: string,
];

/** Courses of the packages by name; their rows belong to the Magang area (docs/domain/20 §1.5, §5). */
export const packages: readonly Package[] = [
  [
    'PKT-IF-MAG',
    'Paket Magang Informatika',
    '081010',
    null,
    [
      ...['Kerja Praktik', 'Manajemen Proyek TI', 'Pemrograman Web Lanjut', 'Rekayasa Perangkat Lunak Lanjut'],
      ...['Etika Profesi', 'Technopreneurship', 'Kuliah Kerja Nyata', 'Komputasi Awan', 'Interaksi Manusia–Komputer'],
    ],
    'aktif',
  ],
  [
    'PKT-MN-MAG',
    'Paket Magang Manajemen',
    '012010',
    null,
    [
      ...['Kerja Praktik', 'Manajemen Strategik', 'Pemasaran Digital', 'Manajemen Rantai Pasok', 'Etika Profesi'],
      ...['Technopreneurship', 'Kuliah Kerja Nyata', 'Manajemen Risiko'],
    ],
    'aktif',
  ],
  [
    'PKT-AT-MAG',
    'Paket Magang Agroteknologi',
    '025010',
    null,
    [
      'Kerja Praktik',
      'Rancangan Percobaan',
      'Hidroponik',
      'Pertanian Presisi',
      'Technopreneurship',
      'Kuliah Kerja Nyata',
    ],
    'aktif',
  ],
  [
    'PKT-IK-MAG',
    'Paket Magang Ilmu Komunikasi',
    '043010',
    null,
    [
      'Kerja Praktik',
      'Manajemen Media',
      'Komunikasi Digital',
      'Produksi Media',
      'Technopreneurship',
      'Kuliah Kerja Nyata',
    ],
    'aktif',
  ],
  ['PKT-IF-PMMB', 'Paket PMMB Informatika', '081010', 'PMMB', ['Kerja Praktik', 'Manajemen Proyek TI'], 'draf'],
  ['PKT-IF-2023', 'Paket Magang Informatika 2023', '081010', null, ['Kerja Praktik', 'Basis Data'], 'arsip'],
];

export const packageId = (kode: string): string => idOf('master/paket-konversi', kode);

const sksOf: Readonly<Record<string, number>> = { 'Etika Profesi': 2 };

/** Four packages in use, a draft and an archived one. */
export const packageRows = (): RowData[] =>
  packages.map(([kode, nama, prodi, program, courses, status]) => ({
    id: packageId(kode),
    kode,
    nama,
    idProgramProdi: prodiId(prodi),
    idKurikulum: curriculumId(prodi, 2022),
    idJenisMbkm: idOf('master/jenis-mbkm', 'magang'),
    idProgram: program ? programId(program) : null,
    sksMin: 2,
    sksMaks: 20,
    totalSks: courses.reduce((sum, course) => sum + (sksOf[course] ?? 3), 0),
    jumlahMatkul: courses.length,
    deskripsi: 'Mata kuliah yang dapat diakui dari kegiatan magang mahasiswa.',
    status,
  }));
