import { type ChangeOf, messages, type Row, term } from '../../../resources/kit/index.ts';
import type { FinalCourse } from '../../../resources/konversi/lembarKonversi.ts';
import { konversiRefusals } from '../../../resources/konversi/refusals.ts';
import type { revisiNilai } from '../../../resources/konversi/revisiNilai.ts';
import { type BarisSkala, letterOf } from '../../../resources/nilai/letterOfGrade.ts';
import { nilaiMessages } from '../../../resources/nilai/messages.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import { badRequest, invalid } from '../../platform/errors.ts';
import { asItIs } from '../../platform/versions.ts';
import type { GradeItem } from './gradeItems.ts';

/** A course named by a call; a student's objection has no new grade. */
interface Named {
  idTerpilihFinal: string;
  nilaiAngkaBaru: number | null;
}

function named(given: unknown): Named[] {
  if (!Array.isArray(given) || given.length > 100) throw badRequest(messages.badBody);
  return given.map((raw: unknown): Named => {
    const { idTerpilihFinal, nilaiAngkaBaru } = mustBeObject(raw);
    if (typeof idTerpilihFinal !== 'string') throw badRequest(messages.badBody);
    const isGrade = typeof nilaiAngkaBaru === 'number' && nilaiAngkaBaru >= 0 && nilaiAngkaBaru <= 100;
    if (nilaiAngkaBaru != null && !isGrade) throw invalid({ rincian: nilaiMessages.range }, nilaiMessages.range);
    if (isGrade && Math.abs(Math.round(nilaiAngkaBaru * 100) - nilaiAngkaBaru * 100) > 1e-6)
      throw invalid({ rincian: messages.number.scale({ n: 2 }) });
    return { idTerpilihFinal, nilaiAngkaBaru: isGrade ? nilaiAngkaBaru : null };
  });
}

/** A course of a revision, as it is stored. */
type Asked = NonNullable<ChangeOf<typeof revisiNilai>['rincian']>[number];

/**
 * The courses of a revision with old and new grade; those that stay as they are fall out.
 * @param graded whether new grades are given (`ajukan`, `teruskan`), or only courses named (a student's objection)
 * @throws HttpError 400, 422 'Tidak ada nilai yang berubah.'
 */
export function revisionItems(
  given: unknown,
  courses: readonly FinalCourse[],
  scale: readonly BarisSkala[],
  graded: boolean,
): Asked[] {
  const found = named(given).map(item => {
    const course = courses.find(({ id }) => id === item.idTerpilihFinal);
    if (!course) throw invalid({ rincian: messages.reference({ label: term('Mata kuliah') }) });
    return { course, baru: graded ? item.nilaiAngkaBaru : null };
  });
  if (new Set(found.map(({ course }) => course.id)).size !== found.length)
    throw invalid({ rincian: konversiRefusals.namedTwice });
  const kept = graded ? found.filter(({ course, baru }) => baru !== null && baru !== course.nilaiAngka) : found;
  if (!kept.length)
    throw invalid(
      { rincian: graded ? konversiRefusals.nothingChanged : konversiRefusals.chooseCourse },
      graded ? konversiRefusals.nothingChanged : undefined,
    );
  return kept.map(({ course, baru }) => ({
    idTerpilihFinal: course.id,
    kodeMatkul: course.kode,
    namaMatkul: course.nama,
    nilaiAngkaLama: course.nilaiAngka,
    nilaiHurufLama: course.nilaiHuruf,
    nilaiAngkaBaru: baru,
    nilaiHurufBaru: letterOf(scale, baru)?.huruf ?? null,
  }));
}

/** The courses of a stored revision with the grades that it asks for. */
export const askedGrades = ({ rincian }: Row<typeof revisiNilai>): GradeItem[] =>
  (rincian ?? []).flatMap(({ idTerpilihFinal: id, nilaiAngkaBaru: nilaiAngka }) =>
    nilaiAngka === null ? [] : [{ id, nilaiAngka, version: asItIs }],
  );
