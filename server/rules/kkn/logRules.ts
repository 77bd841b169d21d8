import type { RowData } from '../../database/db.ts';
import type { ResourceRules, RuleContext } from '../../rest/rules.ts';
import { members, takesPart } from './tables.ts';

/** A log carries the group that its writer was in on that day of writing (docs/domain/30 §1.9 `idKelompok`). */
export const logRules: ResourceRules = {
  beforeCreate: async (ctx, data) => {
    data.idKelompok = await groupOf(ctx, data);
  },
};

async function groupOf(ctx: RuleContext, { idPendaftarMbkm }: RowData): Promise<string | null> {
  const found = await ctx.tx.one<{ id: string }>(
    `select m.parent_id as id from ${members} m where m.id_pendaftar_mbkm = $1 and ${takesPart('m')} limit 1`,
    [idPendaftarMbkm],
  );
  return found?.id ?? null;
}
