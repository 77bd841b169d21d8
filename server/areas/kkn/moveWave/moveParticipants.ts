import { v7 as uuidv7 } from 'uuid';
import { type BulkAnswer, type FieldErrors, messages, type Note, noteOf } from '../../../../resources/kit/index.ts';
import { gelombangDipindah } from '../../../../resources/kkn/events.ts';
import { pendaftaranKkn } from '../../../../resources/kkn/pendaftaran.ts';
import { kknRefusals } from '../../../../resources/kkn/refusals.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { keep, noteWith, sameSaid } from '../../../platform/access/keptSaid.ts';
import { saidTo } from '../../../platform/access/saidTo.ts';
import { noteIn } from '../../../platform/engine/bodyWords.ts';
import { answerOf, eachOf } from '../../../platform/engine/bulk.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { type BulkItem, itemsOf } from '../../../platform/engine/http.ts';
import { lockRow, mustBeCurrent } from '../../../platform/engine/lockRow.ts';
import { findRow } from '../../../platform/engine/read.ts';
import { asSystem, findOne } from '../../../platform/engine/reading.ts';
import { writeReceipt } from '../../../platform/engine/receipts.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import { storeChange } from '../../../platform/engine/storeChange.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { conflict, forbidden, invalid, notFound } from '../../../platform/errors.ts';
import { isTeam, takeTurns } from '../../master/common.ts';
import { tellOf } from '../../mbkm/notices.ts';
import { leaveGroup, ownGroupHeld } from './groupPlace.ts';
import { consequences, factsOf, hindrance, targetWave } from './moveFacts.ts';
import { placesLeft } from './waveChoices.ts';

/** Source by which a receipt names the wave of a participation, and its undo is found (`waveBack`). */
export const waveSource = 'kkn.idGelombang';

/** Body of the call, not validated yet. */
interface Asked {
  items?: unknown;
  keGelombang?: unknown;
  catatan?: unknown;
  coba: boolean;
}

interface Answer extends BulkAnswer {
  akibat?: { kode: string; n: number; pesan: string }[];
}

/**
 * POST v3/kkn/pindah-gelombang `{ items: [{ id, version }], keGelombang, catatan, coba? }`: participants change to
 * another wave that takes participants, each in a transaction of its own (docs/domain/30 §4.6). With `coba` nothing is
 * written: `akibat` counts what follows, `gagal` says what hinders.
 * @throws HttpError 403, 409 when none of them moves for one reason, 422 by field, 428 without versions
 */
export async function moveParticipants(engine: Engine, caller: Caller, body: Asked): Promise<Answer> {
  if (!isTeam(caller)) throw forbidden();
  const items = itemsOf({ items: body.items });
  const note = noteIn({ catatan: body.catatan });
  const errors: FieldErrors = {
    ...(body.keGelombang ? {} : { keGelombang: messages.required }),
    ...(note || body.coba ? {} : { catatan: messages.noteRequired }),
  };
  const [first] = Object.values(errors);
  if (first) throw invalid(errors, first);
  await targetWave(engine.db, body.keGelombang);
  return body.coba || !note
    ? lookAhead(engine, caller, items, body.keGelombang)
    : moveAll(engine, caller, items, { idGelombang: body.keGelombang, note, importId: uuidv7() });
}

/** Consequences in numbers for those who can move, and why the others cannot. */
async function lookAhead(
  engine: Engine,
  caller: Caller,
  items: readonly BulkItem[],
  idGelombang: unknown,
): Promise<Answer> {
  const wave = await targetWave(engine.db, idGelombang);
  const ids = [...new Set(items.map(({ id }) => id))];
  const facts = await factsOf(engine.db, ids, wave);
  const judged = ids.map(id => {
    const row = facts.get(id);
    return { id, row, says: row ? hindrance(row, wave, caller) : messages.notFound };
  });
  const moving = judged.flatMap(({ row, says }) => (row && !says ? [row] : []));
  return {
    berhasil: moving.map(({ id }) => id),
    gagal: judged.flatMap(({ id, says }) => (says ? [{ id, pesan: saidTo(caller, says), code: says.code }] : [])),
    akibat: consequences(moving, wave, await placesLeft(engine.db, wave.id)).map(({ kode, n }) => ({
      kode,
      n,
      pesan: saidTo(caller, kknRefusals.moving[kode]({ n })),
    })),
  };
}

/** One choice for several participants. */
interface Chosen {
  idGelombang: unknown;
  note: Note;
  /** Id of the receipt. */
  importId: string;
}

async function moveAll(engine: Engine, caller: Caller, items: readonly BulkItem[], chosen: Chosen): Promise<Answer> {
  const fared = await eachOf(engine, pendaftar, items, item =>
    inTransaction(engine, caller, pendaftar, ctx => moveIn(ctx, item, chosen)),
  );
  // When nothing was done, and for one reason only, the reason is the answer.
  const [first] = fared.failed;
  const isOne = first !== undefined && fared.failed.every(({ reason }) => sameSaid(reason, first.reason));
  if (first?.error && !fared.done.length && isOne) throw first.error;
  const answer = answerOf(fared, caller);
  if (!fared.done.length) return answer;
  const report = {
    berhasil: fared.done.length,
    gagal: fared.failed.map(({ item, reason }) => ({ id: item.id, pesan: keep(reason) })),
  };
  await inTransaction(engine, caller, pendaftar, ctx =>
    writeReceipt(ctx, pendaftar, chosen.importId, [waveSource, 'tanggalMulai', 'tanggalSelesai'], report),
  );
  return { ...answer, bukti: [chosen.importId] };
}

/**
 * Moves one: out of the group and its supervisor, into the days of the other wave, without villages of the former one.
 * The participation is written last, so that whatever follows from the move makes its version newer.
 */
async function moveIn(
  ctx: RuleContext,
  { id, version }: BulkItem,
  { idGelombang, note, importId }: Chosen,
): Promise<void> {
  const seen = await findOne(asSystem(ctx.tx), pendaftaranKkn, { idPendaftarMbkm: id }, ['idGelombang']);
  if (!seen) throw notFound();
  await takeTurns(ctx, `kkn:${seen.idGelombang}`);
  const group = await ownGroupHeld(ctx, id);
  const before = await lockRow(ctx, pendaftar, id);
  mustBeCurrent(ctx, pendaftar, before, version);
  const wave = await targetWave(ctx.tx, idGelombang, true);
  const facts = (await factsOf(ctx.tx, [id], wave)).get(id);
  if (!facts) throw notFound();
  const hindered = hindrance(facts, wave, ctx.caller);
  if (hindered) throw conflict(hindered);
  const words = { dari: facts.gelombang, ke: wave.nama };
  const audit = { note: noteWith(kknRefusals.notes.movedWave(words), note), importId };
  if (group) await leaveGroup(ctx, group, id, noteOf(kknRefusals.notes.movedWave(words)), audit);
  const detail = await findOne(asSystem(ctx.tx), pendaftaranKkn, { idPendaftarMbkm: id }, ['id']);
  const own = detail && (await findRow(ctx.engine, ctx.tx, null, pendaftaranKkn, detail.id, 'read', true));
  const row = await findRow(ctx.engine, ctx.tx, null, pendaftar, id, 'read');
  if (!own || !row) throw notFound();
  const villages = { pilihanDesa1: null, pilihanDesa2: null, pilihanDesa3: null };
  const written = { action: 'ubah', ...audit } as const;
  await storeChange(ctx, pendaftaranKkn, own, { idGelombang: wave.id, ...villages }, written, 'decided');
  const moved = await storeChange(
    ctx,
    pendaftar,
    row,
    {
      idPeriode: wave.idPeriode,
      tanggalMulai: wave.tanggalBerangkat,
      tanggalSelesai: wave.tanggalSelesai,
      idDosenPembimbing: null,
    },
    written,
    'decided',
  );
  await tellOf(ctx, moved, gelombangDipindah, {
    words,
    note,
    people: { dosenLama: [{ pegawai: [before.idDosenPembimbing ?? null] }] },
  });
}
