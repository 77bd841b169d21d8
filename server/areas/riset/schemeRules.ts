import { messages, type Row } from '../../../resources/kit/index.ts';
import { inisiasiMitra } from '../../../resources/riset/inisiasiMitra.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import type { skemaMitra } from '../../../resources/riset/skemaMitra.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict } from '../../platform/errors.ts';
import { changes, isTeam } from '../master/common.ts';
import { onwards } from './followingWrites.ts';
import { tellOfScheme } from './notices.ts';
import { openRegistration } from './openRegistration.ts';
import { researchProgram } from './participant.ts';

/** Schemes of partners (docs/domain/40 §1.2). */
export const schemeRules: RulesFor<typeof skemaMitra> = {
  beforeUpdate: (ctx, before, data) => {
    const open = before.status === 'draf' || before.status === 'revisi';
    if (!open && !isTeam(ctx.caller)) throw conflict(messages.wrongState);
    const taken = before.terisi ?? 0;
    if (taken > 0 && changes(before, data, 'idMitra', 'idPeriode')) throw conflict(risetRefusals.schemeInUse);
  },

  beforeTransition: async (ctx, before, step) => {
    if (step.action !== 'ajukan' && step.action !== 'tutup') step.data.catatan = step.note;
    if (step.action === 'setujui' && before.idMahasiswa) await openFor(ctx, before);
    await tellOfScheme(ctx, before, step);
  },
};

/** Opens the registration of the student who proposed the partner, with values of the proposal. */
async function openFor(ctx: RuleContext, scheme: Row<typeof skemaMitra>): Promise<void> {
  const own = onwards(ctx);
  const found = await read(asSystem(ctx.tx), inisiasiMitra, scheme.idInisiasiMitra, ['judulUsulan', 'noHpPic']);
  await openRegistration(own, {
    participation: {
      idMahasiswa: scheme.idMahasiswa,
      idProgram: await researchProgram(ctx.tx),
      idPeriode: scheme.idPeriode,
      jalur: 'inisiasi_mitra',
      judulKegiatan: found?.judulUsulan ?? scheme.namaSkema,
      tanggalMulai: scheme.tanggalMulai,
      tanggalSelesai: scheme.tanggalSelesai,
      namaPembimbingLapangan: scheme.pembimbingMitra,
      emailPembimbingLapangan: scheme.emailPembimbingMitra,
      ...(found ? { teleponPembimbingLapangan: found.noHpPic } : {}),
    },
    detail: {
      idSkema: scheme.id,
      bidangIlmu: scheme.bidangIlmu,
      lokasi: scheme.lokasi,
      idJenisLuaran: scheme.idJenisLuaran,
    },
    server: { idInisiasiMitra: scheme.idInisiasiMitra },
  });
}
