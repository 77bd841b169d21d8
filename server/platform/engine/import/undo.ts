import { type Message, messages, numberInWords, type Resource, term } from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { createActivityLog } from '../../access/activity.ts';
import type { Caller } from '../../access/caller.ts';
import { keep } from '../../access/keptSaid.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import { joinedLabelSql, tableName, typeOf } from '../../database/columns.ts';
import type { RowData } from '../../database/db.ts';
import { conflict } from '../../errors.ts';
import type { Changes } from '../audit.ts';
import { saveChildren } from '../childStore.ts';
import { mayBeClosed, mustBeOpen } from '../closed.ts';
import type { Engine } from '../context.ts';
import { followAll } from '../follow.ts';
import { findRow } from '../read.ts';
import { mustNotBeKept } from '../removeRow.ts';
import type { RuleContext } from '../rules.ts';
import { inTransaction } from '../transaction.ts';
import { countUses, usedInLists } from '../uses.ts';
import { lock } from './apply.ts';
import { attempt, type Failures } from './attempt.ts';
import { deleteSet, type SetAudit, updateSet } from './setWrite.ts';
import { needsShadow, underShadow } from './shadow.ts';
import { findImport, type Import } from './store.ts';

/** A row that the import wrote, with its history entry and how it stands now. */
interface Written extends Record<string, unknown> {
  id: string;
  label: string | null;
  perubahan: Changes;
  /** Version that the import gave it; 1 = it was created. */
  versi: number;
  sekarang: number | null;
  boleh: boolean;
  /** An earlier undo took it back. */
  dikembalikan: boolean;
}

export interface Failure {
  id: string;
  label: string;
  pesan: string;
}

const pageRows = 2000;

/**
 * Takes an applied import back in one transaction: created rows go, changed rows get their former values, each only
 * if nobody touched it since.
 * @returns the import and the rows that stay as they are, with the reason
 * @throws HttpError 403, 404, 409 unless it is applied
 */
export async function undo(
  engine: Engine,
  caller: Caller,
  r: Resource,
  id: string,
): Promise<{ stored: Import; gagal: Failure[] }> {
  mustBeAllowed(caller, r, 'import');
  const { diterapkan } = (await findImport(engine.db, caller, r, id)).jumlah;
  const { gagal } = await (needsShadow(engine, diterapkan) ? undoInSlices : undoAtOnce)(engine, caller, r, id);
  return { stored: await findImport(engine.db, caller, r, id), gagal };
}

const auditOf = (importId: string) => ({ action: 'batal_impor', importId }) as const;

function undoAtOnce(engine: Engine, caller: Caller, r: Resource, id: string): Promise<Undone> {
  return inTransaction(engine, caller, r, async ctx => {
    await lock(ctx.tx, id, '');
    mustBeApplied(await findImport(ctx.tx, caller, r, id));
    const undone = new Undone(r);
    while (undone.after !== null) {
      const rows = await writtenRows(ctx, r, id, undone.after, pageRows);
      undone.add(rows, await undoPage(ctx, r, rows.filter(standing), auditOf(id)), pageRows);
    }
    await close(ctx, r, id, undone);
    return undone;
  });
}

/** The same in short transactions that let others in between, who see nothing of it before its end (`shadow.ts`). */
function undoInSlices(engine: Engine, caller: Caller, r: Resource, id: string): Promise<Undone> {
  return underShadow(engine, r, async shadow => {
    mustBeApplied(await findImport(engine.db, caller, r, id));
    const undone = new Undone(r);
    while (undone.after !== null) {
      const { after } = undone;
      const most = shadow.rows;
      const [rows, failed] = await shadow.slice(caller, most, async ctx => {
        const page = await writtenRows(ctx, r, id, after, most);
        return [page, await undoPage(ctx, r, page.filter(standing), auditOf(id))];
      });
      undone.add(rows, failed, most);
    }
    await shadow.finish(caller, ctx => close(ctx, r, id, undone));
    return undone;
  });
}

function mustBeApplied({ status }: Import): void {
  if (status !== 'selesai') throw conflict(refusals.imports.notApplied);
}

const standing = ({ dikembalikan }: Written): boolean => !dikembalikan;

/** How far an undo is. */
class Undone {
  count = 0;
  readonly gagal: Failure[] = [];
  /** Id of the last row that was looked at; null = that was all. */
  after: string | null = '';

  constructor(readonly r: Resource) {}

  /** @param most rows that were asked for */
  add(rows: readonly Written[], failed: Failures<Written>, most: number): void {
    for (const [row, why] of failed)
      this.gagal.push({ id: row.id, label: row.label || lastLabel(this.r, row), pesan: keep(why) });
    this.count += rows.filter(standing).length - failed.size;
    this.after = rows.length < most ? null : (rows.at(-1)?.id ?? null);
  }
}

async function close({ tx, engine, caller, now }: RuleContext, r: Resource, id: string, undone: Undone): Promise<void> {
  const { count, gagal } = undone;
  // Rows that could not be taken back remain, so the import counts as not undone.
  const left = gagal.length ? refusals.imports.partlyUndone({ n: count, gagal: gagal.length }) : null;
  const closed = await tx.one<{ namaBerkas: string }>(
    'update internal_impor set status = $2, pesan = $3, updated_at = now() where id = $1 returning nama_berkas',
    [id, gagal.length ? 'selesai' : 'dibatalkan', left && keep(left)],
  );
  await createActivityLog(engine.registry)(tx, {
    aksi: 'impor',
    ringkasan: `Impor ${r.label} dari ${closed?.namaBerkas} dibatalkan: ${left ?? `${numberInWords(count)} baris dikembalikan.`}`,
    waktu: now,
    idUser: caller.userId,
    namaUser: caller.name,
    roleId: caller.roleId,
    resource: r.name,
    idBaris: id,
  });
}

/**
 * The next rows that the import wrote, in the order of their ids, those that an earlier undo took back included. One
 * pass over the index of imports: a look for each row's undo would read all rows of the import again.
 */
function writtenRows(ctx: RuleContext, r: Resource, id: string, after: string, most: number): Promise<Written[]> {
  const params: unknown[] = [id, after];
  const scope = ctx.engine.rowsOf(ctx.caller, r, 'write', 't', params);
  return ctx.tx.query<Written>(
    `select h.id, ${joinedLabelSql(r, 't', ctx.registry)} as label, h.perubahan, h.versi, h.dikembalikan, t.version as sekarang, (t.id is not null and (${scope})) as boleh
     from (select id_baris as id, bool_or(aksi = 'batal_impor') as dikembalikan,
         (array_agg(perubahan) filter (where aksi = 'impor'))[1] as perubahan, max(versi) filter (where aksi = 'impor') as versi
       from internal_riwayat where id_impor = $1 and id_baris > $2 group by id_impor, id_baris order by id_impor, id_baris limit ${most}) h
     left join only ${tableName(r)} t on t.id = h.id::${typeOf(r, 'id', ctx.registry)} order by h.id`,
    params,
  );
}

/** Last label of a deleted row, from its history. */
function lastLabel(r: Resource, { id, perubahan }: Written): string {
  const label = r.representation.replace(/\{(\w+)\}/g, (_, name: string) => String(perubahan[name]?.ke ?? ''));
  return label.trim() || id;
}

async function undoPage(
  ctx: RuleContext,
  r: Resource,
  rows: readonly Written[],
  audit: SetAudit,
): Promise<Failures<Written>> {
  const failed: Failures<Written> = new Map();
  const created = rows.filter(({ versi }) => versi === 1);
  const used = await usedInLists(
    ctx.registry,
    ctx.tx,
    r,
    created.map(({ id }) => id),
  );
  for (const row of rows) {
    const use = row.versi === 1 ? used.get(row.id) : undefined;
    const reason = whyNot(row) ?? (use && inUse(use));
    if (reason) failed.set(row, reason);
  }
  const { beforeDelete, beforeUpdate, afterWrite } = ctx.engine.rulesOf(r);
  const oneByOne = Boolean(beforeDelete || beforeUpdate || afterWrite) || r.deletable.length > 0 || mayBeClosed(ctx, r);
  const each = async (some: readonly Written[], work: (part: readonly Written[]) => Promise<void>) => {
    const left = some.filter(row => !failed.has(row));
    for (const part of oneByOne ? left.map(row => [row]) : [left]) await attempt(ctx, r, part, failed, work);
  };
  await each(created, part => deleteRows(ctx, r, part, audit, oneByOne));
  await each(
    rows.filter(({ versi }) => versi !== 1),
    part => putBack(ctx, r, part, audit, oneByOne),
  );
  for (const [row, reason] of failed)
    if (row.versi === 1 && reason.code === inUse().code) failed.set(row, await namedUse(ctx, r, row.id));
  return failed;
}

function whyNot({ sekarang, versi, boleh }: Written): Message | undefined {
  if (sekarang === null) return refusals.imports.deleted;
  if (!boleh) return messages.forbidden;
  return sekarang === versi ? undefined : refusals.imports.changedSince;
}

async function namedUse(ctx: RuleContext, r: Resource, id: string): Promise<Message> {
  const use = await countUses(ctx.registry, ctx.tx, r, id);
  return inUse(use);
}

/** Turns a history entry around: what it put in is what goes out. */
const reversed = (changes: Changes, created: boolean): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([name, { dari, ke }]) => [
      name,
      created ? { dari: ke } : { dari: ke ?? null, ke: dari ?? null },
    ]),
  );

async function deleteRows(
  ctx: RuleContext,
  r: Resource,
  rows: readonly Written[],
  audit: SetAudit,
  withRules: boolean,
): Promise<void> {
  const rules = ctx.engine.rulesOf(r);
  const [only] = rows;
  const before = withRules && only ? await findRow(ctx.engine, ctx.tx, null, r, only.id, 'read', true) : undefined;
  if (before) mustNotBeKept(ctx, r, before);
  if (before) await mustBeOpen(ctx, r, before);
  if (before) await rules.beforeDelete?.(ctx, before);
  const gone = await deleteSet(
    ctx,
    r,
    rows.map(({ id, versi, perubahan }) => ({ id, version: versi, changes: reversed(perubahan, true) })),
    audit,
  );
  if (gone.size !== rows.length) throw conflict(refusals.imports.changedSince);
  if (before) await rules.afterWrite?.(ctx, undefined, before);
}

async function putBack(
  ctx: RuleContext,
  r: Resource,
  rows: readonly Written[],
  audit: SetAudit,
  withRules: boolean,
): Promise<void> {
  const rules = ctx.engine.rulesOf(r);
  const changes = rows.map(({ id, versi, perubahan }) => ({
    id,
    version: versi,
    values: Object.fromEntries(Object.entries(perubahan).map(([name, { dari }]) => [name, dari ?? null])) as RowData,
    changes: reversed(perubahan, false),
  }));
  const [only] = changes;
  const before = withRules && only ? await findRow(ctx.engine, ctx.tx, null, r, only.id, 'read', true) : undefined;
  if (before && only) await mustBeOpen(ctx, r, before, { ...before, ...only.values });
  if (before && only) await rules.beforeUpdate?.(ctx, before, only.values);
  const written = await updateSet(ctx, r, changes, audit);
  if (written.size !== rows.length) throw conflict(refusals.imports.changedSince);
  if (before && only) await saveChildren(ctx.tx, ctx.registry, r, only.id, only.values);
  await followAll(ctx, r, changes);
  if (before && only)
    await rules.afterWrite?.(ctx, await findRow(ctx.engine, ctx.tx, null, r, only.id, 'read'), before);
}

const inUse = ({ count, label } = { count: 1, label: 'data lain' }): Message =>
  messages.inUse({ n: count, label: term(label) });
