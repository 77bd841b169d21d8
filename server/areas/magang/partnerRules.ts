import { type ChangeOf, messages, term } from '../../../resources/kit/index.ts';
import type { mitraTerlibatProgram } from '../../../resources/magang/mitraTerlibatProgram.ts';
import { programDitawarkan } from '../../../resources/magang/programDitawarkan.ts';
import { magangRefusals } from '../../../resources/magang/refusals.ts';
import { picMitra } from '../../../resources/master/picMitra.ts';
import { asSystem, exists, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { mustHoldOffers } from './offerQuota.ts';

/** Partners' parts in programmes (docs/domain/20 §1.3). */
export const partnerRules: RulesFor<typeof mitraTerlibatProgram> = {
  beforeCreate: async (ctx, data) => {
    await mustBeOwnContact(ctx, data);
    data.nama = await nameOf(ctx, data);
  },

  beforeUpdate: async (ctx, before, data) => {
    const after = { ...before, ...data };
    if ('idPicMitra' in data) await mustBeOwnContact(ctx, after);
    if ('kuotaTotal' in data) await mustHoldOffers(ctx, after, null);
  },

  beforeDelete: async (ctx, row) => {
    if (await exists(asSystem(ctx.tx), programDitawarkan, { idMitraTerlibatProgram: row.id }))
      throw conflict(magangRefusals.hasOffers);
  },
};

/** The contact is one of the partner's. @throws HttpError 422 'Pilih PIC mitra dari daftar.' */
async function mustBeOwnContact(ctx: RuleContext, row: ChangeOf<typeof mitraTerlibatProgram>): Promise<void> {
  if (!row.idPicMitra) return;
  const contact = await read(asSystem(ctx.tx), picMitra, row.idPicMitra, ['idMitra']);
  if (!contact || contact.idMitra !== row.idMitra)
    throw invalid({ idPicMitra: messages.reference({ label: term('PIC mitra') }) });
}

/** 'PT Nusa Digital Teknologi – Magang MBKM – Semester Ganjil 2026/2027'. */
async function nameOf(ctx: RuleContext, row: ChangeOf<typeof mitraTerlibatProgram>): Promise<string> {
  const named = await ctx.tx.one<{ nama: string }>(
    `select m.nama || ' – ' || p.nama || ' – ' || d.nama as nama
     from master_mitra m, master_program p, master_periode d where m.id = $1 and p.id = $2 and d.id = $3`,
    [row.idMitra, row.idProgram, row.idPeriode],
  );
  return named?.nama ?? '';
}
