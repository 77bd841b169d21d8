import {
  messages,
  noteOf,
  type Report,
  type Resource,
  sensitiveFields,
  undoMinutes,
} from '../../../resources/kit/index.ts';
import { ubahBanyak } from '../../../resources/pengaturan/internalUbahBanyak.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import { role } from '../../../resources/roles.ts';
import type { BuktiUbah, IsiBukti } from '../../../resources/umum/panggilanUbahBanyak.ts';
import type { Caller } from '../access/caller.ts';
import { keep, keptSaid } from '../access/keptSaid.ts';
import { mayDo, mustBeAllowed } from '../access/permission.ts';
import { saidTo } from '../access/saidTo.ts';
import { narrowSight } from '../access/visibleFields.ts';
import { labelSql, tableName, typeOf } from '../database/columns.ts';
import type { Db, DbRow, Queryable } from '../database/db.ts';
import { conflict, notFound } from '../errors.ts';
import { type Changes, restorable } from './audit.ts';
import { eachOf } from './bulk.ts';
import { labelsOf, nameChanges } from './changeLabels.ts';
import type { Engine } from './context.ts';
import { lockRow, mustBeCurrent } from './lockRow.ts';
import type { RuleContext } from './rules.ts';
import { inTransaction } from './transaction.ts';
import { updateIn } from './updateRow.ts';

/** Receipts of changes of many rows (docs/domain/10 §3.12). */

const table = tableName(ubahBanyak);
const mostReceipts = 50;
const pageRows = 25;
/** Refused rows that a receipt names; the report of the call has named them all. */
const mostRefused = 200;

interface Left {
  id: string;
  pesan: string;
}

interface Stored extends DbRow {
  id: string;
  resource: string;
  kolom: string[];
  berubah: number;
  sama: number;
  ditolak: { jumlah: number; baris: Left[] };
  tersisa: Left[] | null;
  idUser: string;
  namaUser: string | null;
  namaRole: string | null;
  waktu: string;
  diurungkanPada: string | null;
}

const columns =
  'id, resource, kolom, berubah, sama, ditolak, tersisa, id_user as "idUser", nama_user as "namaUser", nama_role as "namaRole", waktu, diurungkan_pada as "diurungkanPada"';

/** Keeps the receipt of a change in its transaction. */
export async function writeReceipt(
  { tx, caller, now }: Pick<RuleContext, 'tx' | 'caller' | 'now'>,
  r: Resource,
  id: string,
  names: readonly string[],
  { berhasil, gagal, sama = 0 }: Pick<Report, 'berhasil' | 'sama'> & { gagal: readonly Left[] },
): Promise<void> {
  const ditolak = {
    jumlah: gagal.length,
    baris: gagal.slice(0, mostRefused).map(({ id: row, pesan }): Left => ({ id: row, pesan })),
  };
  await tx.execute(
    `insert into ${table} (id, resource, kolom, berubah, sama, ditolak, id_user, nama_user, nama_role, waktu)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      r.name,
      JSON.stringify(names),
      berhasil - sama,
      sama,
      JSON.stringify(ditolak),
      caller.userId,
      caller.name,
      caller.roleName,
      now.toISOString(),
    ],
  );
}

/** Receipts that the caller may open: own ones, Super Admin all. */
const ownSql = (caller: Caller, values: unknown[]): string =>
  caller.baseRole === role.superAdmin ? 'true' : `id_user = $${values.push(caller.userId)}`;

const undoneBy = (now: Date): number => now.getTime() - undoMinutes * 60_000;

const told = (caller: Caller, now: Date, { ditolak, tersisa, idUser, ...row }: Stored): BuktiUbah => ({
  ...row,
  ditolak: ditolak.jumlah,
  tersisa: tersisa?.length ?? 0,
  bolehUrung: idUser === caller.userId && !row.diurungkanPada && Date.parse(row.waktu) >= undoneBy(now),
});

/** The receipts of a list, newest first. @throws HttpError 404 for a list that the caller has not */
export async function receiptsOf({ db, registry, now }: Engine, caller: Caller, name: string): Promise<BuktiUbah[]> {
  const r = registry.find(name);
  if (!r || !mayDo(caller, r, 'read')) throw notFound();
  const values: unknown[] = [r.name];
  const found = await db.query<Stored>(
    `select ${columns} from ${table} where resource = $1 and ${ownSql(caller, values)} order by waktu desc limit ${mostReceipts}`,
    values,
  );
  return found.map(row => told(caller, now(), row));
}

async function receiptOf(on: Queryable, caller: Caller, id: string, lock = ''): Promise<Stored> {
  const values: unknown[] = [id];
  const found = await on.one<Stored>(
    `select ${columns} from ${table} where id = $1 and ${ownSql(caller, values)} ${lock}`,
    values,
  );
  if (!found) throw notFound();
  return found;
}

interface ChangedRow extends DbRow {
  id: string;
  label: string | null;
  perubahan: Changes;
  versi: number;
}

/**
 * SQL of the rows that a receipt is about, as far as they are there and within reach; `$1` is the receipt, `$2` its
 * resource: what went along with its rows carries the receipt as well.
 */
function changedSql(engine: Engine, r: Resource, scope: string): string {
  return `from internal_riwayat h join only ${tableName(r)} t on t.id = h.id_baris::${typeOf(r, 'id', engine.registry)}
    where h.id_impor = $1 and h.resource = $2 and h.aksi = 'ubah' and ${scope}`;
}

/**
 * A page of a receipt: rows with their former and new values, as far as the caller reads them now.
 * @param page from 1
 * @throws HttpError 404
 */
export async function openReceipt(engine: Engine, caller: Caller, id: string, page: number): Promise<IsiBukti> {
  const { db, registry, now } = engine;
  const stored = await receiptOf(db, caller, id);
  const r = registry.find(stored.resource);
  if (!r || !mayDo(caller, r, 'read')) throw notFound();
  const values: unknown[] = [id, r.name];
  const from = changedSql(engine, r, engine.rowsOf(caller, r, 'read', 't', values));
  const rows = await db.query<ChangedRow>(
    `select h.id_baris as id, ${labelSql(r, 't', registry)} as label, h.perubahan, h.versi ${from}
     order by h.id_baris limit ${pageRows} offset ${(page - 1) * pageRows}`,
    values,
  );
  const counted = await db.one<{ n: number }>(`select count(*)::int as n ${from}`, values);
  const { hidden } = narrowSight(caller, r);
  const covered = new Set(sensitiveFields(r));
  const shown = new Set(stored.kolom.filter(name => !hidden.has(name) && !covered.has(name)));
  const baris = rows.map(row => ({
    id: row.id,
    label: row.label ?? '',
    perubahan: Object.fromEntries(Object.entries(row.perubahan).filter(([name]) => shown.has(name))),
  }));
  await nameChanges(
    engine,
    baris.map(({ perubahan }) => ({ resource: r, perubahan })),
  );
  const refused = [...stored.ditolak.baris, ...(stored.tersisa ?? [])];
  const names = await namesWithin(engine, caller, r, refused);
  const left = (some: readonly Left[]) =>
    some.map(one => ({ ...one, label: names.get(one.id) ?? one.id, pesan: keptSaid(one.pesan, caller) }));
  return {
    ...told(caller, now(), stored),
    total: counted?.n ?? 0,
    baris,
    barisDitolak: left(stored.ditolak.baris),
    barisTersisa: left(stored.tersisa ?? []),
  };
}

/** Names of rows that the caller reads. */
async function namesWithin(engine: Engine, caller: Caller, r: Resource, rows: readonly Left[]) {
  const values: unknown[] = [rows.map(({ id }) => id)];
  const scope = engine.rowsOf(caller, r, 'read', 't', values);
  const found = rows.length
    ? await engine.db.query<{ id: string }>(
        `select t.id::text as id from ${tableName(r)} t where t.id::text = any($1::text[]) and ${scope}`,
        values,
      )
    : [];
  return labelsOf(
    engine,
    r,
    found.map(({ id }) => id),
  );
}

/**
 * Undoes a change of many rows as one step, as far as nothing newer stands on them: what was changed since is named and
 * left. Every row goes through its ordinary checks.
 * @throws HttpError 403, 404, 409 once it is undone or its time is over
 */
export async function undoReceipt(engine: Engine, caller: Caller, id: string): Promise<Report> {
  const { resource, kolom } = await receiptOf(engine.db, caller, id);
  const r = engine.registry.get(resource);
  const back = engine.rulesOf(r).takeBack ?? {};
  mustBeAllowed(caller, r, kolom.every(name => name in back) ? 'action' : 'update');
  return inTransaction(engine, caller, r, async ctx => {
    const stored = await receiptOf(ctx.tx, caller, id, 'for update');
    if (stored.idUser !== caller.userId) throw notFound();
    if (stored.diurungkanPada) throw conflict(refusals.changeMany.undone);
    if (Date.parse(stored.waktu) < undoneBy(ctx.now)) throw conflict(refusals.changeMany.tooLate({ n: undoMinutes }));
    const names = new Set(restorable(r));
    const rows = await ctx.tx.query<ChangedRow>(
      `select h.id_baris as id, ${labelSql(r, 't', engine.registry)} as label, h.perubahan, h.versi
       from internal_riwayat h left join only ${tableName(r)} t on t.id = h.id_baris::${typeOf(r, 'id', engine.registry)}
       where h.id_impor = $1 and h.resource = $2 and h.aksi = 'ubah' order by h.id_baris`,
      [id, r.name],
    );
    const { done, failed } = await eachOf(engine, r, rows, ({ id: row, perubahan, versi }) => {
      const audit = { action: 'pulihkan', note: noteOf(refusals.notes.undone), importId: id } as const;
      const own = [...kolom, ...Object.keys(perubahan)].find(name => name in back);
      const takeBack = own === undefined ? undefined : back[own];
      if (own !== undefined && takeBack)
        return ctx.tx.savepoint(async () => {
          const before = await lockRow(ctx, r, row);
          const follows = await takeBack.follows?.(ctx, before, audit);
          if (follows) throw conflict(follows);
          mustBeCurrent(ctx, r, before, versi);
          await takeBack.run(ctx, before, perubahan[own]?.dari ?? null, audit);
        });
      const former = Object.entries(perubahan).filter(([name]) => names.has(name));
      const values = Object.fromEntries(former.map(([name, { dari }]) => [name, dari ?? null]));
      return ctx.tx.savepoint(async () => {
        await updateIn(ctx, r, row, { ...values, version: versi }, audit);
      });
    });
    const left = failed.map(({ item, reason }) => ({
      item,
      reason:
        reason.code === messages.stale.code
          ? refusals.changeMany.changedSince
          : reason.code === messages.notFound.code
            ? refusals.imports.deleted
            : reason,
    }));
    await ctx.tx.execute(`update ${table} set diurungkan_pada = $2, tersisa = $3 where id = $1`, [
      id,
      ctx.now.toISOString(),
      JSON.stringify(left.map(({ item, reason }): Left => ({ id: item.id, pesan: keep(reason) }))),
    ]);
    return {
      berhasil: done.length,
      gagal: left.map(({ item, reason }) => ({
        id: item.id,
        label: item.label ?? item.id,
        pesan: saidTo(caller, reason),
        code: reason.code,
      })),
    };
  });
}

/** Drops receipts of long ago. */
export const sweepReceipts = (db: Db, before: Date): Promise<number> =>
  db.execute(`delete from ${table} where waktu < $1`, [before.toISOString()]);
