import {
  type HasilKirim,
  type JawabanKirim,
  type LaporanKirim,
  maksKirim,
} from '../../../resources/kegiatan/kirimBanyak.ts';
import type { Logbook, LogEntry } from '../../../resources/kegiatan/log.ts';
import { kegiatanRefusals } from '../../../resources/kegiatan/refusals.ts';
import { asTexts, isRecord, messages } from '../../../resources/kit/index.ts';
import { statusTerbuka } from '../../../resources/mbkm/alurPeriksa.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { saidTo } from '../../platform/access/saidTo.ts';
import { column, tableName } from '../../platform/database/columns.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import { checkCreate, mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { createIn } from '../../platform/engine/createRow.ts';
import { translate } from '../../platform/engine/dbErrors.ts';
import { presented } from '../../platform/engine/present.ts';
import { findRow } from '../../platform/engine/read.ts';
import type { RuleContext } from '../../platform/engine/rules.ts';
import { sameValue } from '../../platform/engine/sameValue.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { transitionIn } from '../../platform/engine/transition.ts';
import { updateIn } from '../../platform/engine/updateRow.ts';
import { badRequest, HttpError, invalid, notFound } from '../../platform/errors.ts';

/** @throws HttpError 400 for another shape, 422 for too many */
export function entriesOf(input: unknown): LaporanKirim[] {
  const { laporan } = mustBeObject(input);
  if (!Array.isArray(laporan) || !laporan.length) throw badRequest(messages.badBody);
  if (laporan.length > maksKirim) throw invalid({ laporan: kegiatanRefusals.mostReports({ n: maksKirim }) });
  return laporan.map(each => {
    const { idKlien, id, fields, aksi, version } = isRecord(each) ? each : {};
    const named = typeof idKlien === 'string' && idKlien.length > 0 && idKlien.length <= 36;
    const unnamed = id === undefined || typeof id === 'string';
    if (!named || !unnamed || !isRecord(fields) || (aksi !== 'simpan' && aksi !== 'ajukan'))
      throw badRequest(messages.badBody);
    return {
      idKlien,
      fields,
      aksi,
      ...(typeof id === 'string' ? { id } : {}),
      ...(typeof version === 'number' ? { version } : {}),
    };
  });
}

/**
 * POST {logbook}/kirim-banyak: entries that a device kept while it had no connection (docs/domain/30 §2, §4.3). Each is
 * stored or refused in a transaction of its own; an entry sent twice is stored once.
 * @returns an answer for each, in their order
 * @throws HttpError 400, 403, 422 for more than 50
 */
export async function sendMany(
  engine: Engine,
  caller: Caller,
  logbook: Logbook,
  input: unknown,
): Promise<{ hasil: JawabanKirim[] }> {
  mustBeAllowed(caller, logbook, 'create');
  return { hasil: await sendEach(engine, caller, logbook, entriesOf(input)) };
}

/**
 * Each entry by itself, as if its student sent it.
 * @param copied they come in a file that somebody handed in: new ones are marked so
 */
export async function sendEach(
  engine: Engine,
  caller: Caller,
  logbook: Logbook,
  entries: readonly LaporanKirim[],
  copied = false,
): Promise<JawabanKirim[]> {
  const hasil: JawabanKirim[] = [];
  for (const entry of entries) hasil.push(await sendOne(engine, caller, logbook, entry, copied));
  return hasil;
}

async function sendOne(
  engine: Engine,
  caller: Caller,
  logbook: Logbook,
  entry: LaporanKirim,
  copied: boolean,
): Promise<JawabanKirim> {
  try {
    return await inTransaction(engine, caller, logbook, async ctx => {
      const stored = await storedEntry(ctx, logbook, entry);
      return stored ? again(ctx, logbook, stored, entry) : first(ctx, logbook, entry, copied);
    });
  } catch (error) {
    const known = translate(error, engine.registry, logbook);
    if (!(known instanceof HttpError)) throw error;
    return {
      idKlien: entry.idKlien,
      hasil: 'ditolak',
      id: null,
      version: null,
      pesan: saidTo(caller, Object.values(known.errors ?? {})[0] ?? known.said),
      ...(known.errors ? { errors: asTexts(known.errors) } : {}),
    };
  }
}

/** The caller's own row of that sending, held. */
async function storedEntry(
  ctx: RuleContext,
  logbook: Logbook,
  { idKlien, id: named, fields }: LaporanKirim,
): Promise<LogEntry | undefined> {
  const { clientId } = logbook.log;
  if (named !== undefined) {
    mustBeId(logbook, named);
    const row = await findRow(ctx.engine, ctx.tx, ctx.caller, logbook, named, 'write', true);
    if (!row) throw notFound();
    return row;
  }
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
  ctx: RuleContext,
  logbook: Logbook,
  { idKlien }: LaporanKirim,
  hasil: HasilKirim,
  row: LogEntry,
  pesan: string | null = null,
): JawabanKirim => ({
  idKlien,
  hasil,
  id: row.id,
  version: row.version,
  pesan,
  ...(hasil === 'konflik' ? { baris: presented(ctx.caller, logbook, row) } : {}),
});

async function first(ctx: RuleContext, logbook: Logbook, entry: LaporanKirim, copied: boolean): Promise<JawabanKirim> {
  const given = { ...entry.fields, [logbook.log.clientId]: entry.idKlien };
  const data = checkCreate(ctx.engine, ctx.caller, logbook, given);
  if (copied) data.dariSalinan = true;
  const row = await createIn(ctx, logbook, data);
  return answer(ctx, logbook, entry, 'dibuat', entry.aksi === 'ajukan' ? await handIn(ctx, logbook, row) : row);
}

const handIn = (ctx: RuleContext, logbook: Logbook, row: LogEntry): Promise<LogEntry> =>
  transitionIn(ctx, logbook, row.id, 'ajukan', { version: row.version });

/** Updates a stored entry with the device's version, unless it was submitted or changed elsewhere meanwhile. */
async function again(ctx: RuleContext, logbook: Logbook, stored: LogEntry, entry: LaporanKirim): Promise<JawabanKirim> {
  // Fixed fields (participation, time of writing) do not change once stored and are not compared.
  const given = Object.entries(entry.fields).filter(([name]) => !logbook.fields[name]?.fixed);
  const same = given.every(
    ([name, value]) => !Object.hasOwn(logbook.fields, name) || sameValue(stored[name], value, logbook.fields[name]),
  );
  const open = statusTerbuka.some(state => state === stored.status);
  if (!open)
    return same
      ? answer(ctx, logbook, entry, 'sudah_ada', stored)
      : answer(ctx, logbook, entry, 'konflik', stored, saidTo(ctx.caller, kegiatanRefusals.checkedBefore));
  if (!same && entry.version !== undefined && entry.version !== stored.version)
    return answer(ctx, logbook, entry, 'konflik', stored, saidTo(ctx.caller, messages.stale));
  const row = same
    ? stored
    : await updateIn(ctx, logbook, stored.id, {
        ...Object.fromEntries(given),
        version: stored.version,
      });
  const sent = entry.aksi === 'ajukan' ? await handIn(ctx, logbook, row) : row;
  return answer(ctx, logbook, entry, same && entry.aksi === 'simpan' ? 'sudah_ada' : 'diperbarui', sent);
}
