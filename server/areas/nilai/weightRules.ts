import { messages, term } from '../../../resources/kit/index.ts';
import type { bobotPenilaian } from '../../../resources/nilai/komponenPenilaian.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';
import { kindOfProgramme } from '../mbkm/programmes.ts';

/** Weights of one programme belong to a programme of that kind (docs/domain/20 §1.9). */
export const weightRules: RulesFor<typeof bobotPenilaian> = {
  beforeCreate: async (ctx, data) => {
    if (typeof data.idProgram !== 'string') return;
    const found = await kindOfProgramme(ctx.tx, data.idProgram);
    if (found?.kode !== data.kodeJenisMbkm)
      throw invalid({ idProgram: messages.reference({ label: term('Program') }) });
  },
};
