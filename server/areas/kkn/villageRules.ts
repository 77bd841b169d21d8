import type { ChangeOf } from '../../../resources/kit/index.ts';
import type { desa } from '../../../resources/kkn/desa.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict } from '../../platform/errors.ts';
import { changes } from '../master/common.ts';
import { groups, isGroup } from './tables.ts';

/** Villages of a wave (docs/domain/30 §1.2). */
export const villageRules: RulesFor<typeof desa> = {
  beforeCreate: async (ctx, data) => {
    Object.assign(data, await namesOf(ctx, data));
  },

  beforeUpdate: async (ctx, before, data) => {
    if (changes(before, data, 'idKelurahan')) Object.assign(data, await namesOf(ctx, data));
  },

  beforeDelete: async (ctx, row) => {
    const used = await ctx.tx.query<{ kode: string }>(
      `select g.kode from ${groups} g where g.id_desa = $1 and ${isGroup('g')} order by g.kode limit 5`,
      [row.id],
    );
    if (used.length) throw conflict(kknRefusals.villageInUse({ kelompok: used.map(({ kode }) => kode) }));
  },
};

/** Fills in the names of the village and its region. */
async function namesOf(ctx: RuleContext, data: ChangeOf<typeof desa>): Promise<ChangeOf<typeof desa>> {
  const found = await ctx.tx.one<{ desa: string; kecamatan: string }>(
    `select k.nama as desa, c.nama as kecamatan from master_kelurahan k join master_kecamatan c on c.id = k.id_kecamatan
     where k.id = $1`,
    [data.idKelurahan],
  );
  return found ?? {};
}
