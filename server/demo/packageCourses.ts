import type { RowData } from '../platform/database/db.ts';
import { courseFacts, courseId } from './courses.ts';
import { idOf } from './ids.ts';
import { internshipPackage, packageId, packages } from './packages.ts';

/** The practical work is what a conversion begins with. */
const required = 'Kerja Praktik';
const kkn = 'Kuliah Kerja Nyata';

export const packageCourseId = (paket: string, nama: string): string =>
  idOf('konversi/matkul-paket', `${paket}:${nama}`);

/** Courses of the packages (docs/domain/20 §1.5, §5). */
export const packageCourseRows = (): RowData[] =>
  packages.flatMap(([paket, , prodi, , courses]) =>
    courses.map((nama, i) => {
      const { kode, sks } = courseFacts(prodi, nama);
      return {
        id: packageCourseId(paket, nama),
        idPaketKonversi: packageId(paket),
        idMatkul: courseId(prodi, nama),
        kodeMatkul: kode,
        namaMatkul: nama,
        sks,
        adalahMatkulKkn: nama === kkn,
        wajib: nama === required,
        capaian: null,
        urutan: i + 1,
      };
    }),
  );

/** A course as a participation chooses it. */
export interface ChosenCourse {
  paket: string;
  nama: string;
  sks: number;
  kkn: boolean;
}

/** Fills a sum exactly, taking courses in their order where that is possible. */
function fill(courses: readonly ChosenCourse[], left: number): ChosenCourse[] | undefined {
  if (left === 0) return [];
  for (const [i, course] of courses.entries()) {
    if (course.sks > left) continue;
    const rest = fill(courses.slice(i + 1), left - course.sks);
    if (rest) return [course, ...rest];
  }
  return undefined;
}

/**
 * Courses of a study programme's package that add up to `sks`: the required one, the KKN course if wanted, others in
 * the order of the package.
 * @throws Error when no choice adds up, so that a story that cannot be told is noticed
 */
export function chosenCourses(prodi: string, sks: number, withKkn: boolean): ChosenCourse[] {
  const found = internshipPackage(prodi);
  if (!found) throw new Error(`${prodi} tidak memiliki paket konversi.`);
  const [paket, , , , names] = found;
  const courses = names.map(nama => ({ paket, nama, sks: courseFacts(prodi, nama).sks, kkn: nama === kkn }));
  const first = courses.filter(course => course.nama === required || (withKkn && course.kkn));
  const others = courses.filter(course => course.nama !== required && !course.kkn);
  const rest = fill(others, sks - first.reduce((sum, course) => sum + course.sks, 0));
  if (!rest) throw new Error(`Paket ${paket} tidak dapat berjumlah ${sks} SKS.`);
  const taken = new Set([...first, ...rest]);
  return courses.filter(course => taken.has(course));
}
