import { messages, noteOf } from '../../../resources/kit/index.ts';
import { worksByKind } from '../../../resources/portofolio/index.ts';
import { luaranRiset } from '../../../resources/riset/luaran.ts';
import { risetMessages } from '../../../resources/riset/messages.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import { karyaDariLuaran, tujuanOf } from '../../../resources/riset/salinan.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { checkCreate, mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { lockRow, mustBeCurrent } from '../../platform/engine/lockRow.ts';
import { presented } from '../../platform/engine/present.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { conflict, forbidden } from '../../platform/errors.ts';
import { onwards } from './followingWrites.ts';

/**
 * POST {luaran}/{id}/salin-portofolio: an accepted output as a draft of its student's portfolio, in the list that its kind
 * of output names; what that list asks beside it comes with the call (docs/domain/40 §2.3).
 * @param body `{ version, … }`, fields of the work
 * @returns `{ jenis, id }` of the work
 * @throws HttpError 403, 404, 409 for one that is not accepted, is copied already or has no place there, 422 by field
 */
export async function copyToPortfolio(engine: Engine, caller: Caller, id: string, body: unknown) {
  mustBeAllowed(caller, luaranRiset, 'action');
  if (!caller.idMahasiswa) throw forbidden();
  const { version, ...more } = mustBeObject(body ?? {});
  return inTransaction(engine, caller, luaranRiset, async ctx => {
    const row = await lockRow(ctx, luaranRiset, id);
    mustBeCurrent(ctx, luaranRiset, row, version);
    if (row.idPortofolio) throw conflict(risetRefusals.copiedAlready);
    if (row.status !== 'disetujui') throw conflict(messages.wrongState);
    const kind = await ctx.tx.one<{ target: string | null }>(
      'select target_portofolio as target from master_jenis_luaran where id = $1',
      [row.idJenisLuaran],
    );
    const target = tujuanOf(kind?.target);
    if (!target) throw conflict(risetMessages.noPlaceInPortfolio);
    const works = worksByKind[target];
    mustBeAllowed(caller, works, 'create');
    const data = checkCreate(engine, caller, works, { ...karyaDariLuaran(target, row), ...more });
    const work = await createIn(ctx, works, data);
    const copied = { portofolio: target, idPortofolio: work.id };
    const note = noteOf(risetRefusals.notes.copied);
    const saved = await storeChange(onwards(ctx), luaranRiset, row, copied, { action: 'ubah', note });
    return { jenis: target, id: work.id, luaran: presented(caller, luaranRiset, saved) };
  });
}
