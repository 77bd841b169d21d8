import { type ChangeOf, noteOf, type Row } from '../../../resources/kit/index.ts';
import { kelompokKwu, usahaDiterima } from '../../../resources/kwu/kelompok.ts';
import { kwuMessages } from '../../../resources/kwu/messages.ts';
import type { profilUsaha } from '../../../resources/kwu/profil.ts';
import { kwuRefusals } from '../../../resources/kwu/refusals.ts';
import { dayInZone } from '../../platform/day.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { mustHaveNoRemarks, signedRemarks } from '../mbkm/remarks.ts';
import { tellOfProfile } from './notices.ts';
import { businesses } from './tables.ts';

type Owner = Pick<Row<typeof kelompokKwu>, 'id' | 'status' | 'idPegawaiDpl'>;

/** Held until the transaction ends: its lecturer stays, and it starts once. */
const ownerOf = (ctx: RuleContext, row: ChangeOf<typeof profilUsaha>): Promise<Owner | undefined> =>
  read(asSystem(ctx.tx), kelompokKwu, row.idKelompok, ['id', 'status', 'idPegawaiDpl'], { lock: 'no key update' });

/** Business profiles (docs/domain/30 §1.19); the approved one starts the business, from the first day of the period's activity on (§4.7). */
export const profileRules: RulesFor<typeof profilUsaha> = {
  beforeCreate: async (ctx, data) => {
    await mustBeAccepted(ctx, data);
    mustHaveBegun(ctx, data);
    mustHaveNoRemarks(data);
  },

  beforeUpdate: (ctx, before, data) => {
    mustHaveBegun(ctx, data);
    if ('komentar' in data) data.komentar = signedRemarks(ctx, before, data);
  },

  beforeTransition: async (ctx, before, transition) => {
    if (transition.action === 'ajukan') {
      const owner = await mustBeAccepted(ctx, before);
      if (!owner.idPegawaiDpl) throw conflict(kwuRefusals.chooseSupervisor);
      transition.data.tanggalDiajukan = ctx.now.toISOString();
    }
    await tellOfProfile(ctx, before, transition);
  },

  afterWrite: async (ctx, row, before) => {
    if (row?.status !== 'disetujui' || before?.status === 'disetujui') return;
    const owner = await ownerOf(ctx, row);
    if (owner?.status === 'disetujui' && (await hasBegun(ctx, owner)))
      await ctx.step(kelompokKwu, owner.id, 'aktifkan', begins);
  },
};

/** Note of the step by which a business becomes active. */
export const begins = noteOf(kwuRefusals.notes.begins);

/** True if the period's activity has begun; businesses that are ready earlier start on that day (`jobs.ts`). */
const hasBegun = async ({ tx, now }: RuleContext, { id }: Owner): Promise<boolean> =>
  (await tx.one(
    `select 1 as ada from ${businesses} g join kwu_pengaturan a on a.id = g.id_pengaturan
     where g.id = $1 and a.tanggal_mulai <= $2::date`,
    [id, dayInZone(now)],
  )) !== undefined;

async function mustBeAccepted(ctx: RuleContext, row: ChangeOf<typeof profilUsaha>): Promise<Owner> {
  const owner = await ownerOf(ctx, row);
  if (!owner || !usahaDiterima.some(state => state === owner.status)) throw conflict(kwuMessages.profileTooEarly);
  return owner;
}

function mustHaveBegun({ now }: RuleContext, { tahunMulai }: ChangeOf<typeof profilUsaha>): void {
  const message = kwuRefusals.yearAhead;
  if (tahunMulai && tahunMulai > now.getFullYear()) throw invalid({ tahunMulai: message }, message);
}
