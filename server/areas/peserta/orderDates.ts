import type { Caller } from '../../platform/access/caller.ts';
import { lock } from '../../platform/engine/import/apply.ts';
import { applyOrders } from '../../platform/engine/import/dates.ts';
import { findImport, finishCheck, updateBatch } from '../../platform/engine/import/store.ts';
import { countsOf, mustBeSavable } from '../mbkm/imports/preview.ts';
import { shownImport, storedAs } from './importStore.ts';
import { judgeAgain } from './saveParticipants.ts';
import type { ImportOf } from './types.ts';

/**
 * Judges a preview anew with what stands first in the dates of its columns.
 * @throws HttpError 404, 409 'Impor ini sudah disimpan.', 410 once the preview is too old, 422 for an unknown heading
 */
export async function orderDates(
  of: ImportOf,
  caller: Caller,
  idImport: string,
  orders: Readonly<Record<string, 'hari' | 'bulan'>>,
): Promise<{ idImport: string }> {
  const { engine, programme } = of;
  await engine.db.transaction(async tx => {
    await lock(tx, idImport, '');
    const stored = await findImport(tx, null, storedAs(programme), idImport);
    mustBeSavable(stored, (await shownImport(tx, programme, stored.id)).kedaluwarsa, engine.now());
    const kolom = applyOrders(stored.kolom, orders);
    const judged = await judgeAgain(tx, of, caller, { ...stored, kolom });
    const rows = judged.map(({ row }) => row);
    await updateBatch(tx, stored.id, { bagian: 0, rows });
    await finishCheck(tx, stored.id, { kolom, hak: stored.hak, sasaran: stored.sasaran }, countsOf(rows));
  });
  return { idImport };
}
