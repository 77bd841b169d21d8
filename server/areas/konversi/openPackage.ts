import { type BulkAnswer, type Note, noteOf, type ReadBodyOf, rolesOf } from '../../../resources/kit/index.ts';
import { paketDibuka, paketDitutup } from '../../../resources/konversi/events.ts';
import type { langkahPaket, langkahPaketBanyak } from '../../../resources/konversi/panggilanPaket.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { alurKonversi, type LangkahPaketTim } from '../../../resources/mbkm/alurKonversi.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { forItems } from '../../platform/engine/bulk.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { itemsOf } from '../../platform/engine/http.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { forbidden } from '../../platform/errors.ts';
import { finalRows } from '../mbkm/conversionRows.ts';
import { tellOf } from '../mbkm/notices.ts';
import { lockParticipation, takeStep } from './conversionSteps.ts';

/** Roles that open the handing in of packages, and close what is not converted. */
export const opensPackages = rolesOf(alurKonversi.actions.buka_paket);

function mustOpen(caller: Caller): void {
  mustBeAllowed(caller, pendaftar, 'action');
  if (!opensPackages.includes(caller.baseRole)) throw forbidden();
}

/** Effects of each of the steps; the student is told of both. */
const steps: Readonly<
  Record<LangkahPaketTim, (ctx: RuleContext, row: Pendaftar, note: Note | null) => Promise<Pendaftar>>
> = {
  buka_paket: async (ctx, row, note) => {
    // Proposals may be replaced again: what was recognised of them stands by itself until the next decision.
    for (const course of await finalRows(ctx.tx, row.id))
      if (course.idTerpilihAwal)
        await storeChange(ctx, terpilihFinal, course, { idTerpilihAwal: null }, { action: 'ubah' });
    const data = { paketDibuka: ctx.now.toISOString(), catatanTerakhir: note };
    const moved = await takeStep(ctx, row, 'buka_paket', { catatan: note }, data);
    await tellOf(ctx, moved, paketDibuka, { words: {}, note });
    return moved;
  },
  tutup: async (ctx, row, note) => {
    const moved = await takeStep(ctx, row, 'tutup', { catatan: note }, { catatanTerakhir: note });
    await tellOf(ctx, moved, paketDitutup, { words: {}, note });
    return moved;
  },
};

async function takeIn(
  ctx: RuleContext,
  id: string,
  step: LangkahPaketTim,
  { catatan, version }: { catatan?: unknown; version?: unknown },
): Promise<void> {
  const row = await lockParticipation(ctx, id, version);
  await steps[step](ctx, row, noteOf(catatan));
}

/**
 * What Tim MBKM does, with a note, about a package that was never handed in, or is to be chosen anew: opens the handing
 * in, or closes the participation without a conversion, which opening takes back (docs/domain/20 §1.1).
 * @throws HttpError 403, 404, 409, 422 without a note, 428
 */
export async function takePackageStep(
  engine: Engine,
  caller: Caller,
  id: string,
  step: LangkahPaketTim,
  body: ReadBodyOf<(typeof langkahPaket)[LangkahPaketTim]>,
): Promise<void> {
  mustOpen(caller);
  await inTransaction(engine, caller, pendaftar, ctx => takeIn(ctx, id, step, body));
}

/**
 * The same for many, each in a transaction of its own.
 */
export async function takePackageSteps(
  engine: Engine,
  caller: Caller,
  body: ReadBodyOf<typeof langkahPaketBanyak>,
): Promise<BulkAnswer> {
  mustOpen(caller);
  const { aksi, catatan, ...rows } = body;
  return forItems(engine, caller, pendaftar, itemsOf(rows), (ctx, { id, version }) =>
    takeIn(ctx, id, aksi, { catatan, version }),
  );
}
