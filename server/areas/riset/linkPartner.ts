import { messages, term, uuid } from '../../../resources/kit/index.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import { inisiasiMitra } from '../../../resources/riset/inisiasiMitra.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { presented } from '../../platform/engine/present.ts';
import { asSystem, findOne } from '../../platform/engine/reading.ts';
import { inTransaction, lockRow, mustBeCurrent, storeChange } from '../../platform/engine/write.ts';
import { conflict, forbidden, invalid } from '../../platform/errors.ts';
import { isTeam } from '../master/common.ts';

/**
 * POST {inisiasi-mitra}/{id}/tautkan: the proposed partner is one that the portal knows; approving makes no second one
 * (docs/domain/40 §1.2).
 * @param body `{ idMitra, version }`
 * @throws HttpError 403, 404, 409 once decided, 422, 428
 */
export async function linkPartner(engine: Engine, caller: Caller, id: string, body: unknown) {
  mustBeAllowed(caller, inisiasiMitra, 'action');
  if (!isTeam(caller)) throw forbidden();
  const { idMitra, version } = mustBeObject(body ?? {});
  const saved = await inTransaction(engine, caller, inisiasiMitra, async ctx => {
    const row = await lockRow(ctx, inisiasiMitra, id);
    if (row.status !== 'diajukan') throw conflict(messages.wrongState);
    mustBeCurrent(ctx, inisiasiMitra, row, version);
    const asked = uuid.safeParse(idMitra).data;
    const known = asked && (await findOne(asSystem(ctx.tx), mitra, { id: asked, status: 'aktif' }, ['nama']));
    if (!known) throw invalid({ idMitra: messages.reference({ label: term('Mitra') }) });
    return storeChange(
      ctx,
      inisiasiMitra,
      row,
      { idMitra: asked },
      { action: 'ubah', note: `Ditautkan ke ${known.nama}.` },
    );
  });
  return presented(caller, inisiasiMitra, saved);
}
