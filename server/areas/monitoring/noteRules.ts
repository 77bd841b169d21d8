import type { ChangeOf } from '../../../resources/kit/index.ts';
import type { catatanMonitoring } from '../../../resources/mbkm/catatanMonitoring.ts';
import { monitoringRefusals } from '../../../resources/monitoring/refusals.ts';
import { sharedMessages } from '../../../resources/sharedMessages.ts';
import { dayInZone } from '../../platform/day.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';

const openDays = 7;
const dayMs = 86_400_000;
/** Fields that may still be written later: the follow-up. */
const followUp: ReadonlySet<string> = new Set(['tindakLanjut', 'selesaiDitindaklanjuti']);

function mustNotBeAhead(ctx: RuleContext, { tanggal }: ChangeOf<typeof catatanMonitoring>): void {
  if (tanggal && tanggal > dayInZone(ctx.now)) throw invalid({ tanggal: sharedMessages.dayAhead });
}

/**
 * Monitoring notes (docs/domain/20 §1.12): never of a day to come; the author changes one within seven days, afterwards
 * only what became of it, so that a problem can be closed.
 */
export const noteRules: RulesFor<typeof catatanMonitoring> = {
  beforeCreate: (ctx, data) => {
    mustNotBeAhead(ctx, data);
    data.idPenulis = ctx.caller.userId;
  },
  beforeUpdate: (ctx, before, data) => {
    mustNotBeAhead(ctx, data);
    const late = ctx.now.getTime() - new Date(before.createdAt).getTime() > openDays * dayMs;
    if (late && Object.keys(data).some(name => !followUp.has(name)))
      throw conflict(monitoringRefusals.onlyFollowUp({ hari: openDays }));
  },
};
