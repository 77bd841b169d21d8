import type { sumberData } from '../../../../resources/pengaturan/sumberData.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import type { RulesFor } from '../../../platform/engine/rulesOf.ts';
import { invalid } from '../../../platform/errors.ts';

/** Sources (docs/domain/10 §3.5): the sample ones answer from the portal's own rows, so only a demo has them. */
export const sourceRules: RulesFor<typeof sumberData> = {
  beforeUpdate: async ({ tx }, before, { mode }) => {
    if (mode !== 'contoh' || before.mode === 'contoh') return;
    const demo = await tx.one(`select 1 as ok from _portal where kunci = 'isi' and nilai = 'demo'`);
    if (!demo) throw invalid({ mode: sinkronisasiRefusals.sampleInDemoOnly }, sinkronisasiRefusals.sampleInDemoOnly);
  },
};
