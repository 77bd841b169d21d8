import { type ChangeOf, messages, term } from '../../../resources/kit/index.ts';
import { penawaranDiajukan, penawaranDikembalikan, penawaranDisetujui } from '../../../resources/magang/events.ts';
import { mitraTerlibatProgram } from '../../../resources/magang/mitraTerlibatProgram.ts';
import type { ProgramDitawarkan, programDitawarkan } from '../../../resources/magang/programDitawarkan.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import { program } from '../../../resources/master/program.ts';
import { role } from '../../../resources/roles.ts';
import { isCopy } from '../../platform/engine/copy/run.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { tell } from '../../platform/notify/index.ts';
import { isTeam } from '../master/common.ts';
import { keepQuotaUsed, mustHoldOffers } from './offerQuota.ts';

const isEditable = (row: ProgramDitawarkan): boolean => row.status === 'draf' || row.status === 'revisi';

/** Offers of partners (docs/domain/20 §1.4). */
export const offerRules: RulesFor<typeof programDitawarkan> = {
  beforeCreate: async (ctx, data) => {
    await copyPart(ctx, data);
    // Tim MBKM's own offers need nobody's approval.
    if (isTeam(ctx.caller) && !isCopy(ctx)) data.status = 'dibuka';
    await mustHoldOffers(ctx, { id: data.idMitraTerlibatProgram }, data);
  },

  beforeUpdate: async (ctx, before, data) => {
    if (!isTeam(ctx.caller) && !isEditable(before)) throw conflict(messages.wrongState);
    if ('kuota' in data) {
      await mustHoldOffers(ctx, { id: before.idMitraTerlibatProgram }, { ...before, ...data });
    }
  },

  afterWrite: async (ctx, row, before) => {
    const part = (row ?? before)?.idMitraTerlibatProgram;
    if (part && row?.kuota !== before?.kuota) await keepQuotaUsed(ctx, part);
    if (row && before && row.status !== before.status) await tellOfOffer(ctx, row);
  },
};

/** Credits that an offer counts at most, however many the programme allows. */
const mostCredits = 20;

/** Partner, programme and period come from the partner's part; requirements from the programme unless given. */
async function copyPart(ctx: RuleContext, data: ChangeOf<typeof programDitawarkan>): Promise<void> {
  const on = asSystem(ctx.tx);
  const places = ['idMitra', 'idProgram', 'idPeriode'] as const;
  const part = await read(on, mitraTerlibatProgram, data.idMitraTerlibatProgram, places);
  const partner = await read(on, mitra, part?.idMitra, ['nama']);
  const standard = await read(on, program, part?.idProgram, ['semesterMin', 'ipkMin', 'sksMaksKonversi']);
  if (!part || !partner || !standard)
    throw invalid({ idMitraTerlibatProgram: messages.reference({ label: term('Mitra – program – periode') }) });
  Object.assign(data, part);
  data.namaMitra = partner.nama;
  data.semesterMin ??= standard.semesterMin;
  data.ipkMin ??= standard.ipkMin;
  data.estimasiSks ??= Math.min(standard.sksMaksKonversi, mostCredits);
}

const happened: ReadonlyMap<string, typeof penawaranDiajukan | typeof penawaranDisetujui> = new Map<
  string,
  typeof penawaranDiajukan | typeof penawaranDisetujui
>([
  ['diajukan', penawaranDiajukan],
  ['dibuka', penawaranDisetujui],
  ['revisi', penawaranDikembalikan],
]);

/** Offer submitted → Tim MBKM, decided → partner (docs/domain/20 §4.9). */
async function tellOfOffer(ctx: RuleContext, row: ProgramDitawarkan): Promise<void> {
  const event = happened.get(row.status);
  if (!event) return;
  await tell(ctx, {
    event,
    key: `${row.id}:${row.version}`,
    words: { posisi: row.namaPosisi, mitra: row.namaMitra ?? '' },
    people: {
      tim: [{ role: role.timMbkm }],
      mitra: [{ role: role.mitra, idMitra: row.idMitra }],
    },
  });
}
