import { kknMessages } from '../../../resources/kkn/messages.ts';
import { role } from '../../../resources/roles.ts';
import type { ResourceRules, RuleContext } from '../../platform/engine/rules.ts';
import { conflict } from '../../platform/errors.ts';
import { groups } from './tables.ts';

/** How a row says which wave it is of: SQL of the wave's id, $1 = what stands in the named field. */
const waveBy = {
  idGelombang: '$1::uuid',
  idKelompok: `(select g.id_gelombang from ${groups} g where g.id = $1::uuid)`,
  idDpl: '(select d.id_gelombang from kkn_dpl d where d.id = $1::uuid)',
  idPendaftarMbkm: '(select p.id_gelombang from kkn_pendaftaran p where p.id_pendaftar_mbkm = $1::uuid)',
} as const;
const ways = ['idGelombang', 'idKelompok', 'idPendaftarMbkm', 'idDpl'] as const satisfies (keyof typeof waveBy)[];

type OfWave = { readonly [K in (typeof ways)[number]]?: unknown };

/** @throws HttpError 409 while the row's wave is over, for all but Super Admin and the daily jobs */
export async function mustBeOpenWave(ctx: Pick<RuleContext, 'tx' | 'caller'>, row: OfWave): Promise<void> {
  if (ctx.caller.baseRole === role.superAdmin) return;
  const way = ways.find(name => typeof row[name] === 'string');
  if (!way) return;
  const over = await ctx.tx.one(
    `select 1 as ada from kkn_gelombang w where w.status = 'selesai' and w.id = ${waveBy[way]}`,
    [row[way]],
    { prepare: true },
  );
  if (over) throw conflict(kknMessages.waveOver);
}

/** What belongs to a wave is read only once the wave is over (docs/domain/30 §4.6); its steps ask so themselves. */
export const closedWave: ResourceRules = {
  beforeCreate: (ctx, data) => mustBeOpenWave(ctx, data),
  beforeUpdate: (ctx, before) => mustBeOpenWave(ctx, before),
  beforeTransition: (ctx, before) => mustBeOpenWave(ctx, before),
  beforeDelete: (ctx, row) => mustBeOpenWave(ctx, row),
};
