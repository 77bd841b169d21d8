import { kknMessages } from '../../../resources/kkn/messages.ts';
import { role } from '../../../resources/roles.ts';
import type { ResourceRules, RuleContext } from '../../platform/engine/rules.ts';
import { conflict } from '../../platform/errors.ts';
import { groups } from './tables.ts';

/** SQL that gives a row's wave, by the field that leads to it; $1 = the value of that field. */
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

/**
 * Makes rows of a wave read-only once it is over (docs/domain/30 §4.6); steps of workflows ask `mustBeOpenWave` themselves.
 */
export const closedWave: ResourceRules = {
  beforeCreate: (ctx, data) => mustBeOpenWave(ctx, data),
  beforeUpdate: (ctx, before) => mustBeOpenWave(ctx, before),
  beforeTransition: (ctx, before) => mustBeOpenWave(ctx, before),
  beforeDelete: (ctx, row) => mustBeOpenWave(ctx, row),
};
