import { noteOf, type Row } from '../../../../resources/kit/index.ts';
import { mbkmMessages } from '../../../../resources/mbkm/messages.ts';
import { type persetujuan as declared, persetujuan } from '../../../../resources/mbkm/persetujuan.ts';
import { mbkmRefusals } from '../../../../resources/mbkm/refusals.ts';
import type { ResourceRules } from '../../../platform/engine/rules.ts';
import { stepAlong } from '../../../platform/engine/transition.ts';
import { conflict } from '../../../platform/errors.ts';

type Text = Row<typeof declared>;

function mustBeDraft({ status }: Pick<Text, 'status'>): void {
  if (status !== 'draf') throw conflict(mbkmMessages.publishedStays);
}

/** Texts that students agree to: what was published stays as it is, and the next version takes its place. */
export const consentRules: ResourceRules<Text> = {
  beforeUpdate: (_ctx, before) => mustBeDraft(before),
  beforeTransition: async (ctx, before, transition) => {
    if (transition.action !== 'terbitkan') return;
    // Two that are published at once take turns.
    await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('persetujuan', 0))`);
    const last = await ctx.tx.one<{ versi: number }>(
      `select coalesce(max(versi), 0)::int as versi from mbkm_persetujuan where kode_jenis_mbkm is not distinct from $1`,
      [before.kodeJenisMbkm],
    );
    Object.assign(transition.data, { versi: (last?.versi ?? 0) + 1, terbitPada: ctx.now.toISOString() });
  },
  afterTransition: async (ctx, row, transition) => {
    if (transition.action !== 'terbitkan') return;
    const former = await ctx.tx.query<{ id: string }>(
      `select id from mbkm_persetujuan where kode_jenis_mbkm is not distinct from $1 and status = 'terbit' and id <> $2 limit 100`,
      [row.kodeJenisMbkm, row.id],
    );
    for (const { id } of former)
      await stepAlong(
        ctx,
        persetujuan,
        id,
        'gantikan',
        noteOf(mbkmRefusals.notes.superseded({ versi: row.versi ?? 1 })),
      );
  },
};
