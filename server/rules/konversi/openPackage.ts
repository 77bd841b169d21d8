import { type BulkAnswer, noteOf, rolesOf } from '../../../resources/kit/index.ts';
import { paketDibuka } from '../../../resources/konversi/events.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { alurKonversi } from '../../../resources/mbkm/alurKonversi.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';
import { forbidden } from '../../errors.ts';
import { forItems } from '../../rest/bulk.ts';
import { mustBeObject } from '../../rest/check.ts';
import type { Engine, WriteContext } from '../../rest/context.ts';
import { itemsOf } from '../../rest/http.ts';
import { inTransaction, storeChange } from '../../rest/write.ts';
import { finalRows } from '../mbkm/conversionRows.ts';
import { tellOf } from '../mbkm/tell.ts';
import { lockParticipation, takeStep } from './transition.ts';

/** Roles that open the handing in of packages. */
export const opensPackages = rolesOf(alurKonversi.actions.buka_paket);

function mustOpen(caller: Caller): void {
  mustBeAllowed(caller, pendaftar, 'action');
  if (!opensPackages.includes(caller.baseRole)) throw forbidden();
}

/** Opens it, and tells the student why. */
async function openIn(ctx: WriteContext, id: string, { catatan, version }: RowData): Promise<RowData> {
  const row = await lockParticipation(ctx, id, version);
  const note = noteOf(catatan);
  // Proposals may be replaced again: what was recognised of them stands by itself until the next decision.
  for (const course of await finalRows(ctx.tx, id))
    if (course.idTerpilihAwal)
      await storeChange(ctx, terpilihFinal, course, { idTerpilihAwal: null }, { action: 'ubah' });
  const data = { paketDibuka: ctx.now.toISOString(), catatanTerakhir: note };
  const moved = await takeStep(ctx, row, 'buka_paket', { catatan }, data);
  await tellOf(ctx, moved, paketDibuka, { words: {}, note });
  return moved;
}

/**
 * Lets a package be handed in that was never handed in while the conversion of its period was open, or one be chosen anew
 * that is approved and not graded yet (Tim MBKM with a note, docs/domain/20 §1.1 W2).
 * @throws HttpError 403, 404, 409, 422 without a note, 428
 */
export async function openPackage(engine: Engine, caller: Caller, id: string, body: unknown): Promise<void> {
  mustOpen(caller);
  const input = mustBeObject(body ?? {});
  await inTransaction(engine, caller, pendaftar, ctx => openIn(ctx, id, input));
}

/**
 * The same for many, each in a transaction of its own.
 * @param body `{ items: [{ id, version }], catatan }`
 */
export async function openPackages(engine: Engine, caller: Caller, body: unknown): Promise<BulkAnswer> {
  mustOpen(caller);
  const { catatan, ...rows } = mustBeObject(body);
  return forItems(engine, caller, pendaftar, itemsOf(rows), (ctx, { id, version }) =>
    openIn(ctx, id, { catatan, version }),
  );
}
