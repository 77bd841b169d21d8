import type { ChangeOf } from '../../../resources/kit/index.ts';
import { periodeAktif } from '../../../resources/master/events.ts';
import { type periode, periodOfCode } from '../../../resources/master/periode.ts';
import { masterRefusals } from '../../../resources/master/refusals.ts';
import { role } from '../../../resources/roles.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';
import { tell } from '../../platform/notify/index.ts';
import { changes, takeTurns } from './common.ts';

/** Periods (docs/domain/10 §2.2 periode): regular semesters never overlap; coordinators hear of an activated one. */
export const periodRules: RulesFor<typeof periode> = {
  beforeCreate: (ctx, data) => mustNotOverlap(ctx, data),

  beforeUpdate: async (ctx, before, data) => {
    if (changes(before, data, 'kode', 'tanggalMulai', 'tanggalSelesai'))
      await mustNotOverlap(ctx, { ...before, ...data });
  },

  afterWrite: async (ctx, row, before) => {
    if (!row || !before || row.status !== 'aktif' || before.status === 'aktif') return;
    await tell(ctx, {
      event: periodeAktif,
      key: `${row.id}:${row.version}`,
      words: { periode: row.nama ?? '' },
      people: { tim: [{ role: role.timMbkm }], koordinator: [{ role: role.koordinator }] },
    });
  },
};

/** A short semester may lie within a regular one. */
async function mustNotOverlap(ctx: RuleContext, row: ChangeOf<typeof periode>): Promise<void> {
  if (periodOfCode(row.kode ?? '').semester === 'pendek') return;
  await takeTurns(ctx, 'periode');
  const other = await ctx.tx.one<{ nama: string }>(
    `select nama from master_periode where id <> $1 and semester <> 'pendek'
       and tanggal_mulai <= $3 and tanggal_selesai >= $2 order by tanggal_mulai limit 1`,
    [row.id, row.tanggalMulai, row.tanggalSelesai],
  );
  if (!other) return;
  const message = masterRefusals.periodsOverlap({ nama: other.nama });
  throw invalid({ tanggalMulai: message }, message);
}
