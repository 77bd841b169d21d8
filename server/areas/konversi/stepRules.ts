import { type ChangeOf, type Note, noteOf, type StepOf } from '../../../resources/kit/index.ts';
import { paketDibuka, paketDitutup } from '../../../resources/konversi/events.ts';
import { konversiRefusals } from '../../../resources/konversi/refusals.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import type { Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { finalRows } from '../mbkm/conversionRows.ts';
import { tellOf } from '../mbkm/notices.ts';

type KonversiStep = StepOf<typeof pendaftar>;

/** Changes of the participation by a step, beside its state. */
function ownChange({ now }: RuleContext, { action, note }: KonversiStep): ChangeOf<typeof pendaftar> {
  switch (action) {
    case 'buka_paket':
      return { paketDibuka: now.toISOString(), catatanTerakhir: note };
    case 'tutup':
      return { catatanTerakhir: note };
    case 'serahkan':
      return {
        statusSiamik: 'terkirim',
        tanggalKirimSiamik: now.toISOString(),
        pesanSiamik: noteOf(konversiRefusals.handedOver({ catatan: note ?? '' })),
      };
    case 'tarik_penyerahan':
      return { statusSiamik: 'perlu_kirim_ulang', pesanSiamik: null };
    case 'buka_revisi':
      return { revisiDibuka: now.toISOString() };
    default:
      return {};
  }
}

/** Changes every recognised course of a participation in the same way. */
async function changeCourses(
  ctx: RuleContext,
  { id }: Pendaftar,
  change: ChangeOf<typeof terpilihFinal>,
  note?: Note | null,
): Promise<void> {
  for (const course of await finalRows(ctx.tx, id))
    await storeChange(ctx, terpilihFinal, course, change, { action: 'ubah', note });
}

/** Effects of the conversion's steps on the participation and its recognised courses (docs/domain/20 §1.1). */
export const stepRules: RulesFor<typeof pendaftar> = {
  beforeTransition: (ctx, _before, step) => {
    if (step.field === 'statusKonversi') Object.assign(step.data, ownChange(ctx, step));
  },
  afterTransition: async (ctx, row, { field, action, note }) => {
    if (field !== 'statusKonversi') return;
    if (action === 'buka_paket') {
      // Proposals may be replaced again: what was recognised of them stands by itself until the next decision.
      for (const course of await finalRows(ctx.tx, row.id))
        if (course.idTerpilihAwal)
          await storeChange(ctx, terpilihFinal, course, { idTerpilihAwal: null }, { action: 'ubah' });
      await tellOf(ctx, row, paketDibuka, { words: {}, note });
    }
    if (action === 'tutup') await tellOf(ctx, row, paketDitutup, { words: {}, note });
    if (action === 'serahkan') await changeCourses(ctx, row, { statusSiamik: 'terkirim', pesanSiamik: null }, note);
    if (action === 'tarik_penyerahan')
      await changeCourses(ctx, row, { statusSiamik: 'belum', pesanSiamik: null }, note);
  },
};
