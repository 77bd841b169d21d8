import { type ChangeOf, messages, term } from '../../../resources/kit/index.ts';
import type { laporanHarian } from '../../../resources/kkn/laporanHarian.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';

/** A log may name a part of its group's work programme (docs/domain/30 §1.9 `idProgramKerja`). */
export const logRules: RulesFor<typeof laporanHarian> = {
  beforeCreate: async (ctx, data) => {
    if (data.idProgramKerja) await mustBeOwn(ctx, data);
  },
  beforeUpdate: async (ctx, before, data) => {
    if (data.idProgramKerja) await mustBeOwn(ctx, { ...before, ...data });
  },
};

/** The part of a work programme is the group's own. @throws HttpError 422 */
async function mustBeOwn(ctx: RuleContext, row: ChangeOf<typeof laporanHarian>): Promise<void> {
  const found = await ctx.tx.one(
    `select 1 as ada from kkn_proposal_program_kerja k join kkn_proposal p on p.id = k.parent_id
     where k.id = $1 and p.id_kelompok = $2`,
    [row.idProgramKerja, row.idKelompok],
  );
  if (!found) throw invalid({ idProgramKerja: messages.reference({ label: term('Program kerja') }) });
}
