import { type HistoryEntry, messages, noteOf, type Resource, sensitiveFields } from '../../../resources/kit/index.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import { noteSeen } from '../access/sensitive/seen.ts';
import { unseenIn } from '../access/visibleFields.ts';
import type { DbRow, RowData } from '../database/db.ts';
import { conflict, HttpError, notFound } from '../errors.ts';
import { type AuditAction, type Changes, restorable } from './audit.ts';
import { couldRead } from './bin/read.ts';
import { nameChanges } from './changeLabels.ts';
import { mustBeObject } from './check.ts';
import type { Engine } from './context.ts';
import { extended, splitChanges } from './extras/seen.ts';
import { lockRow, mustBeCurrent } from './lockRow.ts';
import { findRow } from './read.ts';
import { inTransaction } from './transaction.ts';
import { updateIn } from './updateRow.ts';

const most = 200;
const oldVersionUnfit = refusals.versionUnfit;
const columns = `id, aksi, waktu, nama_user, nama_role, catatan, dari_status, ke_status, kolom_status, tindakan, perubahan, versi`;

/** Stands for what a row was before its first change, where nobody wrote it by hand or import (demo, regions). */
const firstId = 'awal';
/** The state before the newest entry: takes the last change back, as far as nothing newer stands on it. */
const formerId = 'sebelum';
/** First action of a row that was written with its history. */
const beginnings: ReadonlySet<string> = new Set<AuditAction>(['buat', 'impor', 'sinkron']);

/**
 * History of a row, newest first, at most 200 entries, without fields that the role may not see. A deleted row's is
 * given to callers who could read the row, as long as it is in the bin.
 * @throws HttpError 403, 404
 */
export async function history(engine: Engine, caller: Caller, r: Resource, id: string): Promise<HistoryEntry[]> {
  mustBeAllowed(caller, r, 'read');
  const row = await findRow(engine, engine.db, caller, r, id, 'read');
  if (!row && !(await couldRead(engine, caller, r, id))) throw notFound();
  const entries = await engine.db.query<HistoryEntry & DbRow>(
    `select ${columns} from internal_riwayat where resource = $1 and id_baris = $2 order by waktu desc, versi desc limit ${most}`,
    [r.name, id],
    { prepare: true },
  );
  const hidden = await unseenIn(engine.registry, engine.db, caller, r, id);
  for (const entry of entries)
    for (const name of Object.keys(entry.perubahan)) if (hidden.has(name)) delete entry.perubahan[name];
  const wide = await extended(engine, caller, r);
  for (const entry of entries) entry.perubahan = splitChanges(wide, entry.perubahan);
  const told = new Set(entries.flatMap(({ perubahan }) => Object.keys(perubahan)));
  const seen = sensitiveFields(r).filter(name => told.has(name));
  if (seen.length) await noteSeen(engine, caller, r, 'riwayat', [{ id }], seen);
  await nameChanges(
    engine,
    entries.map(({ perubahan }) => ({ resource: wide, perubahan })),
  );
  const first = row && entries.length < most ? beginningOf(row, entries.at(-1)) : undefined;
  return first ? [...entries, first] : entries;
}

/** The first entry of a row that came without one; its change entries hold what was there before. */
function beginningOf(row: RowData, oldest: HistoryEntry | undefined): HistoryEntry | undefined {
  if (oldest && (oldest.versi <= 1 || beginnings.has(oldest.aksi))) return undefined;
  return {
    id: firstId,
    aksi: 'awal',
    waktu: String(row.createdAt),
    namaUser: null,
    namaRole: null,
    catatan: null,
    dariStatus: null,
    keStatus: null,
    perubahan: {},
    versi: oldest ? oldest.versi - 1 : Number(row.version),
  };
}

/** The state that the newest change left behind; undefined where the row began with it. */
function beforeNewest(
  entries: readonly { aksi: string; versi: number }[],
): { aksi: string; versi: number } | undefined {
  const [newest, former] = entries;
  if (!newest || newest.versi <= 1) return undefined;
  return { versi: newest.versi - 1, aksi: former?.aksi ?? firstId };
}

/**
 * Puts a row back to what it was right after a history entry: everything newer is undone, as one ordinary update
 * with all its checks.
 * @throws HttpError 403, 404, 409 stale or not restorable, 422 when the former values no longer fit
 */
export async function restore(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
  body: unknown,
): Promise<RowData> {
  mustBeAllowed(caller, r, 'update');
  const input = mustBeObject(body);
  return inTransaction(engine, caller, r, async ctx => {
    const row = await lockRow(ctx, r, id);
    const entries = await ctx.tx.query<{ id: string; aksi: string; perubahan: Changes; versi: number }>(
      'select id, aksi, perubahan, versi from internal_riwayat where resource = $1 and id_baris = $2 order by versi desc, waktu desc',
      [r.name, id],
    );
    const target =
      input.idRiwayat === firstId
        ? { versi: Number(entries.at(-1)?.versi ?? row.version) - 1, aksi: firstId }
        : input.idRiwayat === formerId
          ? beforeNewest(entries)
          : entries.find(entry => entry.id === input.idRiwayat);
    if (!target) throw notFound();
    if (target.aksi === 'hapus') throw conflict(refusals.versionDeleted);
    mustBeCurrent(ctx, r, row, input.version);
    // Fields that the role does not see are not restored, and their values not told.
    const unseen = await unseenIn(ctx.registry, ctx.tx, caller, r, id);
    const names = new Set(restorable(r).filter(name => !unseen.has(name)));
    const former: RowData = { version: input.version };
    for (const entry of entries) {
      if (entry.versi <= target.versi) break;
      for (const [name, change] of Object.entries(entry.perubahan))
        if (names.has(name)) former[name] = change.dari ?? null;
    }
    if (Object.keys(former).length === 1) throw conflict(refusals.versionSame);
    return updateIn(ctx, r, id, former, {
      action: 'pulihkan',
      note: noteOf(refusals.notes.restored({ versi: target.versi })),
    });
  }).catch(error => {
    if (error instanceof HttpError && error.code === messages.invalid.code)
      throw new HttpError(error.statusCode, oldVersionUnfit, error.errors, error.extra);
    throw error;
  });
}
