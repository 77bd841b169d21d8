import type { ChangeOf } from '../../../resources/kit/index.ts';
import { kelompokKwu } from '../../../resources/kwu/kelompok.ts';
import type { LaporanKwu, laporanKwu } from '../../../resources/kwu/laporan.ts';
import { kwuMessages } from '../../../resources/kwu/messages.ts';
import { kwuRefusals } from '../../../resources/kwu/refusals.ts';
import { masihBerjalan } from '../../../resources/mbkm/alurPeriksa.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { holdRow } from '../../platform/database/turns.ts';
import { dayInZone } from '../../platform/day.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { totalsOf } from './finance.ts';
import { tellOfReport } from './notices.ts';
import { businesses } from './tables.ts';

/** Reports of a business (docs/domain/30 §1.21); their sums come from the approved logbook, or say why not. */
export const reportRules: RulesFor<typeof laporanKwu> = {
  conditions: {
    [masihBerjalan]: {
      rows: ({ alias }) =>
        `exists (select 1 from ${businesses} g where g.id = ${alias}.id_kelompok and g.status = 'aktif')`,
      hold: ({ tx }, { idKelompok }) => holdRow(tx, businesses, idKelompok),
    },
  },

  beforeCreate: async (ctx, data) => {
    await mustRun(ctx, data);
    const { omzet, biaya } = await totalsOf(ctx.tx, data.idKelompok);
    data.totalOmzet ??= omzet;
    data.totalBiaya ??= biaya;
  },

  beforeTransition: async (ctx, before, transition) => {
    if (transition.action === 'ajukan') {
      await mustSayWhy(ctx, before);
      if (!before.berkas) throw invalid({ berkas: kwuMessages.uploadReport }, kwuMessages.uploadReport);
      transition.data.tanggalDiajukan = ctx.now.toISOString();
      // Late is marked, not refused; a repaired one keeps the mark of its first sending.
      if (!before.tanggalDiajukan) transition.data.terlambat = await isLate(ctx, before);
    }
    await tellOfReport(ctx, before, transition);
  },
};

async function mustRun(ctx: RuleContext, row: ChangeOf<typeof laporanKwu>): Promise<void> {
  const found = await read(asSystem(ctx.tx), kelompokKwu, row.idKelompok, ['status']);
  if (found?.status !== 'aktif') throw conflict(kwuRefusals.reportTooEarly);
}

/** @throws HttpError 422 where a sum differs from the logbook's without a reason */
async function mustSayWhy(ctx: RuleContext, row: LaporanKwu): Promise<void> {
  const { omzet, biaya } = await totalsOf(ctx.tx, row.idKelompok);
  const differs = (row.totalOmzet ?? 0) !== omzet || (row.totalBiaya ?? 0) !== biaya;
  const message = kwuMessages.explainFigures;
  if (differs && !row.alasanKoreksi) throw invalid({ alasanKoreksi: message }, message);
}

interface Days extends DbRow {
  batas: string;
}

/** The report of the end, and that of money, are due on the same day. */
async function isLate(ctx: RuleContext, row: LaporanKwu): Promise<boolean> {
  const name = row.jenis === 'kemajuan' ? 'batas_laporan_kemajuan' : 'batas_laporan_akhir';
  const found = await ctx.tx.one<Days>(
    `select a.${name}::text as batas from ${businesses} g join kwu_pengaturan a on a.id = g.id_pengaturan where g.id = $1`,
    [row.idKelompok],
  );
  return found !== undefined && dayInZone(ctx.now) > found.batas;
}
