import { messages, term } from '../../../resources/kit/index.ts';
import type { bobotPenilaian } from '../../../resources/nilai/komponenPenilaian.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';

/** Weights of one programme belong to a programme of that kind (docs/domain/20 §1.9). */
export const weightRules: RulesFor<typeof bobotPenilaian> = {
  beforeCreate: async (ctx, data) => {
    if (typeof data.idProgram !== 'string') return;
    const found = await ctx.tx.one<{ kode: string }>(
      'select j.kode from master_program p join master_jenis_mbkm j on j.id = p.id_jenis_mbkm where p.id = $1',
      [data.idProgram],
    );
    if (found?.kode !== data.kodeJenisMbkm)
      throw invalid({ idProgram: messages.reference({ label: term('Program') }) });
  },
};
