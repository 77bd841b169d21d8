import { type JawabanKirim, penyerahSalinan } from '../../../resources/kegiatan/kirimBanyak.ts';
import type { Logbook } from '../../../resources/kegiatan/log.ts';
import { kegiatanRefusals } from '../../../resources/kegiatan/refusals.ts';
import type { Flag } from '../../../resources/kit/index.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import { badRequest, forbidden, notFound } from '../../platform/errors.ts';
import { entriesOf, sendEach } from './sendMany.ts';

/** Rights of a student on entries, given to whoever hands in a copy of them. */
const writing: readonly Flag[] = ['create', 'update', 'action'];

/**
 * The student of a participation as the one who writes, by the hand of the caller: rules and scope are the student's,
 * the audit names who did it.
 * @throws HttpError 403, 404 for a participation out of the caller's scope
 */
async function writerFor(engine: Engine, caller: Caller, logbook: Logbook, participation: string): Promise<Caller> {
  if (!penyerahSalinan.includes(caller.baseRole)) throw forbidden();
  mustBeId(pendaftar, participation);
  const row = await findRow(engine, engine.db, caller, pendaftar, participation, 'read');
  if (!row) throw notFound();
  if (caller.baseRole === role.mahasiswa) return caller;
  return {
    ...caller,
    baseRole: role.mahasiswa,
    idMahasiswa: row.idMahasiswa,
    menuFlags: new Map([...caller.menuFlags, [logbook.name, new Set(writing)]]),
  };
}

/**
 * POST {logbook}/serah-salinan `{ idPendaftarMbkm, laporan[<= 50] }`: entries of a copy that a device has saved because it
 * could not send (docs/domain/30 §4.3), as `kirim-banyak` takes them. What the device has sent meanwhile stays one; new
 * rows are marked.
 * @throws HttpError 400, 403, 404, 422 for more than 50
 */
export async function handInCopy(
  engine: Engine,
  caller: Caller,
  logbook: Logbook,
  input: unknown,
): Promise<{ hasil: JawabanKirim[] }> {
  const { idPendaftarMbkm } = mustBeObject(input);
  if (typeof idPendaftarMbkm !== 'string' || !idPendaftarMbkm) throw badRequest(kegiatanRefusals.participationMissing);
  const writer = await writerFor(engine, caller, logbook, idPendaftarMbkm);
  const entries = entriesOf(input).map(entry => ({ ...entry, fields: { ...entry.fields, idPendaftarMbkm } }));
  return { hasil: await sendEach(engine, writer, logbook, entries, true) };
}

/** Caller as whom the photos of a copied entry are written. @throws HttpError 403, 404 */
export async function writerOfCopy(engine: Engine, caller: Caller, logbook: Logbook, id: string): Promise<Caller> {
  mustBeId(logbook, id);
  const row = await findRow(engine, engine.db, null, logbook, id, 'read');
  if (!row) throw notFound();
  const writer = await writerFor(engine, caller, logbook, row.idPendaftarMbkm);
  // Others add to nothing but what they have handed in.
  if (writer !== caller && !row.dariSalinan) throw forbidden();
  return writer;
}
