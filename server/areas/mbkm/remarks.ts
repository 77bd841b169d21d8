import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { role } from '../../../resources/roles.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { invalid } from '../../platform/errors.ts';
import { isTeam } from '../master/common.ts';

const byReviewers = mbkmRefusals.remarksByReviewers;

/** A remark as far as its signing goes. */
interface Remark {
  id?: string;
  penulis?: string | null;
  waktu?: string | null;
  selesai?: boolean;
}

interface Remarked<R extends Remark> {
  readonly komentar?: readonly R[] | null;
}

/** New rows cannot have remarks. @throws HttpError 422 */
export function mustHaveNoRemarks({ komentar }: Remarked<Remark>): void {
  if (komentar?.length) throw invalid({ komentar: byReviewers });
}

/**
 * Reviewers add signed remarks; authors mark them as answered. Remarks are never rewritten.
 * @throws HttpError 422 for a change to a remark of somebody else
 */
export function signedRemarks<R extends Remark>(ctx: RuleContext, before: Remarked<R>, data: Remarked<R>): R[] {
  const stored = new Map((before.komentar ?? []).map(row => [row.id, row]));
  const reviewer = isTeam(ctx.caller) || ctx.caller.baseRole === role.dosen;
  const kept = (data.komentar ?? []).map(row => {
    const known = stored.get(row.id);
    if (known) {
      stored.delete(row.id);
      return { ...known, selesai: row.selesai ?? known.selesai };
    }
    if (!reviewer) throw invalid({ komentar: byReviewers });
    return { ...row, penulis: ctx.caller.name, waktu: ctx.now.toISOString(), selesai: false };
  });
  return [...stored.values(), ...kept];
}
