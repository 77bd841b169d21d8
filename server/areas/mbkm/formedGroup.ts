import { dayInWords } from '../../../resources/kit/index.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { dayInZone } from '../../platform/day.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { forbidden, invalid } from '../../platform/errors.ts';
import type { Grouping, GroupMember, GroupValues } from './group.ts';
import { liveRows, memberRows, positionId } from './selfForming.ts';

/** Invitations and change of leader in groups that students form (docs/domain/30 §2 undang, ketua). */

type Formed = Pick<Grouping, 'group'>;

/** Members who lead it. */
export async function leadersIn({ tx }: Pick<RuleContext, 'tx'>, of: Formed, row: GroupValues): Promise<GroupMember[]> {
  const leader = await positionId(tx, of.group.leader);
  return liveRows(of, memberRows(of, row)).filter(each => each[of.group.members.position] === leader);
}

/** @throws HttpError 422 where two lead a group */
export async function mustHaveOneLeader(ctx: Pick<RuleContext, 'tx'>, of: Formed, row: GroupValues): Promise<void> {
  if ((await leadersIn(ctx, of, row)).length < 2) return;
  const message = mbkmRefusals.oneLeader;
  throw invalid({ [of.group.members.rows]: message }, message);
}

/**
 * A leader describes members and lets them go; whoever is new was only invited, and leading is not given away by hand.
 * @throws HttpError 403
 */
export async function mustStayFormed(
  ctx: RuleContext,
  of: Formed,
  before: GroupValues,
  data: GroupValues,
): Promise<void> {
  const { person, participation, position, live } = of.group.members;
  if (!live) return;
  const key = person?.field ?? participation;
  const leader = await positionId(ctx.tx, of.group.leader);
  const stored = new Map(memberRows(of, before).map(row => [row[key], row]));
  for (const row of memberRows(of, data)) {
    const known = stored.get(row[key]);
    const leads = known?.[position] === leader;
    if (!known) throw forbidden(mbkmRefusals.inviteInstead);
    if (leads !== (row[position] === leader)) throw forbidden(mbkmRefusals.leaderByOthers);
    if (row[live.field] !== known[live.field] && (row[live.field] !== live.left || leads))
      throw forbidden(mbkmRefusals.membershipByInvitation);
    stored.delete(row[key]);
  }
  if (liveRows(of, [...stored.values()]).length) throw forbidden(mbkmRefusals.membersLeave);
}

/** The member rows of a group that is no more: whoever was in it, or invited, may join another one. */
export function freed({ now }: Pick<RuleContext, 'now'>, of: Formed, row: GroupValues, why: string): GroupMember[] {
  const { live } = of.group.members;
  const rows = memberRows(of, row);
  if (!live?.left || !live.reason) return rows;
  const held = [...live.in, live.invited];
  const gone = { [live.field]: live.left };
  return rows.map(each =>
    held.some(state => state === each[live.field])
      ? { ...each, ...gone, [live.reason ?? '']: each[live.reason ?? ''] ?? `${why} ${dayInWords(dayInZone(now))}` }
      : each,
  );
}
