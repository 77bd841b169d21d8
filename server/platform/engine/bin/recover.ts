import {
  type FieldErrors,
  messages,
  type Note,
  type Report,
  type Resource,
  term,
  withWords,
} from '../../../../resources/kit/index.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Caller } from '../../access/caller.ts';
import { mayDo, mustBeAllowed } from '../../access/permission.ts';
import { saidTo } from '../../access/saidTo.ts';
import { column, rowsFields, storedFields, tableName, typeOf } from '../../database/columns.ts';
import type { RowData } from '../../database/db.ts';
import { attachAgain } from '../../documents/files/attach.ts';
import { badRequest, conflict, forbidden, invalid, notFound } from '../../errors.ts';
import { checkAcross } from '../acrossRows.ts';
import { type AuditAction, type AuditEntry, diff } from '../audit.ts';
import { eachOf } from '../bulk.ts';
import { mustBeObject, pointersIn } from '../check.ts';
import { mustBeOpen } from '../closed.ts';
import type { Engine } from '../context.ts';
import { blamed, isPgError } from '../dbErrors.ts';
import { followAll } from '../follow.ts';
import { mustStayInScope } from '../lockRow.ts';
import { findRow } from '../read.ts';
import { wordsOfRow } from '../rowWords.ts';
import type { RuleContext } from '../rules.ts';
import { inTransaction } from '../transaction.ts';
import { auditIn } from '../writeSql.ts';
import { findBinned } from './read.ts';
import { type Along, goesAlong } from './snapshot.ts';

/** A row in the bin, as the tables had it. */
interface Entry extends Record<string, unknown> {
  id: string;
  isi: RowData;
  ikut: Record<string, RowData[]>;
  versi: number;
}

/**
 * Takes a deleted row back with everything that went with it.
 * @throws HttpError 403, 404, 409 when something that went with it cannot come back, 422 by field when what it refers to
 * is gone or what is its own is another row's meanwhile
 */
export async function recover(engine: Engine, caller: Caller, r: Resource, id: string): Promise<RowData> {
  mustBeAllowed(caller, r, 'delete');
  return inTransaction(engine, caller, r, ctx => recoverIn(ctx, r, id));
}

const most = 500;

/** Takes many back; what cannot come back stays in the bin and is named. @throws HttpError 400, 403 */
export async function recoverMany(engine: Engine, caller: Caller, r: Resource, body: unknown): Promise<Report> {
  mustBeAllowed(caller, r, 'delete');
  const { ids } = mustBeObject(body);
  if (!Array.isArray(ids) || !ids.length || !ids.every(id => typeof id === 'string'))
    throw badRequest(messages.badBody);
  if (ids.length > most) throw badRequest(messages.tooManyRows({ most }));
  return inTransaction(engine, caller, r, async ctx => {
    const names = await namesOf(ctx, r, ids);
    const items = ids.map((id: string) => ({ id }));
    const { done, failed } = await eachOf(ctx, r, items, ({ id }) => ctx.tx.savepoint(() => recoverIn(ctx, r, id)));
    const gagal = failed.map(({ item: { id }, reason }) => ({
      id,
      label: names.get(id) ?? id,
      pesan: saidTo(ctx.caller, reason),
    }));
    return { berhasil: done.length, gagal };
  });
}

/** Labels of rows in the bin, of those that the caller could read. */
async function namesOf(ctx: RuleContext, r: Resource, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const values: unknown[] = [r.name, ids];
  const scope = ctx.engine.rowsOf(ctx.caller, r, 'read', 't', values);
  const found = await ctx.tx.query<{ id: string; nama: string | null }>(
    `select s.id_baris as id, s.nama from internal_sampah s, jsonb_populate_record(null::${tableName(r)}, s.isi) t
      where s.resource = $1 and s.id_baris = any($2::text[]) and ${scope}`,
    values,
  );
  return new Map(found.map(({ id, nama }) => [id, nama ?? id]));
}

/**
 * `recover` inside a transaction.
 * @param decided by a call of its own, which says what the history tells
 */
export async function recoverIn(
  ctx: RuleContext,
  r: Resource,
  id: string,
  decided?: { action: AuditAction; note: Note },
): Promise<RowData> {
  const entry = await lockEntry(ctx, r, id);
  const row = await findBinned(ctx.engine, ctx.tx, decided ? null : ctx.caller, r, id, { purpose: 'write' });
  if (!entry || !row) throw await whyNot(ctx, r, id);
  if (!decided) await mustNotBeMerged(ctx, r, id);
  await mustStillRefer(ctx, r, row);
  await mustBeFree(ctx, r, row);
  await mustBeOpen(ctx, r, row);
  await checkAcross(ctx, r, row, row);
  // Only the refusals of `beforeCreate` count; the values that it gives to a new row are dropped.
  if (!decided) await ctx.engine.rulesOf(r).beforeCreate?.(ctx, structuredClone(row));
  await putBack(ctx, r, entry);
  if (!decided) await mustStayInScope(ctx, r, id);
  await ctx.tx.execute('delete from internal_sampah where id = $1', [entry.id]);
  await attachAgain(ctx, r, id);
  await followWhatItNames(ctx, r, entry);
  const saved = await findRow(ctx.engine, ctx.tx, null, r, id, 'read');
  if (!saved) throw notFound();
  const audit: AuditEntry = {
    action: 'ambil_kembali',
    changes: diff(r, undefined, saved),
    version: Number(saved.version),
    ...decided,
  };
  await auditIn(ctx, r, id, audit);
  await ctx.engine.rulesOf(r).afterWrite?.(ctx, saved, undefined);
  return saved;
}

const lockEntry = (ctx: RuleContext, r: Resource, id: string): Promise<Entry | undefined> =>
  ctx.tx.one<Entry>(
    `select id, isi, ikut, versi from internal_sampah where resource = $1 and id_baris = $2 order by waktu desc limit 1 for update`,
    [r.name, id],
  );

/** 404 for what the caller could not read, 403 for what it could not change. */
async function whyNot(ctx: RuleContext, r: Resource, id: string): Promise<Error> {
  const readable =
    mayDo(ctx.caller, r, 'read') && (await findBinned(ctx.engine, ctx.tx, ctx.caller, r, id, { purpose: 'read' }));
  return readable ? forbidden() : notFound();
}

/** Alone it would be a twin again, without what refers to it. @throws HttpError 409 */
async function mustNotBeMerged(ctx: RuleContext, r: Resource, id: string): Promise<void> {
  const merged = await ctx.tx.one(
    'select 1 as ada from internal_penggabungan where id_lebur = $1 and resource = $2 and dibatalkan_pada is null',
    [id, r.name],
  );
  if (merged) throw conflict(messages.mergedAway);
}

/** @throws HttpError 422 by field for references to rows that are deleted too */
async function mustStillRefer(ctx: RuleContext, r: Resource, row: RowData): Promise<void> {
  const errors: FieldErrors = {};
  for (const { path, field, ids } of pointersIn(r.fields, row)) {
    const target = ctx.registry.get(field.to);
    // A child row that others of the same row refer to comes back with it.
    if (target.rowsOf?.resource === r.name) continue;
    const gone = await ctx.tx.query<{ id: string; nama: string | null }>(
      `select w.id::text as id, (select s.nama from internal_sampah s where s.resource = $2 and s.id_baris = w.id::text limit 1) as nama
        from unnest($1::${typeOf(target, 'id', ctx.registry)}[]) w(id) where not exists (select 1 from ${tableName(target)} t where t.id = w.id)`,
      [ids, target.name],
    );
    if (gone.length)
      errors[path] = messages.referenceGone({
        label: term(target.label),
        names: gone.map(({ nama }) => nama ?? '').filter(Boolean),
      });
  }
  if (Object.keys(errors).length) throw invalid(errors);
}

/** @throws HttpError 422 by field for unique values that another row has meanwhile */
async function mustBeFree(ctx: RuleContext, r: Resource, row: RowData): Promise<void> {
  const errors: FieldErrors = {};
  const there = await ctx.tx.one(`select 1 as ada from ${tableName(r)} where id = $1`, [row.id]);
  if (there) throw conflict(refusals.idTaken);
  for (const [fields, message, except] of r.unique) {
    if (fields.length === 1 && row[fields[0] ?? ''] == null) continue;
    if (except?.notIn.some(value => value === row[except.field])) continue;
    const values: unknown[] = [];
    const same = fields.map(name => {
      values.push(row[name] ?? null);
      return `t.${column(name)} is not distinct from $${values.length}::${typeOf(r, name, ctx.registry)}`;
    });
    if (except) same.push(`t.${column(except.field)} <> all($${values.push([...except.notIn])}::text[])`);
    const taken = await ctx.tx.one(
      `select 1 as ada from ${tableName(r)} t where ${same.join(' and ')} limit 1`,
      values,
    );
    if (!taken) continue;
    errors[blamed(r, fields)] = withWords(message, wordsOfRow(r.fields, fields, row));
  }
  if (Object.keys(errors).length) throw invalid(errors);
}

const columnsOf = (r: Resource): string[] => [
  'id',
  'created_at',
  'updated_at',
  'created_by',
  'updated_by',
  'version',
  ...storedFields(r.fields).flatMap(([name, field]) => (field.template ? [] : [column(name)])),
];

function columnsAlong({ resource, field }: Along): string[] {
  const rows = rowsFields(resource).find(([name]) => name === field)?.[1];
  if (!rows) return columnsOf(resource);
  return ['id', 'parent_id', 'nomor', ...storedFields(rows.fields).map(([name]) => column(name))];
}

const insertSql = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;

/** Writes the row as it was, one version on, and what went with it. */
async function putBack(ctx: RuleContext, r: Resource, entry: Entry): Promise<void> {
  const row = {
    ...entry.isi,
    version: entry.versi + 1,
    updated_at: ctx.now.toISOString(),
    updated_by: ctx.caller.userId,
  };
  await ctx.tx.execute(insertSql(tableName(r), columnsOf(r)), [JSON.stringify([row])]);
  let waiting = goesAlong(ctx.registry, r, 'null').filter(({ name }) => entry.ikut[name]?.length);
  // Some of them refer to each other: those that still wait for others are tried again.
  while (waiting.length) {
    const left: Along[] = [];
    for (const along of waiting) if (!(await insertAlong(ctx, along, entry.ikut[along.name] ?? []))) left.push(along);
    if (left.length === waiting.length)
      throw conflict(messages.alongGone({ label: term(left[0]?.resource.label ?? r.label) }));
    waiting = left;
  }
}

/** Inserts child rows that were deleted with the row; false where a row that they refer to no longer exists. */
async function insertAlong(ctx: RuleContext, along: Along, rows: readonly RowData[]): Promise<boolean> {
  try {
    await ctx.tx.savepoint(() => ctx.tx.execute(insertSql(along.table, columnsAlong(along)), [JSON.stringify(rows)]));
    return true;
  } catch (error) {
    if (isPgError(error) && error.code === '23503') return false;
    throw error;
  }
}

/** Copied values of rows that were renamed meanwhile are brought up to date. */
async function followWhatItNames(ctx: RuleContext, r: Resource, { isi, ikut }: Entry): Promise<void> {
  const named = new Map<string, Set<string>>();
  const look = (resource: Resource, rows: readonly RowData[]) => {
    for (const [name, field] of Object.entries(resource.fields)) {
      if (field.kind !== 'ref' || !ctx.engine.rulesOf(ctx.registry.get(field.to)).follows) continue;
      const ids = named.get(field.to) ?? new Set();
      for (const row of rows) {
        const id = row[column(name).replaceAll('"', '')];
        if (typeof id === 'string') ids.add(id);
      }
      named.set(field.to, ids);
    }
  };
  look(r, [isi]);
  for (const [name, rows] of Object.entries(ikut)) {
    const resource = ctx.registry.find(name);
    if (resource) look(resource, rows);
  }
  for (const [to, ids] of named) {
    const target = ctx.registry.get(to);
    const { follows } = ctx.engine.rulesOf(target);
    const changes = Object.fromEntries((follows?.fields ?? []).map(name => [name, {}]));
    await followAll(
      ctx,
      target,
      [...ids].map(id => ({ id, changes })),
    );
  }
}
