import type { ChangeOf } from '../../../resources/kit/index.ts';
import { mitraTerlibatProgram } from '../../../resources/magang/mitraTerlibatProgram.ts';
import type { programDitawarkan } from '../../../resources/magang/programDitawarkan.ts';
import { magangRefusals } from '../../../resources/magang/refusals.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { invalid } from '../../platform/errors.ts';

/**
 * The quotas of a partner's offers fit into its own. The partner's row is locked, so that two offers never pass the
 * same remainder.
 * @param row the partner's row as it will be, or just its id when an offer changes
 * @param offer the offer as it will be, counted instead of the stored one
 * @throws HttpError 422 'Jumlah kuota posisi ({n}) melebihi kuota mitra ({kuota}).' (docs/domain/20 §1.3)
 */
export async function mustHoldOffers(
  ctx: RuleContext,
  row: ChangeOf<typeof mitraTerlibatProgram>,
  offer: ChangeOf<typeof programDitawarkan> | null,
): Promise<void> {
  const held = { lock: 'no key update' } as const;
  const stored = await read(asSystem(ctx.tx), mitraTerlibatProgram, row.id, ['kuotaTotal'], held);
  const others = await ctx.tx.one<{ jumlah: number }>(
    `select coalesce(sum(kuota), 0)::int as jumlah from magang_program_ditawarkan
     where id_mitra_terlibat_program = $1 and id is distinct from $2::uuid`,
    [row.id, offer?.id ?? null],
  );
  const jumlah = (others?.jumlah ?? 0) + (offer?.kuota ?? 0);
  const kuota = row.kuotaTotal ?? stored?.kuotaTotal ?? 0;
  if (jumlah > kuota) {
    const message = magangRefusals.quota({ jumlah, kuota });
    throw invalid({ [offer ? 'kuota' : 'kuotaTotal']: message }, message);
  }
}

/** Writes the sum of the offers' quotas to the partner's row; derived, so its version stays. */
export const keepQuotaUsed = (ctx: RuleContext, idMitraTerlibatProgram: string): Promise<number> =>
  ctx.tx.execute(
    `update magang_mitra_terlibat_program t set kuota_terpakai = (select coalesce(sum(o.kuota), 0)::int
       from magang_program_ditawarkan o where o.id_mitra_terlibat_program = t.id) where t.id = $1`,
    [idMitraTerlibatProgram],
  );
