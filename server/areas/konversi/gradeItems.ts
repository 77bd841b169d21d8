import { type FieldErrors, messages, noteOf, type Row } from '../../../resources/kit/index.ts';
import type { FinalCourse } from '../../../resources/konversi/lembarKonversi.ts';
import { konversiRefusals } from '../../../resources/konversi/refusals.ts';
import { riwayatNilai, type SumberNilai } from '../../../resources/konversi/riwayatNilai.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { type BarisSkala, letterOf } from '../../../resources/nilai/letterOfGrade.ts';
import { nilaiMessages } from '../../../resources/nilai/messages.ts';
import { notedAs } from '../../platform/engine/bodyWords.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { lockRow, mustBeCurrent } from '../../platform/engine/lockRow.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { badRequest, invalid } from '../../platform/errors.ts';

/** A grade as a call gives it; what is absent stays. */
export interface GradeItem {
  id: string;
  nilaiAngka?: number | null;
  catatan?: string | null;
  /** Version of the final row that was seen; an older one is refused, and so is none where the grade changes. */
  version?: unknown;
}

const longestNote = 300;

/**
 * The `items` of a call, checked for form; messages are by the id of the final row.
 * @throws HttpError 400, 422 'Nilai harus antara 0 dan 100.'
 */
export function gradeItems(given: unknown): GradeItem[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given) || given.length > 100) throw badRequest(messages.badBody);
  const errors: FieldErrors = {};
  const items = given.map((raw: unknown): GradeItem => {
    const { id, nilaiAngka, catatan, version } = mustBeObject(raw);
    if (typeof id !== 'string') throw badRequest(messages.badBody);
    if (!isGrade(nilaiAngka)) errors[`${id}.nilaiAngka`] = nilaiMessages.range;
    else if (typeof nilaiAngka === 'number' && !hasTwoDecimals(nilaiAngka))
      errors[`${id}.nilaiAngka`] = messages.number.scale({ n: 2 });
    if (catatan != null && (typeof catatan !== 'string' || catatan.length > longestNote))
      errors[`${id}.catatan`] = messages.text.max({ n: longestNote });
    return {
      id,
      ...(nilaiAngka === undefined ? {} : { nilaiAngka: typeof nilaiAngka === 'number' ? nilaiAngka : null }),
      ...(catatan === undefined ? {} : { catatan: notedAs(catatan) }),
      version,
    };
  });
  if (Object.keys(errors).length) throw invalid(errors, Object.values(errors)[0]);
  return items;
}

const isGrade = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'number' && value >= 0 && value <= 100);
const hasTwoDecimals = (value: number): boolean => Math.abs(Math.round(value * 100) - value * 100) < 1e-6;

/** Values derived from a grade; never taken from the client (docs/domain/20 §1.7). */
export function gradeFields(nilaiAngka: number | null, scale: readonly BarisSkala[]) {
  const row = letterOf(scale, nilaiAngka);
  return {
    nilaiAngka,
    nilaiHuruf: row?.huruf ?? null,
    nilaiMutu: row?.mutu ?? null,
    lulus: row?.lulus ?? false,
  };
}

/** Where a change of grades comes from, as the grade history tells it. */
export interface GradeSource {
  sumber: SumberNilai;
  alasan?: string | null;
  idRevisiNilai?: string | null;
}

/**
 * Writes changed grades with letter, audit and grade history; a grade that stays leaves no trace.
 * @returns how many courses changed
 * @throws HttpError 409 when somebody else changed one since `version`, 428 without one
 */
export async function writeGrades(
  ctx: RuleContext,
  courses: readonly FinalCourse[],
  items: readonly GradeItem[],
  scale: readonly BarisSkala[],
  source: GradeSource,
): Promise<number> {
  let changed = 0;
  for (const item of items) {
    const course = courses.find(({ id }) => id === item.id);
    if (!course) continue;
    const nilaiAngka = item.nilaiAngka === undefined ? course.nilaiAngka : item.nilaiAngka;
    const catatan = item.catatan === undefined ? course.catatan : item.catatan;
    const regraded = nilaiAngka !== course.nilaiAngka;
    if (!regraded && catatan === course.catatan) continue;
    const before = await lockRow(ctx, terpilihFinal, course.id);
    mustBeCurrent(ctx, terpilihFinal, before, item.version);
    const fields = regraded
      ? { ...gradeFields(nilaiAngka, scale), idPenilai: ctx.caller.userId, waktuNilai: ctx.now.toISOString() }
      : {};
    const note = source.sumber === 'pengisian' ? null : (source.alasan ?? catatan);
    const after = await storeChange(
      ctx,
      terpilihFinal,
      before,
      { ...fields, catatan },
      { action: 'ubah', note: noteOf(note) },
    );
    if (regraded) await noteGrade(ctx, course, after, { ...source, alasan: source.alasan ?? catatan });
    changed++;
  }
  return changed;
}

const noteGrade = (
  ctx: RuleContext,
  course: FinalCourse,
  after: Row<typeof terpilihFinal>,
  source: GradeSource,
): Promise<Row<typeof riwayatNilai>> =>
  createIn(ctx, riwayatNilai, {
    idTerpilihFinal: course.id,
    idPendaftarMbkm: after.idPendaftarMbkm,
    kodeMatkul: course.kode,
    namaMatkul: course.nama,
    sumber: source.sumber,
    nilaiAngkaLama: course.nilaiAngka,
    nilaiHurufLama: course.nilaiHuruf,
    nilaiAngkaBaru: after.nilaiAngka,
    nilaiHurufBaru: after.nilaiHuruf,
    alasan: source.alasan ?? null,
    idRevisiNilai: source.idRevisiNilai ?? null,
    idUser: ctx.caller.userId,
    namaUser: ctx.caller.name,
    namaRole: ctx.caller.roleName,
    waktu: ctx.now.toISOString(),
  });

/**
 * Errors that keep grades from being handed in or made final (docs/domain/20 §4.4); messages by `{id}.nilaiAngka` or
 * `{id}.catatan`.
 * @param most largest deviation without a note
 * @param withKkn whether KKN courses must be graded too
 * @param scale of the participation's period, by which the host's letters are compared
 */
export function gradeErrors(
  courses: readonly FinalCourse[],
  most: number,
  withKkn: boolean,
  scale: readonly BarisSkala[],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const course of courses) {
    const { id, nilaiAngka, adalahMatkulKkn } = course;
    if (nilaiAngka === null) {
      if (adalahMatkulKkn && withKkn) errors[`${id}.nilaiAngka`] = konversiRefusals.kknEmpty;
      else if (!adalahMatkulKkn) errors[`${id}.nilaiAngka`] = messages.required;
    } else if (deviates(course, most) && !course.catatan)
      errors[`${id}.catatan`] = konversiRefusals.deviates({ n: most });
    else if (aboveHost(course, scale)) errors[`${id}.nilaiAngka`] = konversiRefusals.aboveHost;
  }
  return errors;
}

/**
 * True if a grade has a better letter than the host gave, where the host's letter is one of the scale; a note says why it
 * may stand.
 */
function aboveHost(course: FinalCourse, scale: readonly BarisSkala[]): boolean {
  const host = scale.find(({ huruf }) => huruf === course.nilaiHurufAsal);
  const own = letterOf(scale, course.nilaiAngka);
  return host !== undefined && own !== undefined && own.mutu > host.mutu && !course.catatan;
}

/** True if a grade is further from its initial value than is allowed without a note. */
const deviates = ({ nilaiAngka, acuan }: Pick<FinalCourse, 'nilaiAngka' | 'acuan'>, most: number): boolean =>
  nilaiAngka !== null &&
  acuan !== null &&
  Math.abs(Math.round(nilaiAngka * 100) - Math.round(acuan * 100)) > most * 100;
