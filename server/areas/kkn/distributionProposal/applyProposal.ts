import { messages, type Note, noteOf } from '../../../../resources/kit/index.ts';
import { kelompok } from '../../../../resources/kkn/kelompok.ts';
import { kknRefusals } from '../../../../resources/kkn/refusals.ts';
import { jabatan } from '../../../../resources/programme/groupMembers.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { dayInZone } from '../../../platform/day.ts';
import { mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { createIn } from '../../../platform/engine/createRow.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { storeChange } from '../../../platform/engine/storeChange.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { transitionIn } from '../../../platform/engine/transition.ts';
import { conflict, HttpError, invalid, notFound } from '../../../platform/errors.ts';
import { asItIs } from '../../../platform/versions.ts';
import { takeTurns } from '../../master/common.ts';
import { judgesItself, overrideOf } from '../compositionRules.ts';
import { positions } from '../waveFacts.ts';
import { type JudgedGroup, judge } from './judgeGroups.ts';
import { contentOf, findProposal, mustBeLatest } from './proposalStore.ts';
import { waveDataOf } from './waveData.ts';

/**
 * POST usulan/{id}/terapkan `{ version, abaikanPelanggaran?, catatan? }`: the proposal becomes groups, all or none.
 * @returns how many groups were made
 * @throws HttpError 404, 409 where participants changed since, 422 with `pelanggaran` unless overridden with a note, 428
 */
export async function applyProposal(
  engine: Engine,
  caller: Caller,
  id: string,
  input: unknown,
): Promise<{ kelompokDibuat: number }> {
  const body = mustBeObject(input);
  const { abaikan, note } = overrideOf(body);
  return inTransaction(engine, caller, kelompok, async ctx => {
    const { idGelombang } = await findProposal(ctx.tx, id);
    // The lock under which groups of the wave get their codes: what is read now nobody changes by another proposal.
    await takeTurns(ctx, `kkn:${idGelombang}`);
    const row = await findProposal(ctx.tx, id, true);
    mustBeLatest(row, body.version);
    const isi = contentOf(row);
    const members = isi.kelompok.flatMap(it => it.anggota);
    await ctx.tx.query('select 1 from mbkm_pendaftar_program_mbkm where id = any($1) order by id for no key update', [
      members,
    ]);
    const data = await waveDataOf(ctx.tx, idGelombang, row.pertahankanMandiri);
    if (!data) throw notFound();
    if (data.status === 'selesai') throw conflict(kknRefusals.ended);
    if (data.dasar !== row.dasar) throw conflict(kknRefusals.proposalStale, { berubah: true });
    const judged = judge(data, isi.kelompok).kelompok.filter(it => it.anggota.length > 0);
    mustBeAccepted(judged, abaikan, note);
    judgesItself(ctx);
    for (const one of data.dissolved)
      await transitionIn(ctx, kelompok, one, 'bubarkan', {
        version: asItIs,
        catatan: note ?? kknRefusals.notes.dissolved,
      });
    await makeGroups(ctx, idGelombang, judged, note);
    await ctx.tx.execute(
      `update kkn_usulan_kelompok set status = 'diterapkan', pesan = $2, updated_at = $3, version = version + 1 where id = $1`,
      [id, note || null, ctx.now],
    );
    return { kelompokDibuat: judged.length };
  });
}

/** @throws HttpError 422 with what is broken, or without a note */
function mustBeAccepted(groups: readonly JudgedGroup[], overridden: boolean, note: Note | null): void {
  const pelanggaran = groups.flatMap(it => it.pelanggaran.map(one => ({ kunci: it.kunci, ...one })));
  const [first] = pelanggaran;
  if (!first) return;
  if (!overridden)
    throw new HttpError(422, kknRefusals.proposalBreaks({ kunci: first.kunci, pelanggaran: first.pesan }), undefined, {
      pelanggaran,
    });
  if (!note) throw invalid({ catatan: messages.noteRequired }, messages.noteRequired);
}

async function makeGroups(
  ctx: RuleContext,
  idGelombang: string,
  groups: JudgedGroup[],
  note: Note | null,
): Promise<void> {
  const known = await positions(ctx.tx);
  const tanggalGabung = dayInZone(ctx.now);
  for (const [nth, group] of groups.entries()) {
    const saved = await createIn(ctx, kelompok, {
      idGelombang,
      nama: `Kelompok ${nth + 1}`,
      idDesa: group.idDesa,
      idDpl: group.idDpl,
      asal: 'otomatis',
      dikunci: false,
      anggota: group.anggota.map(one => ({
        idPendaftarMbkm: one,
        statusAnggota: 'bergabung' as const,
        tanggalGabung,
        idJenisAnggota: known.get(one === group.idKetua ? jabatan.ketua : jabatan.anggota),
      })),
    });
    if (group.pelanggaran.length)
      await storeChange(
        ctx,
        kelompok,
        saved,
        {},
        { action: 'ubah', note: noteOf(kknRefusals.notes.breaks({ catatan: note ?? '' })) },
      );
  }
}
