import type { sumberData } from '../../../../resources/pengaturan/sumberData.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import { demoInside } from '../../../platform/database/demoInside.ts';
import type { AfterExamples } from '../../../platform/engine/examples/empty.ts';
import type { RulesFor } from '../../../platform/engine/rulesOf.ts';
import { invalid } from '../../../platform/errors.ts';

/** Sources (docs/domain/10 §3.5): the sample ones answer from the portal's own rows, so only a demo has them. */
export const sourceRules: RulesFor<typeof sumberData> = {
  beforeUpdate: async ({ tx }, before, { mode }) => {
    if (mode !== 'contoh' || before.mode === 'contoh') return;
    if (!(await demoInside(tx)))
      throw invalid({ mode: sinkronisasiRefusals.sampleInDemoOnly }, sinkronisasiRefusals.sampleInDemoOnly);
  },
};

/** Without the demo university the samples have nothing to answer from. */
export const disconnectSamples: AfterExamples = async tx => {
  await tx.execute(
    `update pengaturan_sumber_data set mode = 'belum', status_terakhir = null, diperiksa_pada = null where mode = 'contoh'`,
  );
};
