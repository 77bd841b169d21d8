import type { ChangeOf, FieldErrors } from '../../../resources/kit/index.ts';
import { kelompokTetap } from '../../../resources/kkn/kelompok.ts';
import { kknMessages } from '../../../resources/kkn/messages.ts';
import type { proposal } from '../../../resources/kkn/proposal.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { mustHaveNoRemarks, signedRemarks } from '../mbkm/remarks.ts';
import { tellOfProposal } from './groupNotices.ts';

interface Owner extends DbRow {
  status: string;
  batasProposal: string;
  berangkat: string;
  selesai: string;
}

const ownerOf = async (ctx: RuleContext, row: ChangeOf<typeof proposal>): Promise<Owner | undefined> =>
  ctx.tx.one<Owner>(
    `select g.status, w.batas_proposal, w.tanggal_berangkat as berangkat, w.tanggal_selesai as selesai
     from kkn_kkn_kelompok g join kkn_gelombang w on w.id = g.id_gelombang where g.id = $1`,
    [row.idKelompok],
  );

/** Work programmes of groups (docs/domain/30 §1.8). */
export const proposalRules: RulesFor<typeof proposal> = {
  beforeCreate: async (ctx, data) => {
    await mustBeFixed(ctx, data);
    await mustLieInWave(ctx, data);
    mustHaveNoRemarks(data);
  },

  beforeUpdate: async (ctx, before, data) => {
    if ('programKerja' in data) await mustLieInWave(ctx, { ...before, ...data });
    if ('komentar' in data) data.komentar = signedRemarks(ctx, before, data);
  },

  beforeTransition: async (ctx, before, transition) => {
    await tellOfProposal(ctx, before, transition);
    const { action, data } = transition;
    if (action !== 'ajukan') return;
    const owner = await mustBeFixed(ctx, before);
    data.tanggalDiajukan = ctx.now.toISOString();
    // Late is marked, not refused; a repaired one keeps the mark of its first sending.
    if (!before.tanggalDiajukan) data.terlambat = dayInZone(ctx.now) > owner.batasProposal;
  },
};

async function mustBeFixed(ctx: RuleContext, row: ChangeOf<typeof proposal>): Promise<Owner> {
  const owner = await ownerOf(ctx, row);
  if (!owner || !kelompokTetap.some(state => state === owner.status)) throw conflict(kknMessages.proposalTooEarly);
  return owner;
}

/** @throws HttpError 422 at the row whose days lie outside the wave */
async function mustLieInWave(ctx: RuleContext, row: ChangeOf<typeof proposal>): Promise<void> {
  const owner = await ownerOf(ctx, row);
  const errors: FieldErrors = {};
  for (const [i, each] of (row.programKerja ?? []).entries())
    for (const name of ['tanggalMulai', 'tanggalSelesai'] as const) {
      const day = each[name];
      if (owner && day && (day < owner.berangkat || day > owner.selesai))
        errors[`programKerja.${i}.${name}`] = kknMessages.logOutside;
    }
  const [first] = Object.values(errors);
  if (first) throw invalid(errors, first);
}
