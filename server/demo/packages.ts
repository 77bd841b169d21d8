import type { RowData } from '../platform/database/db.ts';
import { prodiId, prodis } from './campus.ts';
import { ownCourses } from './courseNames.ts';
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
  kind?: string,
];

/** Packages of Magang with their courses by name (docs/domain/20 §1.5, §5). */
const internshipPackages: readonly Package[] = [
  [
    'PKT-IF-MAG',
    'Paket Magang Informatika',
    '081010',
    null,
    [
      'Kerja Praktik',
      'Manajemen Proyek TI',
      'Pemrograman Web Lanjut',
      'Rekayasa Perangkat Lunak Lanjut',
      'Etika Profesi',
      'Technopreneurship',
      'Kuliah Kerja Nyata',
      'Komputasi Awan',
      'Interaksi Manusia–Komputer',
    ],
    'aktif',
  ],
  [
    'PKT-MN-MAG',
    'Paket Magang Manajemen',
    '012010',
    null,
    [
      'Kerja Praktik',
      'Manajemen Strategik',
      'Pemasaran Digital',
      'Manajemen Rantai Pasok',
      'Etika Profesi',
      'Technopreneurship',
      'Kuliah Kerja Nyata',
      'Manajemen Risiko',
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

/** Courses of other programmes that every study programme recognises, beside its own electives. */
const activities = [
  ['kkn', 'KKN', 'KKN', ['Kuliah Kerja Nyata', 'Etika Profesi', 'Technopreneurship']],
  ['kwu', 'KWU', 'Kewirausahaan', ['Technopreneurship', 'Etika Profesi']],
  ['riset', 'RST', 'Riset', ['Metodologi Penelitian', 'Etika Profesi']],
  ['komcad', 'KCD', 'Komponen Cadangan', ['Etika Profesi', 'Technopreneurship']],
] as const;

const activityPackages: readonly Package[] = prodis.flatMap(({ kode, nama, prefix }) => {
  const electives = (ownCourses[kode] ?? []).filter(([, , , sifat]) => sifat).map(([course]) => course);
  return activities.map(([kind, code, title, courses]): Package => {
    const own = [...courses, ...electives];
    return [`PKT-${prefix}-${code}`, `Paket ${title} ${nama}`, kode, null, own, 'aktif', kind];
  });
});

/** Every package of the demo university but those of exchanges, which map courses. */
export const packages: readonly Package[] = [...internshipPackages, ...activityPackages];

/** The package of a study programme that its students on Magang choose. */
export const internshipPackage = (prodi: string): Package | undefined =>
  internshipPackages.find(([, , owner, program, , status]) => owner === prodi && !program && status === 'aktif');

export const packageId = (kode: string): string => idOf('master/paket-konversi', kode);

const sksOf: Readonly<Record<string, number>> = { 'Etika Profesi': 2 };

/** Of Magang four packages in use, a draft and an archived one; one of each study programme for the other programmes. */
export const packageRows = (): RowData[] =>
  packages.map(([kode, nama, prodi, program, courses, status, kind = 'magang']) => ({
    id: packageId(kode),
    kode,
    nama,
    idProgramProdi: prodiId(prodi),
    idKurikulum: curriculumId(prodi, 2022),
    idJenisMbkm: idOf('master/jenis-mbkm', kind),
    idProgram: program ? programId(program) : null,
    sksMin: 2,
    sksMaks: 20,
    totalSks: courses.reduce((sum, course) => sum + (sksOf[course] ?? 3), 0),
    jumlahMatkul: courses.length,
    deskripsi: 'Mata kuliah yang dapat diakui dari kegiatan mahasiswa.',
    status,
  }));
