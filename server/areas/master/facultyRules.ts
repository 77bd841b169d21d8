import type { ChangeOf } from '../../../resources/kit/index.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import { siamikFakjur } from '../../../resources/master/siamikFakjur.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';
import { changes, takeTurns } from './common.ts';

/** From the outside in: a unit belongs to one further out. */
const ranks = { fakultas: 0, jurusan: 1, prodi: 2 } as const;

/** Faculties, departments and study programmes (docs/domain/10 §2.2 siamik-fakjur): each belongs to a larger one. */
export const facultyRules: RulesFor<typeof siamikFakjur> = {
  beforeCreate: mustBelongToLarger,

  beforeUpdate: async (ctx, before, data) => {
    if (!changes(before, data, 'jenis', 'idInduk')) return;
    await mustBelongToLarger(ctx, { ...before, ...data });
    await mustHoldSmaller(ctx, { ...before, ...data });
  },
};

/** @throws HttpError 422 for a faculty in a faculty, a department in a department */
async function mustBelongToLarger(ctx: RuleContext, { jenis, idInduk }: ChangeOf<typeof siamikFakjur>): Promise<void> {
  await takeTurns(ctx, 'fakjur');
  const parent = await read(asSystem(ctx.tx), siamikFakjur, idInduk, ['jenis']);
  if (parent && jenis && ranks[parent.jenis] >= ranks[jenis])
    throw invalid({ idInduk: masterRefusals.unitInLarger }, masterRefusals.unitInLarger);
}

/** @throws HttpError 422 where what belongs to the row would no longer be smaller */
async function mustHoldSmaller(ctx: RuleContext, { id, jenis }: ChangeOf<typeof siamikFakjur>): Promise<void> {
  if (!jenis) return;
  const larger = Object.entries(ranks).flatMap(([kind, rank]) => (rank <= ranks[jenis] ? [kind] : []));
  const inside = await ctx.tx.one(
    'select 1 as ok from master_siamik_fakjur where id_induk = $1 and jenis = any($2::text[]) limit 1',
    [id, larger],
  );
  if (inside) throw invalid({ jenis: masterRefusals.unitHoldsSmaller }, masterRefusals.unitHoldsSmaller);
}
