import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { createActivityLog } from '../../platform/access/activity.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { WriteContext } from '../../platform/engine/context.ts';
import { lock } from '../../platform/engine/import/apply.ts';
import { attempt, type Failures } from '../../platform/engine/import/attempt.ts';
import { deleteSet } from '../../platform/engine/import/setWrite.ts';
import { findImport, type Import } from '../../platform/engine/import/store.ts';
import { inTransaction } from '../../platform/engine/write.ts';
import { conflict } from '../../platform/errors.ts';
import type { ImportedUnit } from '../mbkm/programmes.ts';
import { storedAs } from './store.ts';
import type { ImportOf } from './types.ts';

/** What an undo answers: how many participations are gone, and which stay with the reason. */
export interface UndoneImport {
  dikembalikan: number;
  gagal: { id: string; label: string; pesan: string }[];
}

interface Imported extends DbRow {
  id: string;
  npm: string;
  nama: string;
  version: number;
  /** Somebody changed it, or what was made with it, since. */
  berubah: boolean;
}

const changedSince = 'Data telah diubah setelah impor.';

/**
 * POST {registrations}/import/{idImport}/batalkan: takes saved participations back, each as long as nobody has touched it
 * since; what was made of several goes with all of them, or stays with all of them.
 * @throws HttpError 403, 404, 409 unless it is saved
 */
export function undoParticipants(of: ImportOf, caller: Caller, id: string): Promise<UndoneImport> {
  const { engine, programme, rules } = of;
  return inTransaction(engine, caller, pendaftar, async ctx => {
    await lock(ctx.tx, id, '');
    const stored = await findImport(ctx.tx, null, storedAs(programme), id);
    if (stored.status !== 'selesai') throw conflict('Hanya impor yang sudah disimpan yang dapat dibatalkan.');
    const ids = await writtenIds(ctx, id);
    const made = (await rules.importedUnits?.(ctx.tx, ids)) ?? [];
    const rows = new Map((await standing(ctx, id, ids, made)).map(row => [row.id, row]));
    const together = new Set(made.flatMap(unit => unit.ids));
    const alone = ids
      .filter(one => !together.has(one))
      .map(
        (one): ImportedUnit => ({
          ids: [one],
          rows: [],
          remove: async () => undefined,
        }),
      );
    const units = [...made, ...alone].filter(unit => unit.ids.some(one => rows.has(one)));
    const failed: Failures<ImportedUnit> = new Map();
    for (const unit of units) {
      const touched = unit.ids.some(one => rows.get(one)?.berubah ?? true);
      if (touched) failed.set(unit, changedSince);
      else await attempt(ctx, pendaftar, [unit], failed, () => remove(ctx, id, unit, rows));
    }
    const gagal = [...failed].flatMap(([unit, pesan]) =>
      unit.ids.flatMap(one => {
        const row = rows.get(one);
        return row ? [{ id: one, label: `${row.npm} ${row.nama}`, pesan }] : [];
      }),
    );
    const answer = { dikembalikan: rows.size - gagal.length, gagal };
    await close(ctx, of, stored, answer);
    return answer;
  });
}

/** Participations that the import wrote and that are still there. */
const writtenIds = async ({ tx }: WriteContext, id: string): Promise<string[]> =>
  (
    await tx.query<{ id: string }>(
      `select h.id_baris as id from internal_riwayat h
       join mbkm_pendaftar_program_mbkm t on t.id = h.id_baris::uuid
       where h.id_impor = $1 and h.resource = $2 and h.aksi = 'impor' order by 1`,
      [id, pendaftar.name],
    )
  ).map(row => row.id);

/** How they stand, held: what was written after the moment of the import has changed them. */
function standing({ tx }: WriteContext, id: string, ids: readonly string[], made: readonly ImportedUnit[]) {
  const beside = made.flatMap(unit => unit.ids.map(one => ({ id: one, rows: unit.rows })));
  return tx.query<Imported>(
    `with saat as (select max(waktu) as waktu from internal_riwayat where id_impor = $1),
       bersama as (select b.id::uuid as id, b.rows from json_to_recordset($3::json) as b(id text, rows text[]))
     select t.id::text, t.npm, t.nama_mahasiswa as nama, t.version, exists (select 1 from internal_riwayat h, saat
         where h.waktu > saat.waktu and (h.id_baris = t.id::text or h.id_baris = any(array(select unnest(b.rows) from bersama b where b.id = t.id)))) as berubah
     from mbkm_pendaftar_program_mbkm t where t.id = any($2::uuid[]) order by t.id for no key update of t`,
    [id, ids, JSON.stringify(beside)],
  );
}

async function remove(
  ctx: WriteContext,
  importId: string,
  unit: ImportedUnit,
  rows: ReadonlyMap<string, Imported>,
): Promise<void> {
  await unit.remove(ctx);
  const gone = unit.ids.flatMap(one => {
    const row = rows.get(one);
    return row ? [{ id: one, version: row.version, changes: {} }] : [];
  });
  const deleted = await deleteSet(ctx, pendaftar, gone, { action: 'batal_impor', importId });
  if (deleted.size !== unit.ids.length) throw conflict(changedSince);
}

async function close(
  { tx, engine, caller, now }: WriteContext,
  { programme }: ImportOf,
  stored: Import,
  { dikembalikan, gagal }: UndoneImport,
): Promise<void> {
  const left = gagal.length
    ? `${dikembalikan} pendaftar dikembalikan, ${gagal.length} tidak dapat dibatalkan.`
    : `${dikembalikan} pendaftar dikembalikan.`;
  await tx.execute('update internal_impor set status = $2, pesan = $3, updated_at = now() where id = $1', [
    stored.id,
    gagal.length ? 'selesai' : 'dibatalkan',
    gagal.length ? left : null,
  ]);
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
