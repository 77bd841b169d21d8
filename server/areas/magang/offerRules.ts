import { messages } from '../../../resources/kit/index.ts';
import { penawaranDiajukan, penawaranDikembalikan, penawaranDisetujui } from '../../../resources/magang/events.ts';
import type { programDitawarkan } from '../../../resources/magang/programDitawarkan.ts';
import { role } from '../../../resources/roles.ts';
import type { RowData } from '../../platform/database/db.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { tell } from '../../platform/notify/index.ts';
import { isTeam } from '../master/common.ts';
import { keepQuotaUsed, mustHoldOffers } from './offerQuota.ts';

const isEditable = (row: RowData): boolean => row.status === 'draf' || row.status === 'revisi';

/** Offers of partners (docs/domain/20 §1.4). */
export const offerRules: RulesFor<typeof programDitawarkan> = {
  beforeCreate: async (ctx, data) => {
    Object.assign(data, await copies(ctx, data));
    // Tim MBKM's own offers need nobody's approval.
    if (isTeam(ctx.caller)) data.status = 'dibuka';
    await mustHoldOffers(ctx, { id: data.idMitraTerlibatProgram }, data);
  },

  beforeUpdate: async (ctx, before, data) => {
    if (!isTeam(ctx.caller) && !isEditable(before)) throw conflict(messages.wrongState);
    if ('kuota' in data) {
      await mustHoldOffers(ctx, { id: before.idMitraTerlibatProgram }, { ...before, ...data });
    }
  },

  beforeDelete: (_ctx, row) => {
    if (row.status !== 'draf') throw conflict(messages.wrongState);
  },

  afterWrite: async (ctx, row, before) => {
    if (row?.kuota !== before?.kuota) {
      await keepQuotaUsed(ctx, row?.idMitraTerlibatProgram ?? before?.idMitraTerlibatProgram);
    }
    if (row && before && row.status !== before.status) await tellOfOffer(ctx, row);
  },
};

/** Partner, programme and period come from the partner's part; requirements from the programme unless given. */
async function copies(ctx: RuleContext, data: RowData): Promise<RowData> {
  const found = await ctx.tx.one<Record<string, unknown>>(
    `select t.id_mitra as "idMitra", m.nama as "namaMitra", t.id_program as "idProgram", t.id_periode as "idPeriode",
       p.semester_min as "semesterMin", p.ipk_min as "ipkMin", least(p.sks_maks_konversi, 20) as "estimasiSks"
     from magang_mitra_terlibat_program t join master_mitra m on m.id = t.id_mitra
     join master_program p on p.id = t.id_program where t.id = $1`,
    [data.idMitraTerlibatProgram],
  );
  if (!found) throw invalid({ idMitraTerlibatProgram: messages.reference('Mitra – Program – Periode') });
  const { semesterMin, ipkMin, estimasiSks, ...fixed } = found;
  const standard = { semesterMin, ipkMin, estimasiSks };
  const empty = Object.entries(standard).filter(([name]) => data[name] === null || data[name] === undefined);
  return { ...fixed, ...Object.fromEntries(empty) };
}

const happened: ReadonlyMap<unknown, typeof penawaranDiajukan | typeof penawaranDisetujui> = new Map<
  string,
  typeof penawaranDiajukan | typeof penawaranDisetujui
>([
  ['diajukan', penawaranDiajukan],
  ['dibuka', penawaranDisetujui],
  ['revisi', penawaranDikembalikan],
]);

/** Offer submitted → Tim MBKM, decided → partner (docs/domain/20 §4.9). */
async function tellOfOffer(ctx: RuleContext, row: RowData): Promise<void> {
  const event = happened.get(row.status);
  if (!event) return;
  await tell(ctx, {
    event,
    key: `${String(row.id)}:${String(row.version)}`,
    words: { posisi: String(row.namaPosisi), mitra: String(row.namaMitra) },
    people: {
      tim: [{ role: role.timMbkm }],
      mitra: [{ role: role.mitra, idMitra: typeof row.idMitra === 'string' ? row.idMitra : null }],
    },
  });
}
