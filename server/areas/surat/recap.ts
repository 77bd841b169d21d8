import { suratRekapKonversi } from '../../../resources/mbkm/surat.ts';
import { coursesOf } from '../konversi/finalCourses.ts';
import type { LetterRules } from './letterBook.ts';

/** The courses of a final conversion. */
export const recap: LetterRules = {
  kind: suratRekapKonversi,
  lists: { mataKuliah: async ({ on }, id) => (await coursesOf(on, id)).map(course => ({ ...course })) },
};
