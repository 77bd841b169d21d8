import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { z } from 'zod';
import type { SheetAnswer, SheetCourse } from '../../../../resources/konversi/lembarKonversi.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { ipsKonversi } from '../../../../resources/nilai/hitung.ts';
import { type BarisSkala, letterOf } from '../../../../resources/nilai/letterOfGrade.ts';
import { http } from '../../../platform/providers/http.ts';
import { gradeOf, scoreOf, scoreText } from './scoreText.ts';

/** Answer of GET N/{id}/konversi, with the participation as a record of the screen. */
export type ConversionSheet = SheetAnswer<RaRecord<string>>;

/** The conversion of one participation; under the resource's name, so that every write makes it new. */
export const useConversionSheet = (id: string) =>
  useQuery({
    queryKey: [pendaftar.name, 'konversi', id],
    queryFn: async ({ signal }) =>
      (await http<ConversionSheet>(`${pendaftar.endpoint}/${encodeURIComponent(id)}/konversi`, { signal })).data,
    retry: false,
    enabled: id !== '',
  });

const courseShape = z.object({ nilai: z.string(), catatan: z.string() });

/** Texts in the cells of a course. */
export type CourseCells = z.infer<typeof courseShape>;

export const cellsShape = z.record(z.string(), courseShape).readonly();
export type SheetCells = z.infer<typeof cellsShape>;

/** Stored grades, or where there is none yet what it starts from. */
export const cellsOf = (courses: readonly SheetCourse[]): SheetCells =>
  Object.fromEntries(
    courses.map(({ id, nilaiAngka, catatan, acuan, bolehDinilai }) => [
      id,
      { nilai: scoreText(nilaiAngka ?? (bolehDinilai ? acuan : null)), catatan: catatan ?? '' },
    ]),
  );

/** A course as a call takes it. */
export interface ChangedCourse {
  id: string;
  version: number;
  nilaiAngka: number | null;
  catatan: string | null;
}

/** The courses that differ from what is stored, a proposed grade included. */
export function changedCourses(courses: readonly SheetCourse[], cells: SheetCells): ChangedCourse[] {
  return courses.flatMap(course => {
    const own = cells[course.id];
    if (!own || !course.bolehDinilai) return [];
    const nilaiAngka = gradeOf(own.nilai);
    const catatan = own.catatan.trim() || null;
    const same = nilaiAngka === course.nilaiAngka && catatan === course.catatan;
    return same ? [] : [{ id: course.id, version: course.version, nilaiAngka, catatan }];
  });
}

/** True if a cell differs from its suggestion. */
export const isTouched = (courses: readonly SheetCourse[], cells: SheetCells): boolean => {
  const begun = cellsOf(courses);
  return courses.some(({ id }) => begun[id]?.nilai !== cells[id]?.nilai || begun[id]?.catatan !== cells[id]?.catatan);
};

/** Error in the cells of one course, checked before the server. */
export function courseProblem(
  course: SheetCourse,
  own: CourseCells | undefined,
  selisihMaks: number,
): { nilai?: string; catatan?: string } {
  if (!own || !course.bolehDinilai) return {};
  const score = scoreOf(own.nilai);
  if (score.kind === 'salah') return { nilai: score.message };
  if (score.kind === 'kosong' || course.acuan === null || own.catatan.trim()) return {};
  const gap = Math.abs(Math.round(score.value * 100) - Math.round(course.acuan * 100));
  return gap > selisihMaks * 100 ? { catatan: `Selisih nilai lebih dari ${selisihMaks}; catatan wajib diisi.` } : {};
}

/** The letter that a cell stands for. */
export const letterIn = (scale: readonly BarisSkala[], text: string): BarisSkala | undefined =>
  letterOf(scale, gradeOf(text));

export interface SheetTotals {
  /** Σ SKS of passed courses and of those without a grade. */
  sksDiakui: number;
  /** Σ SKS of failed courses. */
  sksGagal: number;
  dinilai: number;
  /** null until every course has a grade. */
  ips: number | null;
}

/** SKS and grades computed from the cells as typed. */
export function totalsOf(
  courses: readonly SheetCourse[],
  cells: SheetCells,
  scale: readonly BarisSkala[],
): SheetTotals {
  const graded = courses.map(({ id, sks }) => ({ sks, row: letterIn(scale, cells[id]?.nilai ?? '') }));
  const known = graded.flatMap(({ sks, row }) => (row ? [{ sks, mutu: row.mutu, lulus: row.lulus }] : []));
  const failed = known.filter(({ lulus }) => !lulus).reduce((sum, { sks }) => sum + sks, 0);
  return {
    sksDiakui: courses.reduce((sum, { sks }) => sum + sks, 0) - failed,
    sksGagal: failed,
    dinilai: known.length,
    ips: known.length === courses.length ? ipsKonversi(known) : null,
  };
}
