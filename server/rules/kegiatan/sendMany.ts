import {
  type HasilKirim,
  type JawabanKirim,
  type LaporanKirim,
  maksKirim,
} from '../../../resources/kegiatan/kirimBanyak.ts';
import type { Logbook } from '../../../resources/kegiatan/log.ts';
import { messages } from '../../../resources/kit/index.ts';
import { statusTerbuka } from '../../../resources/mbkm/alurPeriksa.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import { column, tableName } from '../../database/columns.ts';
import type { RowData } from '../../database/db.ts';
import { badRequest, HttpError, invalid } from '../../errors.ts';
import { checkCreate, mustBeObject } from '../../rest/check.ts';
import type { Engine, WriteContext } from '../../rest/context.ts';
import { translate } from '../../rest/dbErrors.ts';
import { presented } from '../../rest/present.ts';
import { findRow } from '../../rest/read.ts';
import { sameValue } from '../../rest/sameValue.ts';
import { transitionIn } from '../../rest/transition.ts';
import { createIn, inTransaction, updateIn } from '../../rest/write.ts';

const isRow = (value: unknown): value is RowData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws HttpError 400 for another shape, 422 for too many */
function entriesOf(input: unknown): LaporanKirim[] {
  const { laporan } = mustBeObject(input);
  if (!Array.isArray(laporan) || !laporan.length) throw badRequest(messages.badBody);
  if (laporan.length > maksKirim) throw invalid({ laporan: `Paling banyak ${maksKirim} laporan sekaligus.` });
  return laporan.map(each => {
    const { idKlien, fields, aksi, version } = isRow(each) ? each : {};
    const named = typeof idKlien === 'string' && idKlien.length > 0 && idKlien.length <= 36;
    if (!named || !isRow(fields) || (aksi !== 'simpan' && aksi !== 'ajukan')) throw badRequest(messages.badBody);
    return { idKlien, fields, aksi, ...(typeof version === 'number' ? { version } : {}) };
  });
}

/**
 * POST {logbook}/kirim-banyak: what a device has kept while it had no connection (docs/domain/30 §2, §4.3). Each entry is
 * done or refused by itself, in a transaction of its own; sent again, it stays one.
 * @returns an answer for each, in their order
 * @throws HttpError 400, 403, 422 for more than 50
 */
export async function sendMany(
  engine: Engine,
  caller: Caller,
  logbook: Logbook,
  clientId: string,
  input: unknown,
): Promise<{ hasil: JawabanKirim[] }> {
  mustBeAllowed(caller, logbook, 'create');
  const hasil: JawabanKirim[] = [];
  for (const entry of entriesOf(input)) hasil.push(await sendOne(engine, caller, logbook, clientId, entry));
  return { hasil };
}

async function sendOne(
  engine: Engine,
  caller: Caller,
  logbook: Logbook,
  clientId: string,
  entry: LaporanKirim,
): Promise<JawabanKirim> {
  try {
    return await inTransaction(engine, caller, logbook, async ctx => {
      const stored = await storedEntry(ctx, logbook, clientId, entry);
      return stored ? again(ctx, logbook, stored, entry) : first(ctx, logbook, clientId, entry);
    });
  } catch (error) {
    const known = translate(error, engine.registry, logbook);
    if (!(known instanceof HttpError)) throw error;
    return {
      ...{ idKlien: entry.idKlien, hasil: 'ditolak', id: null, version: null },
      pesan: Object.values(known.errors ?? {})[0] ?? known.message,
      ...(known.errors ? { errors: known.errors } : {}),
    };
  }
}

/** The caller's own row of that sending, held. */
async function storedEntry(
  ctx: WriteContext,
  logbook: Logbook,
  clientId: string,
  { idKlien, fields }: LaporanKirim,
): Promise<RowData | undefined> {
  // Two sendings of one entry at once take turns at the participation.
  const id =
    (await ctx.engine.rulesOf(logbook).sentBefore?.(ctx, { ...fields, [clientId]: idKlien })) ??
    (
      await ctx.tx.one<{ id: string }>(
        `select id from ${tableName(logbook)} where ${column(clientId)} = $1 and created_by = $2`,
        [idKlien, ctx.caller.userId],
      )
    )?.id;
  return id === undefined ? undefined : findRow(ctx.engine, ctx.tx, ctx.caller, logbook, id, 'read', true);
}

const answer = (
  ctx: WriteContext,
  logbook: Logbook,
  { idKlien }: LaporanKirim,
  hasil: HasilKirim,
  row: RowData,
  pesan: string | null = null,
): JawabanKirim => ({
  ...{ idKlien, hasil, id: String(row.id), version: Number(row.version), pesan },
  ...(hasil === 'konflik' ? { baris: presented(ctx.caller, logbook, row) } : {}),
});

async function first(
  ctx: WriteContext,
  logbook: Logbook,
  clientId: string,
  entry: LaporanKirim,
): Promise<JawabanKirim> {
  const data = checkCreate(ctx.engine, ctx.caller, logbook, { ...entry.fields, [clientId]: entry.idKlien });
  const row = await createIn(ctx, logbook, data);
  return answer(ctx, logbook, entry, 'dibuat', entry.aksi === 'ajukan' ? await handIn(ctx, logbook, row) : row);
}

const handIn = (ctx: WriteContext, logbook: Logbook, row: RowData): Promise<RowData> =>
  transitionIn(ctx, logbook, String(row.id), 'ajukan', { version: row.version });

/** An entry that is there: what the device says anew, unless it was handed in or changed elsewhere meanwhile. */
async function again(ctx: WriteContext, logbook: Logbook, stored: RowData, entry: LaporanKirim): Promise<JawabanKirim> {
  const same = Object.entries(entry.fields).every(
    ([name, value]) => !Object.hasOwn(logbook.fields, name) || sameValue(stored[name], value, logbook.fields[name]),
  );
  const open = statusTerbuka.some(state => state === stored.status);
  if (!open)
    return same
      ? answer(ctx, logbook, entry, 'sudah_ada', stored)
      : answer(ctx, logbook, entry, 'konflik', stored, 'Laporan ini sudah diperiksa.');
  if (!same && entry.version !== undefined && entry.version !== stored.version)
    return answer(ctx, logbook, entry, 'konflik', stored, messages.stale);
  const { idPendaftarMbkm: _, ...fields } = entry.fields;
  const row = same
    ? stored
    : await updateIn(ctx, logbook, String(stored.id), { ...fields, version: Number(stored.version) });
  const sent = entry.aksi === 'ajukan' ? await handIn(ctx, logbook, row) : row;
  return answer(ctx, logbook, entry, same && entry.aksi === 'simpan' ? 'sudah_ada' : 'diperbarui', sent);
}
