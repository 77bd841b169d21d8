import { messages } from '../../../../resources/kit/index.ts';
import type { PerubahanUsulan } from '../../../../resources/kkn/papan.ts';
import { kknRefusals } from '../../../../resources/kkn/refusals.ts';
import { usulan } from '../../../../resources/kkn/usulan.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { conflict, invalid, notFound } from '../../../platform/errors.ts';
import type { Group } from '../distribution/types.ts';
import { leftOf } from './answer.ts';
import { judge } from './judgeGroups.ts';
import { changedOf, movedBetween, ownSteps, setBetween, without } from './ownSteps.ts';
import {
  type Content,
  contentOf,
  findProposal,
  mustBeLatest,
  type Step,
  type Stored,
  saveContent,
  type Trace,
} from './proposalStore.ts';
import { type WaveData, waveDataOf } from './waveData.ts';

/** Number of changes that can be undone. */
const mostSteps = 20;
/** Number of changes that a board hears of one by one; one that slept longer is told that much changed. */
const mostTraces = 60;

/**
 * PUT usulan/{id}/pindah `{ version, idPendaftarMbkm, keKelompok|null, tukarDengan? }` moves a participant, or
 * `{ version, kunci, idDesa?, idDpl?, idKetua? }` changes a group. What a change breaks is answered, not refused.
 * @throws HttpError 404, 409 with an old version or in another state, 422 by field, 428 without a version
 */
export const changeProposal = (engine: Engine, caller: Caller, id: string, input: unknown): Promise<PerubahanUsulan> =>
  changeLocked(engine, caller, id, input, (row, data, body) => {
    const isi = contentOf(row);
    const next = 'kunci' in body ? withGroup(isi, data, body) : withMove(isi, body);
    const step: Step = {
      kelompok: changedOf(isi, next),
      tidakTertempatkan: isi.tidakTertempatkan,
      oleh: caller.userId,
      orang: movedBetween(isi, next),
    };
    return { isi: next, langkah: [...(row.jejak?.langkah ?? []), step].slice(-mostSteps) };
  });

/**
 * PUT usulan/{id}/urungkan `{ version }`: takes back the caller's own last change, never one of somebody else.
 * @throws HttpError 404, 409 with an old version, or where others changed the same groups or students since, 428
 */
export const undoProposal = (engine: Engine, caller: Caller, id: string, input: unknown): Promise<PerubahanUsulan> =>
  changeLocked(engine, caller, id, input, row => {
    const isi = contentOf(row);
    const langkah = row.jejak?.langkah ?? [];
    const [last] = ownSteps(row, caller);
    if (!last)
      throw conflict(
        langkah.some(it => it.oleh === caller.userId) ? kknRefusals.changedByOthers : kknRefusals.nothingToUndo,
      );
    return { isi: without(isi, last), langkah: langkah.filter(it => it !== last) };
  });

/** Body of a change, not validated yet. */
type Body = Readonly<Record<string, unknown>>;

function changeLocked(
  engine: Engine,
  caller: Caller,
  id: string,
  input: unknown,
  change: (row: Stored, data: WaveData, body: Body) => { isi: Content; langkah: Step[] },
): Promise<PerubahanUsulan> {
  const body = mustBeObject(input);
  return inTransaction(engine, caller, usulan, async (ctx: RuleContext) => {
    const row = await findProposal(ctx.tx, id, true);
    mustBeLatest(row, body.version);
    const data = await waveDataOf(ctx.tx, row.idGelombang, row.pertahankanMandiri);
    if (!data) throw notFound();
    const { isi, langkah } = change(row, data, body);
    const before = contentOf(row);
    const villages = new Set([...changedOf(before, isi), ...changedOf(isi, before)].flatMap(it => it.idDesa ?? []));
    const left = isi.tidakTertempatkan.map(it => it.idPendaftarMbkm);
    const { kelompok, skor } = judge(data, isi.kelompok, left);
    const touched = new Set(changedOf(isi, before).map(it => it.kunci));
    const trace: Trace = {
      version: row.version + 1,
      oleh: caller.userId,
      orang: movedBetween(before, isi),
      kelompok: setBetween(before, isi),
    };
    const terakhir = [...(row.jejak?.terakhir ?? []), trace].slice(-mostTraces);
    await saveContent(ctx.tx, row, { isi, langkah, terakhir, skor, now: ctx.now });
    return {
      id,
      version: row.version + 1,
      skor,
      dapatDiurungkan: ownSteps({ jejak: { langkah } }, caller).length,
      kelompok: kelompok.filter(it => touched.has(it.kunci) || villages.has(it.idDesa ?? '')),
      tidakTertempatkan: leftOf(isi.tidakTertempatkan),
    };
  });
}

function withMove(isi: Content, { idPendaftarMbkm: who, keKelompok: to, tukarDengan: other }: Body): Content {
  const from = isi.kelompok.find(it => it.anggota.some(id => id === who));
  const waiting = isi.tidakTertempatkan.some(it => it.idPendaftarMbkm === who);
  if (typeof who !== 'string' || (!from && !waiting)) throw invalid({ idPendaftarMbkm: kknRefusals.notInProposal });
  const target = to === null ? undefined : isi.kelompok.find(it => it.kunci === to);
  if (to !== null && !target) throw invalid({ keKelompok: kknRefusals.groupNotInProposal });
  if (from === target) throw invalid({ keKelompok: kknRefusals.inGroupAlready });
  const swapped = other === undefined || other === null ? undefined : target?.anggota.find(id => id === other);
  if (other != null && swapped === undefined) throw invalid({ tukarDengan: kknRefusals.notInTarget });
  const without = (group: Group, id: string | undefined) => ({
    ...group,
    anggota: group.anggota.filter(it => it !== id),
    idKetua: group.idKetua === id ? null : group.idKetua,
  });
  const joined = (group: Group, id: string | undefined) =>
    id === undefined ? group : { ...group, anggota: [...group.anggota, id].sort() };
  const left = isi.tidakTertempatkan.filter(it => it.idPendaftarMbkm !== who);
  const unplaced = [...(target ? [] : [who]), ...(swapped !== undefined && !from ? [swapped] : [])];
  return {
    ...isi,
    kelompok: isi.kelompok.map(it => {
      if (it === from) return joined(without(it, who), swapped);
      return it === target ? joined(without(it, swapped), who) : it;
    }),
    tidakTertempatkan: [...left, ...unplaced.map(id => ({ idPendaftarMbkm: id, alasan: 'dikeluarkan' as const }))],
  };
}

function withGroup(isi: Content, { wave }: WaveData, body: Body): Content {
  const group = isi.kelompok.find(it => it.kunci === body.kunci);
  if (!group) throw invalid({ kunci: kknRefusals.groupNotInProposal });
  const chosen = (name: 'idDesa' | 'idDpl' | 'idKetua', known: (id: string) => boolean): string | null => {
    const id = name in body ? body[name] : group[name];
    if (id === null) return null;
    if (typeof id !== 'string' || !known(id)) throw invalid({ [name]: messages.choice });
    return id;
  };
  const next: Group = {
    ...group,
    idDesa: chosen('idDesa', id => wave.villages.some(it => it.id === id)),
    idDpl: chosen('idDpl', id => wave.supervisors.some(it => it.id === id)),
    idKetua: chosen('idKetua', id => group.anggota.includes(id)),
  };
  return { ...isi, kelompok: isi.kelompok.map(it => (it === group ? next : it)) };
}
