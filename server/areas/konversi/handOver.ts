import {
  type BulkAnswer,
  type ChangeOf,
  type Note,
  noteOf,
  type ReadBodyOf,
  rolesOf,
} from '../../../resources/kit/index.ts';
import type { langkahPenyerahan, langkahPenyerahanBanyak } from '../../../resources/konversi/panggilanPaket.ts';
import { konversiRefusals } from '../../../resources/konversi/refusals.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { alurKonversi, type LangkahSerah } from '../../../resources/mbkm/alurKonversi.ts';
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
import { lockParticipation, takeStep } from './conversionSteps.ts';

/** Roles that say how final grades reached the academic system. */
export const handsOver = rolesOf(alurKonversi.actions.serahkan);

function mustHandOver(caller: Caller): void {
  mustBeAllowed(caller, pendaftar, 'action');
  if (!handsOver.includes(caller.baseRole)) throw forbidden();
}

interface Left {
  participation: ChangeOf<typeof pendaftar>;
  course: ChangeOf<typeof terpilihFinal>;
}

/** Effects of each step on the participation, beside its entry in the history, and on its courses. */
const left: Readonly<Record<LangkahSerah, (ctx: RuleContext, note: Note | null) => Left>> = {
  serahkan: (ctx, note) => ({
    participation: {
      statusSiamik: 'terkirim',
      tanggalKirimSiamik: ctx.now.toISOString(),
      pesanSiamik: noteOf(konversiRefusals.handedOver({ catatan: note ?? '' })),
    },
    course: { statusSiamik: 'terkirim', pesanSiamik: null },
  }),
  tarik_penyerahan: () => ({
    participation: { statusSiamik: 'perlu_kirim_ulang', pesanSiamik: null },
    course: { statusSiamik: 'belum', pesanSiamik: null },
  }),
};

async function takeIn(
  ctx: RuleContext,
  id: string,
  step: LangkahSerah,
  { catatan, version }: { catatan?: unknown; version?: unknown },
): Promise<Pendaftar> {
  const row = await lockParticipation(ctx, id, version);
  const note = noteOf(catatan);
  const { participation, course } = left[step](ctx, note);
  const moved = await takeStep(ctx, row, step, { catatan: note }, participation);
  for (const each of await finalRows(ctx.tx, row.id))
    await storeChange(ctx, terpilihFinal, each, course, { action: 'ubah', note });
  return moved;
}

/**
 * Marks final grades as handed over to the academic system by another way than the portal, or takes the mark back
 * (docs/domain/20 §1.1).
 * @throws HttpError 403, 404, 409 before `final` or where it is so already, 422 without a note, 428
 */
export async function takeHandOver(
  engine: Engine,
  caller: Caller,
  id: string,
  step: LangkahSerah,
  body: ReadBodyOf<(typeof langkahPenyerahan)[LangkahSerah]>,
): Promise<void> {
  mustHandOver(caller);
  await inTransaction(engine, caller, pendaftar, ctx => takeIn(ctx, id, step, body));
}

/** The same for many, each in a transaction of its own. */
export async function takeHandOvers(
  engine: Engine,
  caller: Caller,
  body: ReadBodyOf<typeof langkahPenyerahanBanyak>,
): Promise<BulkAnswer> {
  mustHandOver(caller);
  const { aksi, catatan, ...rows } = body;
  return forItems(engine, caller, pendaftar, itemsOf(rows), (ctx, { id, version }) =>
    takeIn(ctx, id, aksi, { catatan, version }),
  );
}
