import { messages, noteOf, type Row } from '../../../resources/kit/index.ts';
import { kelompokKwu, usahaDiterima } from '../../../resources/kwu/kelompok.ts';
import { pengajuanDpl } from '../../../resources/kwu/pengajuanDpl.ts';
import { kwuRefusals } from '../../../resources/kwu/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { noteIn } from '../../platform/engine/bodyWords.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { lockRow, mustBeCurrent } from '../../platform/engine/lockRow.ts';
import { asSystem, find } from '../../platform/engine/reading.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { updateIn } from '../../platform/engine/updateRow.ts';
import { conflict, forbidden, invalid } from '../../platform/errors.ts';
import { isTeam } from '../master/common.ts';
import { expire } from '../mbkm/supervisorRequests.ts';

/**
 * PUT {kelompok}/{id}/dpl `{ idPegawai, version, catatan? }`: Tim MBKM gives a business its lecturer (docs/domain/30
 * §1.7, §4.6). Another one than before needs a note; what the business has asked of lecturers is over with it.
 * @returns the business as stored
 * @throws HttpError 403, 404, 409 before it is approved or with an old version, 422 by field, 428
 */
export async function assignSupervisor(
  engine: Engine,
  caller: Caller,
  id: string,
  input: unknown,
): Promise<Row<typeof kelompokKwu>> {
  if (!isTeam(caller)) throw forbidden();
  const body = mustBeObject(input);
  const { idPegawai, version } = body;
  const note = noteIn(body);
  return inTransaction(engine, caller, kelompokKwu, async ctx => {
    const before = await lockRow(ctx, kelompokKwu, id);
    mustBeCurrent(ctx, kelompokKwu, before, version);
    if (!usahaDiterima.some(state => state === before.status)) throw conflict(kwuRefusals.assignTooEarly);
    if (!idPegawai) throw invalid({ idPegawai: messages.required });
    const saved = await updateIn(ctx, kelompokKwu, id, { idPegawaiDpl: idPegawai, version }, { note });
    const open = await find(asSystem(ctx.tx), pengajuanDpl, { idKelompok: id, status: 'diajukan' }, ['id'], {
      order: ['id'],
      lock: 'no key update',
    });
    const ids = open.map(one => one.id);
    await expire(ctx, pengajuanDpl, ids, noteOf(kwuRefusals.notes.assigned));
    return saved;
  });
}
