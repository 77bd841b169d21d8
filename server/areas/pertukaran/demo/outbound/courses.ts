import type { ChangeOf } from '../../../../../resources/kit/index.ts';
import type { matkulPaketKonversi } from '../../../../../resources/konversi/matkulPaket.ts';
import type { paketKonversi } from '../../../../../resources/master/paketKonversi.ts';
import { ipsKonversi } from '../../../../../resources/nilai/hitung.ts';
import { letterOf } from '../../../../../resources/nilai/letterOfGrade.ts';
import { prodiId } from '../../../../demo/campus.ts';
import { courseFacts, courseId, coursesOf } from '../../../../demo/courses.ts';
import { curriculumId } from '../../../../demo/curricula.ts';
import { idOf } from '../../../../demo/ids.ts';
import { programId } from '../../../../demo/programs.ts';
import { skalaSeed } from '../../../../demo/seedNilai.ts';

/** Students with mapped courses: study programme, code of the program, number. */
export interface MappingSeat {
  prodi: string;
  program: string;
  matkul?: number;
}

/** Packages of the exchange, one per study programme and programme, and what is mapped to their courses. */

const prodis = [
  ['081010', 'IF', 'Informatika'],
  ['012010', 'MN', 'Manajemen'],
  ['025010', 'AT', 'Agroteknologi'],
  ['043010', 'IK', 'Ilmu Komunikasi'],
] as const;
const programs = [
  ['PMN', 'outbound', 'Pertukaran Nasional'],
  ['PMKS', 'outbound', 'Pertukaran Kerja Sama'],
  ['PMI', 'outbound', 'Pertukaran Internasional'],
  ['PERMADI', 'permadi', 'Permadi'],
] as const;

/** Courses that are taught everywhere only here: no practical work, no KKN, no thesis. */
const ownOnly: ReadonlySet<string> = new Set(['Kerja Praktik', 'Kuliah Kerja Nyata', 'Skripsi']);
const most = 7;

export const mappable = (prodi: string): string[] =>
  coursesOf(prodi)
    .filter(([nama, sks, semester]) => !ownOnly.has(nama) && sks >= 2 && semester >= 5)
    .slice(0, most)
    .map(([nama]) => nama);

const packageCode = (prodi: string, program: string): string =>
  `PKT-${prodis.find(([kode]) => kode === prodi)?.[1] ?? ''}-${program}`;
export const packageId = (prodi: string, program: string): string =>
  idOf('master/paket-konversi', packageCode(prodi, program));
const courseRowId = (prodi: string, program: string, nama: string): string =>
  idOf('konversi/matkul-paket', `${packageCode(prodi, program)}:${nama}`);

export const packageRows = (): ChangeOf<typeof paketKonversi>[] =>
  prodis.flatMap(([prodi, , nama]) =>
    programs.map(([program, jenis, title]) => ({
      id: packageId(prodi, program),
      kode: packageCode(prodi, program),
      nama: `Paket ${title} ${nama}`,
      idProgramProdi: prodiId(prodi),
      idKurikulum: curriculumId(prodi, 2022),
      idJenisMbkm: idOf('master/jenis-mbkm', jenis),
      idProgram: programId(program),
      sksMin: 2,
      sksMaks: 20,
      totalSks: mappable(prodi).reduce((sum, course) => sum + courseFacts(prodi, course).sks, 0),
      jumlahMatkul: mappable(prodi).length,
      deskripsi: 'Mata kuliah yang dapat diakui dari pertukaran mahasiswa.',
      status: 'aktif',
    })),
  );

export const packageCourseRows = (): ChangeOf<typeof matkulPaketKonversi>[] =>
  prodis.flatMap(([prodi]) =>
    programs.flatMap(([program]) =>
      mappable(prodi).map((nama, i) => {
        const { kode, sks } = courseFacts(prodi, nama);
        return {
          id: courseRowId(prodi, program, nama),
          idPaketKonversi: packageId(prodi, program),
          idMatkul: courseId(prodi, nama),
          kodeMatkul: kode,
          namaMatkul: nama,
          sks,
          urutan: i + 1,
          adalahMatkulKkn: false,
          wajib: false,
          capaian: null,
        };
      }),
    ),
  );

/** A course that a seat maps, with its grades there and here. */
export interface Mapped {
  nama: string;
  idCourse: string;
  sks: number;
  kodeAsal: string;
  namaAsal: string;
  ects: number | null;
  huruf: string;
  nilai: number;
  letter: ReturnType<typeof letterOf>;
}

const letters = ['A', 'A-', 'B+', 'B', 'A-', 'B+'] as const;
const figures: Readonly<Record<string, number>> = { A: 90, 'A-': 82.5, 'B+': 77.5, B: 72.5 };
const abroad = (seat: MappingSeat): boolean => seat.program === 'PMI';

export const mappedOf = (seat: MappingSeat): Mapped[] =>
  mappable(seat.prodi)
    .slice(0, seat.matkul ?? 0)
    .map((nama, i) => {
      const { sks } = courseFacts(seat.prodi, nama);
      const huruf = letters[i % letters.length] ?? 'B';
      const nilai = figures[huruf] ?? 72.5;
      return {
        nama,
        sks,
        huruf,
        nilai,
        idCourse: courseRowId(seat.prodi, seat.program, nama),
        kodeAsal: `${abroad(seat) ? 'SHU' : 'TJ'}${301 + i}`,
        namaAsal: abroad(seat) ? `${nama} (EN)` : nama,
        ects: abroad(seat) ? sks * 1.5 : null,
        letter: letterOf(skalaSeed, nilai),
      };
    });

export const sksOf = (seat: MappingSeat): number => mappedOf(seat).reduce((sum, { sks }) => sum + sks, 0);
export const ipsOf = (seat: MappingSeat): number | null =>
  ipsKonversi(mappedOf(seat).map(({ sks, letter }) => ({ sks, mutu: letter?.mutu ?? 0 })));
