import type { ChangeOf, FieldErrors } from '../../../resources/kit/index.ts';
import type { perjalananDinas } from '../../../resources/kkn/perjalananDinas.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { holdRow } from '../../platform/database/turns.ts';
import { dayInZone } from '../../platform/day.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { invalid } from '../../platform/errors.ts';
import { tellOfTrip } from './groupNotices.ts';

/** Travel reports of DPL (docs/domain/30 §1.11). */
export const tripRules: RulesFor<typeof perjalananDinas> = {
  beforeCreate: (ctx, data) => mustBeRight(ctx, data),
  beforeUpdate: (ctx, before, data) => mustBeRight(ctx, { ...before, ...data }),
  beforeTransition: (ctx, before, transition) => tellOfTrip(ctx, before, transition),
};

/** @throws HttpError 422 by field */
async function mustBeRight(ctx: RuleContext, row: ChangeOf<typeof perjalananDinas>): Promise<void> {
  const errors: FieldErrors = {};
  if (row.tanggalKembali && row.tanggalKembali > dayInZone(ctx.now)) errors.tanggalKembali = kknRefusals.tripNotOver;
  await holdRow(ctx.tx, 'kkn_dpl', row.idDpl);
  const facts = await ctx.tx.one<DbRow & { asing: number; tumpuk: boolean }>(
    `select (select count(*)::int from unnest($2::uuid[]) k(id) where not exists (
         select 1 from kkn_kkn_kelompok g where g.id = k.id and g.id_dpl = $1)) as asing,
       exists (select 1 from kkn_laporan_perjalanan_dinas o join kkn_dpl d on d.id = o.id_dpl
         where d.id_pegawai = (select id_pegawai from kkn_dpl where id = $1) and o.id is distinct from $5::uuid
           and o.status <> 'ditolak' and o.tanggal_berangkat <= $4::date and o.tanggal_kembali >= $3::date) as tumpuk`,
    [row.idDpl, row.idKelompok ?? [], row.tanggalBerangkat, row.tanggalKembali, row.id ?? null],
  );
  if (facts?.asing) errors.idKelompok = kknRefusals.notYourGroups;
  if (facts?.tumpuk) errors.tanggalBerangkat = kknRefusals.tripOverlaps;
  const [first] = Object.values(errors);
  if (first) throw invalid(errors, first);
}
