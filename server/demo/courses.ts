import type { RowData } from '../platform/database/db.ts';
import type { Calendar } from './calendar.ts';
import { fromSiamik, type Prodi, prodiId, prodis } from './campus.ts';
import { type CourseName, commonCourses, ownCourses } from './courseNames.ts';
import { courseNamesInEnglish } from './courseNamesInEnglish.ts';
import { curriculumId, curriculumYears } from './curricula.ts';
import type { Employee } from './employees.ts';
import { idOf } from './ids.ts';

const kkn = 'Kuliah Kerja Nyata';
const thesis = 'Skripsi';

/** The 24 courses of a study programme in the order of their semesters. */
export const coursesOf = (prodi: string): CourseName[] =>
  [...commonCourses, ...(ownCourses[prodi] ?? [])].toSorted((a, b) => a[2] - b[2]);

/** Id of a course by study programme and name. */
export const courseId = (prodi: string, nama: string): string => idOf('master/matakuliah', `${prodi}:${nama}`);
const placeId = (prodi: string, year: number, nama: string): string =>
  idOf('master/matkul-kurikulum', `${prodi}:${year}:${nama}`);

const codeOf = (prodi: Prodi, semester: number, i: number) =>
  `${prodi.prefix}${semester}${String(i + 1).padStart(2, '0')}`;

/** Code and SKS of a course of a study programme, for rows that repeat them. */
export function courseFacts(kode: string, nama: string): { kode: string; sks: number } {
  const owner = prodis.find(prodi => prodi.kode === kode);
  const i = coursesOf(kode).findIndex(([name]) => name === nama);
  const course = coursesOf(kode)[i];
  if (!owner || !course) throw new Error(`Mata kuliah ${nama} tidak ada di ${kode}.`);
  return { kode: codeOf(owner, course[2], i), sks: course[1] };
}

/** Splits the SKS of a course into lectures and practice. */
const parts = (nama: string, sks: number) =>
  nama === kkn || nama === 'Kerja Praktik' ? { sksLapangan: sks } : { sksTatapMuka: sks - 1, sksPraktikum: 1 };

/** 24 courses per study programme, one of them KKN and one the thesis, and two of the university (docs/domain/10 §7). */
export function* courseRows(cal: Calendar, lecturers: readonly Employee[]): Generator<RowData> {
  const university: readonly CourseName[] = [
    ['Bela Negara', 3, 2],
    ['Literasi Digital', 2, 2],
  ];
  for (const [i, [nama, sks]] of university.entries()) {
    const kode = `UNR${101 + i}`;
    yield {
      id: courseId('unr', nama),
      kode,
      nama,
      idProgramProdi: null,
      idJenisMatkul: idOf('master/jenis-matkul', 'A'),
      sks,
      ...fromSiamik(cal, `MK-${kode}`),
    };
  }
  for (const prodi of prodis) {
    const team = lecturers.filter(person => person.prodi === prodi.kode);
    for (const [i, [nama, sks, semester, sifat]] of coursesOf(prodi.kode).entries()) {
      const kode = codeOf(prodi, semester, i);
      const isThesis = nama === thesis;
      yield {
        id: courseId(prodi.kode, nama),
        kode,
        nama,
        namaInggris: courseNamesInEnglish.get(nama) ?? null,
        idProgramProdi: prodiId(prodi.kode),
        idJenisMatkul: idOf('master/jenis-matkul', isThesis ? 'S' : sifat ? 'B' : 'A'),
        sks,
        ...(isThesis ? {} : parts(nama, sks)),
        adalahMatkulKkn: nama === kkn,
        bisaDikonversi: !isThesis,
        capaian: isThesis
          ? null
          : `Mahasiswa mampu menjelaskan konsep pokok ${nama} dan menerapkannya pada persoalan nyata di bidang ${prodi.nama}.`,
        idDosenKoordinator: team[i % team.length]?.id ?? null,
        ...fromSiamik(cal, `MK-${prodi.kode}-${kode}`),
      };
    }
  }
}

/** Each course in each curriculum of its study programme. */
export function* placeRows(cal: Calendar): Generator<RowData> {
  for (const prodi of prodis) {
    for (const year of curriculumYears(prodi.kode)) {
      for (const [i, [nama, sks, semester, sifat]] of coursesOf(prodi.kode).entries()) {
        const needs = nama === thesis ? ['Metodologi Penelitian'] : nama === 'Kerja Praktik' ? ['Etika Profesi'] : [];
        yield {
          id: placeId(prodi.kode, year, nama),
          idKurikulum: curriculumId(prodi.kode, year),
          idMatakuliah: courseId(prodi.kode, nama),
          kodeMk: codeOf(prodi, semester, i),
          namaMk: nama,
          idProgramProdi: prodiId(prodi.kode),
          adalahMatkulKkn: nama === kkn,
          semester,
          sifat: sifat ? 'pilihan' : 'wajib',
          sks,
          prasyarat: needs.map(name => placeId(prodi.kode, year, name)),
          nilaiMinimal: 'C',
          bisaDikonversi: nama !== thesis,
          ...fromSiamik(cal, `MKK-${prodi.kode}-${year}-${i + 1}`),
        };
      }
    }
  }
}
