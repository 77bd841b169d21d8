import { messages, type Resource, term } from '../../../../resources/kit/index.ts';
import { matkulPaketKonversi } from '../../../../resources/konversi/matkulPaket.ts';
import { konversiRefusals } from '../../../../resources/konversi/refusals.ts';
import { terpilihAwal } from '../../../../resources/konversi/terpilihAwal.ts';
import { type Pendaftar, pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import { checkCreate, mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { createIn } from '../../../platform/engine/createRow.ts';
import { findRow } from '../../../platform/engine/read.ts';
import { removeIn } from '../../../platform/engine/removeRow.ts';
import { storeChange } from '../../../platform/engine/storeChange.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { updateIn } from '../../../platform/engine/updateRow.ts';
import { conflict, invalid, notFound } from '../../../platform/errors.ts';
import { lockParticipation } from '../../konversi/conversionSteps.ts';
import { offeredPackages, untuk } from '../../konversi/offeredPackages.ts';
import { mustBeOpen, propose } from '../../konversi/proposePackage.ts';
import { noRecord } from '../../konversi/studyRecord.ts';
import { verifyPackage } from '../../konversi/verifyPackage.ts';
import { chosenRows } from '../../mbkm/conversionRows.ts';
import type { Ports } from '../../mbkm/ports.ts';
import { goesBy, type Leaving } from './leaving.ts';

/** Rows of the mapping, one at a time, and the study plan that they make (docs/domain/50 §2.4). */

async function ownRow(engine: Engine, caller: Caller, leaving: Leaving, id: unknown): Promise<Pendaftar> {
  if (typeof id !== 'string') throw invalid({ idPendaftarMbkm: messages.required });
  const row = await findRow(engine, engine.db, caller, pendaftar, id, 'read');
  if (!row || !goesBy(leaving, row)) throw notFound();
  return row;
}

/** The participation of a mapping row. @throws HttpError 404 */
async function participationOf(engine: Engine, caller: Caller, leaving: Leaving, id: string): Promise<string> {
  const row = await findRow(engine, engine.db, caller, terpilihAwal, id, 'read');
  if (!row) throw notFound();
  return (await ownRow(engine, caller, leaving, row.idPendaftarMbkm)).id;
}

/**
 * Adds a row; the first one chooses the package that its own course is of.
 * @param body the row, and `version` of the participation
 * @returns the id of the participation
 * @throws HttpError 403, 404, 409, 422 by field
 */
export async function addCourse(engine: Engine, caller: Caller, leaving: Leaving, body: unknown): Promise<string> {
  mustBeAllowed(caller, terpilihAwal, 'create');
  const { version, ...data } = mustBeObject(body);
  const seen = await ownRow(engine, caller, leaving, data.idPendaftarMbkm);
  await inTransaction(engine, caller, terpilihAwal, async ctx => {
    const row = await lockParticipation(ctx, seen.id, version);
    await mustBeOpen(ctx, row);
    const idPaket = await packageOf(ctx.tx, data.idMatkulPaketKonversi);
    const offered = await offeredPackages(ctx.tx, ctx.registry, untuk(row), noRecord);
    if (!offered.some(({ id }) => id === idPaket))
      throw invalid({ idMatkulPaketKonversi: messages.reference({ label: term('Mata kuliah') }) });
    if (row.idPaketKonversi && row.idPaketKonversi !== idPaket) throw conflict(pertukaranRefusals.satuPaket);
    if (!row.idPaketKonversi) await storeChange(ctx, pendaftar, row, { idPaketKonversi: idPaket }, { action: 'ubah' });
    await createIn(ctx, terpilihAwal, checkCreate(engine, caller, terpilihAwal, data));
  });
  return seen.id;
}

const packageOf = async (on: Engine['db'] | Parameters<typeof chosenRows>[0], id: unknown): Promise<string | null> => {
  if (typeof id !== 'string') return null;
  const found = await on.one<{ id: string }>(`select id_paket_konversi as id from ${matkulTable} where id::text = $1`, [
    id,
  ]);
  return found?.id ?? null;
};

const tableOf = ({ name }: Resource): string => name.replace(/[/-]/g, '_');
const matkulTable = tableOf(matkulPaketKonversi);

/** Changes a row. @throws HttpError 403, 404, 409, 422, 428 */
export async function changeCourse(
  engine: Engine,
  caller: Caller,
  leaving: Leaving,
  id: string,
  body: unknown,
): Promise<string> {
  mustBeAllowed(caller, terpilihAwal, 'update');
  const idPendaftar = await participationOf(engine, caller, leaving, id);
  await inTransaction(engine, caller, terpilihAwal, ctx => updateIn(ctx, terpilihAwal, id, mustBeObject(body)));
  return idPendaftar;
}

/** Takes a row away. @throws HttpError 403, 404, 409, 428 */
export async function removeCourse(
  engine: Engine,
  caller: Caller,
  leaving: Leaving,
  id: string,
  body: unknown,
): Promise<string> {
  mustBeAllowed(caller, terpilihAwal, 'delete');
  const idPendaftar = await participationOf(engine, caller, leaving, id);
  const { version } = mustBeObject(body ?? {});
  await inTransaction(engine, caller, terpilihAwal, ctx => removeIn(ctx, terpilihAwal, id, version));
  return idPendaftar;
}

/** Fields of a stored row that a proposal sends. */
const sent = [
  'idMatkulPaketKonversi',
  'alasan',
  'kodeMatkulAsal',
  'namaMatkulAsal',
  'sksAsal',
  'satuanAsal',
  'sksAsliAsal',
  'berkasSilabus',
] as const;

/** Hands in the mapping as it is stored (conversion step `ajukan`). @throws HttpError 403, 404, 409, 422 */
export async function submitPlan(
  engine: Engine,
  ports: Ports,
  caller: Caller,
  leaving: Leaving,
  id: string,
  body: unknown,
): Promise<string> {
  const row = await ownRow(engine, caller, leaving, id);
  const stored = await chosenRows(engine.db, id);
  if (!stored.length || !row.idPaketKonversi)
    throw invalid({ items: konversiRefusals.mapOne }, konversiRefusals.mapOne);
  const items = stored.map(each =>
    Object.fromEntries(sent.flatMap(name => (each[name] == null ? [] : [[name, each[name]]]))),
  );
  const { version } = mustBeObject(body ?? {});
  return propose(engine, ports, caller, {
    idPendaftarMbkm: id,
    idPaketKonversi: row.idPaketKonversi,
    version,
    items,
    ajukan: true,
  });
}

/**
 * Decides on the mapping (conversion steps `setujui`, `revisi`).
 * @param body `{ aksi, version, catatan?, items: [{ id, keputusan, catatan?, idMatkulPaketKonversi? }] }`
 */
export async function decidePlan(
  engine: Engine,
  ports: Ports,
  caller: Caller,
  leaving: Leaving,
  id: string,
  body: unknown,
): Promise<string> {
  await ownRow(engine, caller, leaving, id);
  const { items, ...rest } = mustBeObject(body);
  return verifyPackage(engine, ports, caller, {
    ...rest,
    idPendaftarMbkm: id,
    items: Array.isArray(items)
      ? items.map(mustBeObject).map(({ id: own, ...item }) => ({ ...item, idTerpilihAwal: own }))
      : items,
  });
}
