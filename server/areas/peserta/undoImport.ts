import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { pesertaRefusals } from '../../../resources/peserta/refusals.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import { createActivityLog } from '../../platform/access/activity.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import { attempt, type Failures } from '../../platform/engine/import/attempt.ts';
import { inOneMoment } from '../../platform/engine/import/oneMoment.ts';
import { deleteSet } from '../../platform/engine/import/setWrite.ts';
import { closeUndone, findImport, type Import } from '../../platform/engine/import/store.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { conflict } from '../../platform/errors.ts';
import type { ImportedUnit } from '../mbkm/programmes.ts';
import { storedAs } from './importStore.ts';
import type { ImportOf } from './types.ts';

/** Answer of an undo: number of removed participations, and those that stay with the reason. */
export interface UndoneImport {
  dikembalikan: number;
  gagal: { id: string; label: string; pesan: string }[];
}

interface Imported extends DbRow {
  id: string;
  npm: string;
  nama: string;
  version: number;
  /** True if the participation, or a row made with it, was changed since. */
  berubah: boolean;
}

/**
 * POST {registrations}/import/{idImport}/batalkan: takes back saved participations that nobody has changed since; those
 * that were made together, e.g. as a group, all go or all stay.
 * @throws HttpError 403, 404, 409 unless it is saved
 */
export async function undoParticipants(of: ImportOf, caller: Caller, idImport: string): Promise<UndoneImport> {
  const { engine, programme, rules } = of;
  const { jumlah } = await findImport(engine.db, null, storedAs(programme), idImport);
  return inOneMoment(engine, caller, pendaftar, { idImport, rows: jumlah.total, pace: 'sets' }, async moment => {
    const stored = await findImport(moment.read, null, storedAs(programme), idImport);
    if (stored.status !== 'selesai') throw conflict(pesertaRefusals.onlySaved);
    const ids = await writtenIds(moment.read, idImport);
    const units = unitsOf(ids, (await rules.importedUnits?.(moment.read, ids)) ?? []);
    const since = await writtenAt(moment.read, idImport);
    const answer: UndoneImport = { dikembalikan: 0, gagal: [] };
    const parts = moment.each(
      units,
      (ctx, part) => undoUnits(ctx, idImport, since, part),
      unit => unit.ids.length,
    );
    for await (const { dikembalikan, gagal } of parts) {
      answer.dikembalikan += dikembalikan;
      answer.gagal.push(...gagal);
    }
    await moment.finish(ctx => close(ctx, of, stored, answer));
    return answer;
  });
}

/** Groups participations that were imported as a unit; the others are single units. */
function unitsOf(ids: readonly string[], made: readonly ImportedUnit[]): ImportedUnit[] {
  const together = new Set(made.flatMap(unit => unit.ids));
  const alone = ids
    .filter(id => !together.has(id))
    .map((id): ImportedUnit => ({ ids: [id], rows: [], remove: async () => undefined }));
  return [...made, ...alone];
}

async function undoUnits(
  ctx: RuleContext,
  idImport: string,
  since: string,
  units: readonly ImportedUnit[],
): Promise<UndoneImport> {
  const rows = new Map((await standing(ctx, since, units)).map(row => [row.id, row]));
  const failed: Failures<ImportedUnit> = new Map();
  const untouched = units.filter(unit => unit.ids.every(id => rows.get(id)?.berubah === false));
  await attempt(ctx, pendaftar, untouched, failed, some => remove(ctx, idImport, some, rows));
  const wanted = new Set(untouched);
  for (const unit of units) if (!wanted.has(unit)) failed.set(unit, refusals.imports.changedSince);
  const gagal = [...failed].flatMap(([unit, pesan]) =>
    unit.ids.flatMap(id => {
      const row = rows.get(id);
      return row ? [{ id, label: `${row.npm} ${row.nama}`, pesan: pesan.text }] : [];
    }),
  );
  return { dikembalikan: rows.size - gagal.length, gagal };
}

/** Participations that the import wrote and that are still there. */
const writtenIds = async (on: Queryable, id: string): Promise<string[]> =>
  (
    await on.query<{ id: string }>(
      `select h.id_baris as id from internal_riwayat h
       join mbkm_pendaftar_program_mbkm t on t.id = h.id_baris::uuid
       where h.id_impor = $1 and h.resource = $2 and h.aksi = 'impor' order by 1`,
      [id, pendaftar.name],
    )
  ).map(row => row.id);

/** Time of the latest write of a participation's rows. */
const writtenAt = async (on: Queryable, id: string): Promise<string> =>
  (await on.one<{ waktu: string }>('select max(waktu)::text as waktu from internal_riwayat where id_impor = $1', [id]))
    ?.waktu ?? '';

/** Locks the units and finds which were changed after the import. */
function standing({ tx }: RuleContext, since: string, units: readonly ImportedUnit[]) {
  const ids = units.flatMap(unit => unit.ids);
  const beside = units.flatMap(unit => unit.ids.map(one => ({ id: one, rows: [one, ...unit.rows] })));
  return tx.query<Imported>(
    `with bersama as (select b.id::uuid as id, b.rows from json_to_recordset($3::json) as b(id text, rows text[]))
     select t.id::text, t.npm, t.nama_mahasiswa as nama, t.version, exists (select 1 from bersama b
         join internal_riwayat h on h.id_baris = any(b.rows) and h.waktu > $1::timestamptz where b.id = t.id) as berubah
     from mbkm_pendaftar_program_mbkm t where t.id = any($2::uuid[]) order by t.id for no key update of t`,
    [since, ids, JSON.stringify(beside)],
  );
}

async function remove(
  ctx: RuleContext,
  importId: string,
  units: readonly ImportedUnit[],
  rows: ReadonlyMap<string, Imported>,
): Promise<void> {
  for (const unit of units) await unit.remove(ctx);
  const ids = units.flatMap(unit => unit.ids);
  const gone = ids.flatMap(id => {
    const row = rows.get(id);
    return row ? [{ id, version: row.version, changes: {} }] : [];
  });
  const deleted = await deleteSet(ctx, pendaftar, gone, { action: 'batal_impor', importId });
  if (deleted.size !== ids.length) throw conflict(refusals.imports.changedSince);
}

async function close(
  { tx, engine, caller, now }: RuleContext,
  { programme }: ImportOf,
  stored: Import,
  { dikembalikan, gagal }: UndoneImport,
): Promise<void> {
  const left = gagal.length
    ? `${dikembalikan} pendaftar dikembalikan, ${gagal.length} tidak dapat dibatalkan.`
    : `${dikembalikan} pendaftar dikembalikan.`;
  await closeUndone(tx, stored.id, gagal.length === 0, gagal.length ? left : null);
  await createActivityLog(engine.registry)(tx, {
    aksi: 'impor',
    ringkasan: `Impor ${programme.participants.title.toLowerCase()} dari ${stored.namaBerkas} dibatalkan: ${left}`,
    waktu: now,
    idUser: caller.userId,
    namaUser: caller.name,
    roleId: caller.roleId,
    resource: pendaftar.name,
    idBaris: stored.id,
  });
}
