import { type InputOf, messages, noteOf, type Programme, valueAt } from '../../../resources/kit/index.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { noteIn } from '../../platform/engine/bodyWords.ts';
import { checkCreate, mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { lockRow, mustBeCurrent } from '../../platform/engine/lockRow.ts';
import { storeChange } from '../../platform/engine/storeChange.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { conflict, forbidden } from '../../platform/errors.ts';
import { type Beside, withDetail } from './detail.ts';
import { mustHaveProgramme } from './programmes.ts';
import { oneParticipation, type WholeParticipation } from './readParticipations.ts';

/** Proposed values under the names of a partner's fields; an address is cut to what a partner's may be. */
function proposed(programme: Programme, values: Pendaftar & Beside): InputOf<typeof mitra> {
  const most =
    mitra.fields.alamat.kind === 'text' || 'max' in mitra.fields.alamat ? mitra.fields.alamat.max : undefined;
  return Object.fromEntries(
    Object.entries(programme.proposedPartner ?? {}).map(([field, source]) => {
      const value = valueAt(values, source);
      return [field, field === 'alamat' && typeof value === 'string' ? value.slice(0, most) : value];
    }),
  );
}

/**
 * "Jadikan Mitra": makes a proposed partner a real one and puts it into the registration (docs/domain/20 §1.1
 * pendaftar-magang). What the proposal does not say (jenis, regency, e-mail) comes with the call.
 * @throws HttpError 403, 404, 409 'Mitra sudah ada.', 422 by field
 */
export async function makePartner(
  engine: Engine,
  caller: Caller,
  id: string,
  body: unknown,
): Promise<WholeParticipation> {
  if (caller.baseRole !== role.timMbkm && caller.baseRole !== role.superAdmin) throw forbidden();
  mustBeAllowed(caller, pendaftar, 'action');
  mustBeAllowed(caller, mitra, 'create');
  const { version, catatan, ...extra } = mustBeObject(body ?? {});
  const given = noteIn({ catatan });
  await inTransaction(engine, caller, pendaftar, async ctx => {
    const before = await lockRow(ctx, pendaftar, id);
    mustBeCurrent(ctx, pendaftar, before, version);
    const programme = mustHaveProgramme(engine.registry, before.kodeJenisMbkm);
    const offered = proposed(programme, await withDetail(ctx.tx, engine.registry, programme, before));
    if (before.idMitra || !offered.nama) throw conflict(messages.wrongState);
    const data = checkCreate(engine, caller, mitra, { ...offered, ...extra });
    const known = await ctx.tx.one(
      'select 1 as ada from master_mitra where lower(btrim(nama)) = lower(btrim($1)) limit 1',
      [data.nama],
    );
    if (known) throw conflict(mbkmRefusals.partnerThere);
    const made = await createIn(ctx, mitra, { ...data, status: 'aktif' });
    const change = { idMitra: made.id, namaMitra: made.nama };
    const note = given ?? noteOf(mbkmRefusals.notes.partnerMade({ nama: made.nama }));
    await storeChange(ctx, pendaftar, before, change, { action: 'ubah', note });
  });
  return oneParticipation(engine, caller, id);
}
