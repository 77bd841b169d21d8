import { messages, term } from '../../../resources/kit/index.ts';
import { matkulPaketKonversi } from '../../../resources/konversi/matkulPaket.ts';
import { konversiRefusals } from '../../../resources/konversi/refusals.ts';
import type { terpilihAwal } from '../../../resources/konversi/terpilihAwal.ts';
import type { Pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { asItIs } from '../../platform/versions.ts';
import { lockParticipation } from './conversionSteps.ts';
import { withHostCredits } from './mapping.ts';
import { mustBeOpen } from './proposePackage.ts';
import { writtenAsSet } from './ruleParameters.ts';

/** The participation of a single proposed row, while its package is still the student's to fill in. */
async function openParticipation(ctx: RuleContext, id: string | undefined): Promise<Pendaftar> {
  const whole = await lockParticipation(ctx, id ?? '', asItIs);
  await mustBeOpen(ctx, whole);
  return whole;
}

/** Sums that the participation repeats of its proposals; derived, so its version stays. */
const totalsSql = `update mbkm_pendaftar_program_mbkm p set total_sks_diajukan = s.total, ada_matkul_kkn = s.kkn
  from (select coalesce(sum(c.sks), 0)::int as total, coalesce(bool_or(c.adalah_matkul_kkn), false) as kkn
    from konversi_terpilih_awal a
    join konversi_matkul_paket c on c.id = a.id_matkul_paket_konversi where a.id_pendaftar_mbkm = $1::uuid) s
  where p.id = $1::uuid`;

/** Single rows of a proposal (docs/domain/20 §1.6); sets are written by `propose.ts` under its own checks. */
export const proposedRules: RulesFor<typeof terpilihAwal> = {
  beforeCreate: async (ctx, data) => {
    if (writtenAsSet.of(ctx)) return;
    const whole = await openParticipation(ctx, data.idPendaftarMbkm);
    if (!whole.idPaketKonversi) throw conflict(konversiRefusals.choosePackage);
    const course = await read(asSystem(ctx.tx), matkulPaketKonversi, data.idMatkulPaketKonversi, [
      'sks',
      'idPaketKonversi',
    ]);
    if (course?.idPaketKonversi !== whole.idPaketKonversi)
      throw invalid({ idMatkulPaketKonversi: messages.reference({ label: term('Mata kuliah') }) });
    Object.assign(data, withHostCredits(data), { sks: course?.sks, keputusan: 'menunggu' });
  },

  beforeUpdate: async (ctx, before, data) => {
    await openParticipation(ctx, before.idPendaftarMbkm);
    const { sksAsal } = withHostCredits({ ...before, ...data });
    if (sksAsal !== before.sksAsal) Object.assign(data, { sksAsal });
  },

  beforeDelete: async (ctx, row) => {
    if (!writtenAsSet.of(ctx)) await openParticipation(ctx, row.idPendaftarMbkm);
  },

  afterWrite: async (ctx, row, before) => {
    if (!writtenAsSet.of(ctx)) await ctx.tx.execute(totalsSql, [row?.idPendaftarMbkm ?? before?.idPendaftarMbkm]);
  },
};
