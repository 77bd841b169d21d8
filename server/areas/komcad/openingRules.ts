import { noteOf } from '../../../resources/kit/index.ts';
import type { programKomcad } from '../../../resources/komcad/program.ts';
import { komcadRefusals } from '../../../resources/komcad/refusals.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict } from '../../platform/errors.ts';
import { changes } from '../master/common.ts';
import { markOpeningLetters } from './letters.ts';

/** @throws HttpError 409 when somebody has registered for the opening */
async function mustBeUnused({ tx }: Pick<RuleContext, 'tx'>, id: string): Promise<void> {
  const used = await tx.one('select 1 as ada from komcad_pendaftaran where id_program_komcad = $1 limit 1', [id]);
  if (used) throw conflict(komcadRefusals.waveInUse);
}

/** Openings (docs/domain/40 §1.1). */
export const openingRules: RulesFor<typeof programKomcad> = {
  beforeDelete: async (ctx, row) => {
    await mustBeUnused(ctx, row.id);
  },
  beforeUpdate: async (ctx, before, data) => {
    if (!changes(before, data, 'idProgram', 'idPeriode')) return;
    await mustBeUnused(ctx, before.id);
  },
  // Those who have not finished train on the days and at the partner that the opening says now.
  afterWrite: async (ctx, row, before) => {
    if (!row || !before) return;
    await markOpeningLetters(ctx, row, before);
    if (!changes(before, row, 'idMitra', 'tanggalMulaiLatsarmil', 'tanggalSelesaiLatsarmil')) return;
    const found = await ctx.tx.query<{ id: string }>(
      `select t.id from mbkm_pendaftar_program_mbkm t join komcad_pendaftaran d on d.id_pendaftar_mbkm = t.id
       where d.id_program_komcad = $1 and t.status in ('draf', 'diajukan', 'revisi', 'disetujui', 'berjalan') order by t.id`,
      [row.id],
    );
    const mitra = await ctx.tx.one<{ nama: string }>('select nama from master_mitra where id = $1', [row.idMitra]);
    const values = {
      idMitra: row.idMitra,
      namaMitra: mitra?.nama ?? null,
      tanggalMulai: row.tanggalMulaiLatsarmil,
      tanggalSelesai: row.tanggalSelesaiLatsarmil,
    };
    await ctx.carry(
      pendaftar,
      found.map(({ id }) => ({ id, values })),
      noteOf(komcadRefusals.notes.waveChanged),
    );
  },
};
