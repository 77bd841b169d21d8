import { messages, noteOf } from '../../../resources/kit/index.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';
import { conflict, forbidden } from '../../errors.ts';
import { checkCreate, mustBeObject } from '../../rest/check.ts';
import type { Engine } from '../../rest/context.ts';
import { createIn, inTransaction, lockRow, storeChange } from '../../rest/write.ts';
import { detailOf, detailRow } from '../mbkm/detail.ts';
import { oneParticipation } from '../mbkm/read.ts';

/** Proposed values under the names of a partner's fields. */
const proposed = (own: RowData): RowData => ({
  nama: own.namaMitraUsulan,
  bidangUsaha: own.bidangUsahaUsulan,
  alamat: typeof own.alamatMitraUsulan === 'string' ? own.alamatMitraUsulan.slice(0, 250) : null,
  telepon: own.kontakMitraUsulan,
  website: own.situsMitraUsulan,
});

/**
 * "Jadikan Mitra": makes a proposed partner a real one and puts it into the registration (docs/domain/20 §1.1
 * pendaftar-magang). What the proposal does not say (jenis, regency, e-mail) comes with the call.
 * @throws HttpError 403, 404, 409 'Mitra sudah ada.', 422 by field
 */
export async function makePartner(engine: Engine, caller: Caller, id: string, body: unknown): Promise<RowData> {
  if (caller.baseRole !== 'HA03' && caller.baseRole !== 'HA01') throw forbidden();
  mustBeAllowed(caller, pendaftar, 'action');
  mustBeAllowed(caller, mitra, 'create');
  const { version, catatan, ...extra } = mustBeObject(body ?? {});
  await inTransaction(engine, caller, pendaftar, async ctx => {
    const before = await lockRow(ctx, pendaftar, id);
    if (version != null && version !== before.version) throw conflict(messages.stale);
    const detail = detailOf('magang');
    const own = detail ? await detailRow(ctx.tx, detail, id) : undefined;
    if (before.idMitra || !own?.namaMitraUsulan) throw conflict(messages.wrongState);
    const data = checkCreate(engine, caller, mitra, { ...proposed(own), ...extra });
    const known = await ctx.tx.one(
      'select 1 as ada from master_mitra where lower(btrim(nama)) = lower(btrim($1)) limit 1',
      [data.nama],
    );
    if (known) throw conflict('Mitra sudah ada.');
    const made = await createIn(ctx, mitra, { ...data, status: 'aktif' });
    const change = { idMitra: made.id, namaMitra: made.nama };
    const note = noteOf(catatan) ?? `Mitra usulan dijadikan mitra: ${String(made.nama)}.`;
    await storeChange(ctx, pendaftar, before, change, { action: 'ubah', note });
  });
  return oneParticipation(engine, caller, id);
}
