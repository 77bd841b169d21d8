import { type ChangeOf, groupOf, messages, term } from '../../../resources/kit/index.ts';
import type { Kelompok, kelompok } from '../../../resources/kkn/kelompok.ts';
import { kelompokTetap } from '../../../resources/kkn/kelompok.ts';
import { picKelompok } from '../../../resources/kkn/picKelompok.ts';
import { kkn } from '../../../resources/kkn/programme.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { jabatan } from '../../../resources/programme/groupMembers.ts';
import { programmeMessages } from '../../../resources/programme/messages.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import { dayInZone } from '../../platform/day.ts';
import { asSystem, exists } from '../../platform/engine/reading.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import type { RulesFor } from '../../platform/engine/rulesOf.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { changes, isTeam, takeTurns } from '../master/common.ts';
import { freed, leadersIn, mustHaveOneLeader, mustStayFormed } from '../mbkm/formedGroup.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { tellOfTransition } from '../mbkm/notices.ts';
import { countSupervisor, countVillage, mustFitSupervisor, mustFitVillage } from './capacity.ts';
import { fits, holdWave, willJudge } from './compositionRules.ts';
import { tellMembers, tellOfGroup } from './groupNotices.ts';
import { breakingSql } from './ruleBreakingGroups.ts';
import { soughtSql } from './searchGroups.ts';
import { groups, members } from './tables.ts';
import { live, memberRows, ownCandidate, positions, type WaveFacts, waveFacts } from './waveFacts.ts';

const formed = { group: groupOf(kkn) };

/** Message to the members of a group that ended, by state. */
const ended: Readonly<Record<string, string>> = { ditolak: 'Kelompok ditolak.', bubar: 'Kelompok dibubarkan.' };

/** Groups (docs/domain/30 §1.4). That members are participants in one group only is every programme's rule. */
export const groupRules: RulesFor<typeof kelompok> = {
  filters: { q: soughtSql, melanggar: breakingSql },

  beforeLock: holdWave,

  beforeCreate: async (ctx, data) => {
    const wave = await mustHaveWave(ctx, data);
    if (isTeam(ctx.caller)) {
      data.asal ??= 'koordinator';
      data.status = 'disetujui';
    } else await startOwn(ctx, wave, data);
    data.kode = await nextCode(ctx, wave);
    await mustHaveOneLeader(ctx, formed, data);
    await mustBePlaced(ctx, data);
    willJudge(ctx, data);
  },

  beforeUpdate: async (ctx, before, data) => {
    const row = { ...before, ...data };
    if ('anggota' in data) {
      if (!isTeam(ctx.caller)) await mustStayFormed(ctx, formed, before, data);
      await mustHaveOneLeader(ctx, formed, row);
    }
    if (changes(before, data, 'idDesa')) await mustFitVillage(ctx, row);
    if (changes(before, data, 'idDpl')) await mustFitSupervisor(ctx, row);
    const emptied = (['idDesa', 'idDpl'] as const).some(name => name in data && !data[name]);
    if (emptied && kelompokTetap.some(state => state === before.status)) throw conflict(kknRefusals.fixedNeedsPlace);
    willJudge(ctx, row, before);
  },

  beforeTransition: async (ctx, before, transition) => {
    if (transition.action === 'ajukan') await mustHaveSize(ctx, before);
    if (transition.action === 'tetapkan') await mustBeComplete(ctx, before);
    await tellOfGroup(ctx, before, transition);
    const gone = Object.hasOwn(ended, transition.to) ? ended[transition.to] : undefined;
    if (gone) Object.assign(transition.data, { anggota: freed(ctx, formed, before, gone) });
  },

  afterWrite: async (ctx, row, before) => {
    for (const id of new Set([row?.idDesa, before?.idDesa])) if (id) await countVillage(ctx, id);
    for (const id of new Set([row?.idDpl, before?.idDpl])) if (id) await countSupervisor(ctx, id);
    if (row) await fits(ctx, row);
    if (row && before) await tellMembers(ctx, before, row);
    if (row?.status === 'berjalan' && before?.status === 'ditetapkan') await startMembers(ctx, row);
  },
};

/** Members whose first day has come begin with their group; the others on their day, by the daily job. */
async function startMembers(ctx: RuleContext, row: Kelompok): Promise<void> {
  const due = await ctx.tx.query<{ id: string }>(
    `select t.id from ${members} m join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm
     where m.parent_id = $1 and ${takesPart('m')} and t.status = 'disetujui' and t.tanggal_mulai <= $2::date
       and t.id_dosen_pembimbing is not null order by t.id`,
    [row.id, dayInZone(ctx.now)],
  );
  for (const { id } of due) {
    const begun = await ctx.step(pendaftar, id, 'mulai', null);
    await tellOfTransition(ctx, 'mulai', begun, null);
  }
}

async function mustHaveWave(ctx: RuleContext, data: ChangeOf<typeof kelompok>): Promise<WaveFacts> {
  const wave = await waveFacts(ctx.tx, data.idGelombang);
  if (!wave) throw invalid({ idGelombang: messages.reference({ label: term('Gelombang') }) });
  if (wave.status === 'selesai') throw conflict(kknRefusals.ended);
  return wave;
}

/** A student begins a group and leads it. @throws HttpError 403, 409, 422 where the wave or the registration is not that far */
async function startOwn(ctx: RuleContext, wave: WaveFacts, data: ChangeOf<typeof kelompok>): Promise<void> {
  if (wave.modeKelompok === 'otomatis') throw conflict(kknRefusals.dividedByTeam);
  if (wave.status !== 'pendaftaran' && wave.status !== 'pembagian') throw conflict(kknRefusals.formedBeforeDeparture);
  const own = await ownCandidate(ctx.tx, wave.id, ctx.caller.idMahasiswa);
  if (own?.status !== 'disetujui') {
    const early = programmeMessages.notApproved;
    throw invalid({ idGelombang: early }, early);
  }
  if (own.kelompok) throw conflict(kknRefusals.youAreIn({ kelompok: own.kelompok }));
  const leader = (await positions(ctx.tx)).get(jabatan.ketua);
  data.asal = 'mandiri';
  data.status = 'draf';
  data.anggota = [
    {
      idPendaftarMbkm: own.id,
      idJenisAnggota: leader,
      statusAnggota: 'bergabung',
      tanggalGabung: dayInZone(ctx.now),
    },
  ];
}

/** `KKN-01`, the next of its wave. */
async function nextCode(ctx: RuleContext, wave: WaveFacts): Promise<string> {
  await takeTurns(ctx, `kkn:${wave.id}`);
  const last = await ctx.tx.one<{ n: number }>(
    `select coalesce(max(substring(kode from 5)::int), 0) as n from ${groups} where id_gelombang = $1 and kode like 'KKN-%'`,
    [wave.id],
  );
  return `KKN-${String((last?.n ?? 0) + 1).padStart(2, '0')}`;
}

async function mustBePlaced(ctx: RuleContext, row: ChangeOf<typeof kelompok>): Promise<void> {
  await mustFitVillage(ctx, row);
  await mustFitSupervisor(ctx, row);
}

/** @throws HttpError 422 'Anggota harus {min}-{maks} orang.' */
async function mustHaveSize(ctx: RuleContext, row: Kelompok): Promise<void> {
  const wave = await mustHaveWave(ctx, row);
  const size = live(memberRows(row)).length;
  if (size >= wave.ukuranMin && size <= wave.ukuranMaks) return;
  const message = programmeRefusals.wrongSize({ min: wave.ukuranMin, maks: wave.ukuranMaks });
  throw invalid({ anggota: message }, message);
}

/**
 * Checks that a group is complete before it is fixed (docs/domain/30 §1.4 `tetapkan`). @throws HttpError 422 with every
 * missing item
 */
async function mustBeComplete(ctx: RuleContext, row: Kelompok): Promise<void> {
  const wave = await mustHaveWave(ctx, row);
  const rows = memberRows(row);
  const size = live(rows).length;
  const pic = await exists(asSystem(ctx.tx), picKelompok, { idKelompok: row.id });
  const kurang = [
    ...(row.idDesa ? [] : [term('desa')]),
    ...(row.idDpl ? [] : [term('DPL')]),
    ...(pic ? [] : [term('PIC')]),
    ...((await leadersIn(ctx, formed, row)).length === 1 ? [] : [term('ketua')]),
  ];
  const fits = size >= wave.ukuranMin && size <= wave.ukuranMaks;
  const ukuran = fits ? '' : kknRefusals.size({ min: wave.ukuranMin, maks: wave.ukuranMaks });
  if (kurang.length || !fits) throw conflict(kknRefusals.incomplete({ kurang, ukuran }));
}
