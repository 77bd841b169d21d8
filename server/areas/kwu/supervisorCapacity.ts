import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { holdRow } from '../../platform/database/turns.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { invalid } from '../../platform/errors.ts';
import { businesses, isBusiness } from './tables.ts';

interface Load extends DbRow {
  lain: number;
  maks: number;
}

/**
 * A business's lecturer takes one more group of the period. The lecturer's row is held, so that two groups never take
 * the same place.
 * @throws HttpError 422 'DPL sudah mencapai batas {n} kelompok.'
 */
export async function mustFitSupervisor(
  ctx: RuleContext,
  id: string | null,
  idPeriode: string | undefined,
  idPegawai: unknown,
): Promise<void> {
  if (!idPegawai) return;
  await holdRow(ctx.tx, 'master_pegawai', idPegawai);
  const found = await ctx.tx.one<Load>(
    `select a.maks_kelompok_per_dpl as maks, (select count(*)::int from ${businesses} g
       where g.id_pegawai_dpl = $1 and g.id_periode = a.id_periode and ${isBusiness('g')} and g.id is distinct from $3::uuid) as lain
     from kwu_pengaturan a where a.id_periode = $2`,
    [idPegawai, idPeriode, id],
  );
  if (!found || found.lain < found.maks) return;
  const message = programmeRefusals.supervisorFull({ n: found.maks });
  throw invalid({ idPegawaiDpl: message }, message);
}
