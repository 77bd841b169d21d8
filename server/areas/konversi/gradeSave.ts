import { type BulkAnswer, type ChangeOf, type FieldErrors, messages } from '../../../resources/kit/index.ts';
import type { FinalCourse } from '../../../resources/konversi/lembarKonversi.ts';
import { konversiRefusals } from '../../../resources/konversi/refusals.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { ipsKonversi } from '../../../resources/nilai/hitung.ts';
import type { BarisSkala } from '../../../resources/nilai/letterOfGrade.ts';
import { nilaiMessages } from '../../../resources/nilai/messages.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { notedAs } from '../../platform/engine/bodyWords.ts';
import { forItems } from '../../platform/engine/bulk.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { itemsOf } from '../../platform/engine/http.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { conflict, forbidden, invalid } from '../../platform/errors.ts';
import { scaleOf } from '../nilai/scale.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { lockParticipation, takeStep, wrongState } from './conversionSteps.ts';
import { finalCourses } from './finalCourses.ts';
import { type GradeItem, gradeErrors, gradeItems, writeGrades } from './gradeItems.ts';
import { tellOfGrades } from './notices.ts';
import { mustBeInTeam } from './team.ts';

const steps = ['draf', 'kirim', 'kembalikan', 'finalisasi'] as const;
type Step = (typeof steps)[number];
const isStep = (value: unknown): value is Step => steps.some(step => step === value);

/** Side that grades: the study programme its courses, Tim MBKM the KKN courses and its adjustments in review. */
export type GradingSide = 'prodi' | 'mbkm';
export const sideOf = ({ baseRole }: Pick<Caller, 'baseRole'>): GradingSide | null =>
  baseRole === role.koordinator || baseRole === role.penilai
    ? 'prodi'
    : baseRole === role.timMbkm || baseRole === role.superAdmin
      ? 'mbkm'
      : null;

const closedStates: ReadonlySet<unknown> = new Set(['mengundurkan_diri', 'ditolak']);

/** Whether a side may write the grade of a course now (docs/domain/20 §1.1, §4.4). */
export function mayGrade(
  side: GradingSide | null,
  row: Pendaftar,
  course: Pick<FinalCourse, 'adalahMatkulKkn'>,
): boolean {
  if (!side || closedStates.has(row.status)) return false;
  const { statusKonversi: state, statusReviewNilai: review } = row;
  if (side === 'prodi') {
    const open = state === 'disetujui' || (state === 'dinilai' && review === 'dikembalikan');
    return open && !course.adalahMatkulKkn;
  }
  if (course.adalahMatkulKkn) return state === 'disetujui' || state === 'dinilai';
  return state === 'dinilai' && review === 'menunggu';
}

/** Input of F/save (docs/domain/20 §2). */
export interface SaveInput {
  aksi: Step;
  items: GradeItem[];
  catatan: unknown;
  version: unknown;
}

/**
 * Drives the conversion workflow from `disetujui` on: `draf` keeps grades, `kirim` hands them in or again, `kembalikan`
 * returns them, `finalisasi` makes them final.
 * @throws HttpError 400, 403, 404, 409, 422 by `{id}.nilaiAngka`, `{id}.catatan` or `catatan`
 */
export async function saveConversion(engine: Engine, caller: Caller, body: unknown): Promise<Pendaftar> {
  mustBeAllowed(caller, terpilihFinal, 'action');
  const { idPendaftarMbkm, items, aksi, catatan, version } = mustBeObject(body);
  const input: SaveInput = { aksi: stepOf(caller, aksi), items: gradeItems(items), catatan, version };
  if (typeof idPendaftarMbkm !== 'string') throw invalid({ idPendaftarMbkm: messages.required });
  return inTransaction(engine, caller, pendaftar, ctx => saveIn(ctx, idPendaftarMbkm, input));
}

/**
 * The same step for many participations, each in a transaction of its own.
 * @param body `{ items: [{ id, version }], aksi, catatan? }`: the participations as they were seen
 * @throws HttpError 400, 403, 422, 428
 */
export async function saveConversions(engine: Engine, caller: Caller, body: unknown): Promise<BulkAnswer> {
  mustBeAllowed(caller, terpilihFinal, 'action');
  const { aksi, catatan, ...rows } = mustBeObject(body);
  const step = stepOf(caller, aksi);
  return forItems(engine, caller, pendaftar, itemsOf(rows), (ctx, { id, version }) =>
    saveIn(ctx, id, { aksi: step, items: [], catatan, version }),
  );
}

/** @throws HttpError 403 for a step of the other side, 422 for none */
function stepOf(caller: Caller, aksi: unknown): Step {
  if (!isStep(aksi)) throw invalid({ aksi: messages.choice });
  mustBeTheirs(caller, aksi);
  return aksi;
}

/** @throws HttpError 403 for a step of the other side */
function mustBeTheirs(caller: Caller, aksi: Step): void {
  const side = sideOf(caller);
  const allowed = aksi === 'draf' ? side !== null : side === (aksi === 'kirim' ? 'prodi' : 'mbkm');
  if (!allowed) throw forbidden();
}

export async function saveIn(ctx: RuleContext, id: string, input: SaveInput): Promise<Pendaftar> {
  const row = await lockParticipation(ctx, id, input.version);
  await mustBeInTeam(ctx, 'penilai', row);
  if (closedStates.has(row.status)) throw wrongState(ctx, row);
  mustBeOpen(ctx, row, input);
  const scale = await scaleOf(ctx.tx, row.idPeriode);
  await write(ctx, row, input.items, scale);
  const courses = await finalCourses(ctx.tx, ctx.registry, row, scale);
  const saved = await step(ctx, row, { courses, scale }, input);
  if (input.aksi !== 'draf') await tellOfGrades(ctx, input.aksi, saved, notedAs(input.catatan));
  return saved;
}

/** @throws HttpError 409 in a state that the step does not begin in */
function mustBeOpen(ctx: RuleContext, row: Pendaftar, { aksi }: SaveInput): void {
  const { statusKonversi: state, statusReviewNilai: review } = row;
  const returned = state === 'dinilai' && review === 'dikembalikan';
  const open = {
    draf: state === 'disetujui' || state === 'dinilai',
    kirim: state === 'disetujui' || returned,
    kembalikan: state === 'dinilai' && review === 'menunggu',
    finalisasi: state === 'dinilai' && review === 'menunggu',
  }[aksi];
  if (!open) throw wrongState(ctx, row);
}

/** Writes the grades that the side may write now. @throws HttpError 409, 422 */
async function write(
  ctx: RuleContext,
  row: Pendaftar,
  items: readonly GradeItem[],
  scale: readonly BarisSkala[],
): Promise<void> {
  if (!items.length) return;
  const side = sideOf(ctx.caller);
  const courses = await finalCourses(ctx.tx, ctx.registry, row, scale);
  const errors: FieldErrors = {};
  const changed = items.filter(item => {
    const course = courses.find(({ id }) => id === item.id);
    if (!course) throw invalid({ [`${item.id}.nilaiAngka`]: messages.choice });
    return differs(course, item);
  });
  for (const item of changed) {
    const course = courses.find(({ id }) => id === item.id);
    if (!course) continue;
    if (side === 'prodi' && course.adalahMatkulKkn) errors[`${item.id}.nilaiAngka`] = konversiRefusals.kknByTeam;
    else if (!mayGrade(side, row, course)) throw wrongState(ctx, row);
    else if (side === 'mbkm') Object.assign(errors, adjustmentErrors(course, item));
  }
  if (Object.keys(errors).length) throw invalid(errors, Object.values(errors)[0]);
  await writeGrades(ctx, courses, changed, scale, { sumber: side === 'mbkm' ? 'reviu' : 'pengisian' });
}

const differs = (course: FinalCourse, item: GradeItem): boolean =>
  (item.nilaiAngka !== undefined && item.nilaiAngka !== course.nilaiAngka) ||
  (item.catatan !== undefined && item.catatan !== course.catatan);

/** An adjustment of a grade in review needs a new reason; a grade cannot be removed in review. */
function adjustmentErrors(course: FinalCourse, item: GradeItem): FieldErrors {
  if (item.nilaiAngka === undefined || item.nilaiAngka === course.nilaiAngka) return {};
  if (course.adalahMatkulKkn) return {};
  if (item.nilaiAngka === null) return { [`${course.id}.nilaiAngka`]: nilaiMessages.range };
  return item.catatan ? {} : { [`${course.id}.catatan`]: messages.noteRequired };
}

/** Recognised courses, and the scale of their letters. */
interface Graded {
  courses: readonly FinalCourse[];
  scale: readonly BarisSkala[];
}

async function step(
  ctx: RuleContext,
  row: Pendaftar,
  graded: Graded,
  { aksi, catatan }: SaveInput,
): Promise<Pendaftar> {
  const most = await readSetting(ctx.tx, 'konversi.selisihMaks');
  switch (aksi) {
    case 'draf':
      return row;
    case 'kirim':
      mustBeGraded(graded, most, false);
      return row.statusKonversi === 'disetujui'
        ? takeStep(ctx, row, 'kirim_nilai', { catatan }, { statusReviewNilai: 'menunggu' })
        : takeStep(ctx, row, 'kirim_ulang', { catatan }, { statusReviewNilai: 'menunggu' });
    case 'kembalikan':
      return takeStep(ctx, row, 'kembalikan', { catatan }, { statusReviewNilai: 'dikembalikan' });
    case 'finalisasi':
      if (row.status !== 'selesai') throw conflict(konversiRefusals.notFinished);
      mustBeGraded(graded, most, true);
      return takeStep(ctx, row, 'finalisasi', { catatan }, finalFields(ctx, graded.courses));
  }
}

function mustBeGraded({ courses, scale }: Graded, most: number, withKkn: boolean): void {
  if (!courses.length) throw conflict(konversiRefusals.nothingRecognised);
  const errors = gradeErrors(courses, most, withKkn, scale);
  const sentences = [...new Set(Object.values(errors))];
  if (!sentences.length) return;
  const first = sentences.includes(konversiRefusals.kknEmpty)
    ? konversiRefusals.kknEmpty
    : sentences.find(text => text !== messages.required);
  throw invalid(errors, first ?? konversiRefusals.allCourses);
}

/** Values of the participation that follow from its final courses. */
const finalFields = (ctx: RuleContext, courses: readonly FinalCourse[]): ChangeOf<typeof pendaftar> => ({
  statusReviewNilai: 'diterima',
  ipsKonversi: ipsOf(courses),
  tanggalFinal: ctx.now.toISOString(),
  statusSiamik: 'belum',
});

/** IPS of graded courses; failed ones count. */
export const ipsOf = (courses: readonly Pick<FinalCourse, 'sks' | 'nilaiMutu'>[]): number | null =>
  ipsKonversi(courses.map(({ sks, nilaiMutu }) => ({ sks, mutu: nilaiMutu ?? 0 })));
