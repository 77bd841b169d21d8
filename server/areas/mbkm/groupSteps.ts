import { type FieldErrors, matchesFilter, type Note, noteOf } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { Passed } from '../../platform/engine/ruleParameter.ts';
import type { RuleContext, Transition } from '../../platform/engine/rules.ts';
import { HttpError, invalid } from '../../platform/errors.ts';
import type { KrsResult } from './eligibility.ts';
import type { Grouping, GroupRow } from './group.ts';
import { tellOfTransition } from './notices.ts';
import { studyPlanOf, studyPlansOfMembers, takenAlong } from './ruleParameters.ts';
import type { SiamikPort } from './siamik.ts';
import { krsOf } from './studyPlan.ts';

/** Step with which members submit too: their study plans are read before its transaction. */
const submission = 'ajukan';

interface Carried extends DbRow {
  id: string;
  nama: string;
  npm: string;
  idMahasiswa: string;
  periode: string;
}

/** Members whose participations go with the group, in the order of their ids. */
const carriedBy = (on: Queryable, { members }: Grouping, id: unknown): Promise<Carried[]> =>
  on.query<Carried>(
    `select t.id, t.nama_mahasiswa as nama, t.npm, t.id_mahasiswa as "idMahasiswa", p.kode as periode
     from ${members.table} m join mbkm_pendaftar_program_mbkm t on t.id = m.${members.participation}
     join master_periode p on p.id = t.id_periode
     where m.parent_id = $1 and ${members.isLive('m')} order by t.id`,
    [id],
  );

/** The study plans of a group's members, asked for before its submission begins. */
export async function plansOf(
  on: Queryable,
  siamik: Pick<SiamikPort, 'krs'>,
  grouping: Grouping,
  id: string,
): Promise<readonly Passed[]> {
  const found = await carriedBy(on, grouping, id);
  const plans = await Promise.all(found.map(async one => [one.id, await krsOf(siamik, one.npm, one.periode)] as const));
  return [studyPlansOfMembers.with(new Map(plans))];
}

/** True if a step of the group hands in the participations of its members. */
export const handsIn = ({ group }: Pick<Grouping, 'group'>, step: string): boolean =>
  carriedStep(group.carries, step) === submission;

const carriedStep = (carries: Readonly<Record<string, string>> | undefined, step: string): string | undefined =>
  carries && Object.hasOwn(carries, step) ? carries[step] : undefined;

/**
 * Takes every member's participation along with the group: all of them, or the group stays where it is.
 * @throws HttpError 409, 422: one's own fields by name, those of others as 'Data {nama} belum lengkap.'
 */
export async function carryMembers(
  ctx: RuleContext,
  grouping: Grouping,
  before: GroupRow,
  transition: Transition<GroupRow>,
  supervise: (row: GroupRow) => Promise<void>,
): Promise<void> {
  const action = carriedStep(grouping.group.carries, transition.action);
  if (!action) return;
  const after = { ...before, ...transition.data };
  // Members must have their supervisor before they begin.
  if (matchesFilter(after, grouping.group.placed ?? {})) await supervise(after);
  const errors: FieldErrors = {};
  for (const one of await carriedBy(ctx.tx, grouping, before.id))
    try {
      await carryOne(ctx, one, action, transition.note);
    } catch (error) {
      if (!(error instanceof HttpError) || error.statusCode !== 422) throw error;
      if (one.idMahasiswa === ctx.caller.idMahasiswa) Object.assign(errors, error.errors);
      else errors[grouping.group.members.rows] ??= mbkmRefusals.memberIncomplete({ nama: one.nama });
    }
  const [first] = Object.values(errors);
  if (first) throw invalid(errors, first);
}

async function carryOne(ctx: RuleContext, { id }: Carried, action: string, said: Note | null): Promise<void> {
  if (action !== submission) {
    const row = await ctx.step(pendaftar, id, action, said, [takenAlong.with(true)]);
    await tellOfTransition(ctx, action, row, said);
    return;
  }
  const krs: KrsResult = studyPlansOfMembers.of(ctx)?.get(id) ?? { status: 'gagal' };
  const note = krs.status === 'gagal' ? noteOf(mbkmRefusals.krsSkipped) : null;
  await ctx.step(pendaftar, id, action, note, [takenAlong.with(true), studyPlanOf.with(krs)]);
}
