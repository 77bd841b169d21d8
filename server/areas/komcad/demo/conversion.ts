import type { Converted } from '../../../demo/converted.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { Student } from '../../../demo/students.ts';
import { coordinator, studentActor } from '../../../demo/trail.ts';
import { participationId } from './ids.ts';
import { finalGrade, openingOf, type RecruitStory } from './story.ts';

/**
 * Finished participants have a finished conversion: without an approved package no grade becomes final (docs/domain/40
 * §1).
 */
export function convertedOf(
  lecturers: readonly Employee[],
  story: RecruitStory,
  student: Student,
): Converted | undefined {
  if (story.tahap !== 'selesai' || !story.nilai) return undefined;
  const [, ended] = openingOf(story).latsarmil;
  return {
    key: `komcad:${story.key}`,
    id: participationId(story.key),
    prodi: String(student.npm).slice(2, 8),
    sks: 12,
    withKkn: false,
    grade: finalGrade(story.nilai),
    days: { sent: ended + 4, approved: ended + 7, graded: ended + 24, final: ended + 28 },
    student: studentActor(student),
    judge: coordinator(lecturers, student),
    graderOf: () => null,
    reasonOf: nama => `Latihan dasar kemiliteran dan laporannya memuat capaian ${nama}.`,
  };
}
