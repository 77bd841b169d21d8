import { v7 as uuidv7 } from 'uuid';
import {
  type ChangeOf,
  type Field,
  type InputOf,
  isListKind,
  messages,
  notedIn,
  noteName,
  noteOf,
  type Resource,
  type RowOf,
  takesNotes,
  term,
} from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mayDo, mustBeAllowed } from '../access/permission.ts';
import { column, rowsFields, storedFields, tableName, typeOf } from '../database/columns.ts';
import type { Db, RowData, Tx } from '../database/db.ts';
import { attachFiles, dropFiles } from '../documents/files/attach.ts';
import { fileFieldsOf } from '../documents/files/fields.ts';
import { conflict, forbidden, invalid, notFound, versionMissing } from '../errors.ts';
import { asItIs } from '../versions.ts';
import { checkAcross } from './acrossRows.ts';
import { type AuditEntry, auditSql, diff } from './audit.ts';
import { binSql, hasBin } from './bin/snapshot.ts';
import { carry } from './carry.ts';
import { checkCreate, checkReferences, checkRow, checkUpdate, mustBeObject, writableColumns } from './check.ts';
import { insertChildren, saveChildren } from './childStore.ts';
import type { Engine, WriteContext } from './context.ts';
import { dbErrorsOf } from './dbErrors.ts';
import { checkDepending } from './depends.ts';
import { follow } from './follow.ts';
import { fillJoinCodes, hasJoinCodes } from './joinCodes.ts';
import { presented } from './present.ts';
import { findRow } from './read.ts';
import { sameValue } from './sameValue.ts';
import { storedColumns } from './select.ts';
import { mustHoldTaken } from './takenPlaces.ts';
import { countUses } from './uses.ts';
import { checkWeeks } from './weeks.ts';

/** Caller and time of a write. */
type Writing = Pick<WriteContext, 'caller' | 'now' | 'registry'>;

/** Context of a write in a transaction that is already open. */
export function writeContext(engine: Engine, tx: Tx, caller: Caller): WriteContext {
  const ctx: WriteContext = {
    engine,
    tx,
    caller,
    registry: engine.registry,
    now: engine.now(),
    passed: [],
    announce: (channel, payload) => tx.afterCommit(() => engine.db.notify(channel, payload)),
    carry: (r, changes, note) => carry(ctx, r, changes, note),
    create: <R extends Resource>(r: R, data: InputOf<R>) => createIn(ctx, r, checkCreate(engine, caller, r, data)),
    step: (r, id, action, note, passed) => engine.stepAlong(ctx, r, id, action, note, passed),
  };
  return ctx;
}

/** Runs a write in one transaction and says in our words what the database refuses. */
export async function inTransaction<T>(
  engine: Engine,
  caller: Caller,
  r: Resource,
  work: (ctx: WriteContext) => Promise<T>,
): Promise<T> {
  return dbErrorsOf(engine.registry, r, () => engine.db.transaction(tx => work(writeContext(engine, tx, caller))));
}

/**
 * Creates a row with its child rows and its audit row in one transaction.
 * @throws HttpError 403 without the create flag or outside the write scope, 422 by field
 */
export async function create(engine: Engine, caller: Caller, r: Resource, body: unknown): Promise<RowData> {
  mustBeAllowed(caller, r, 'create');
  const data = checkCreate(engine, caller, r, body);
  if (isOneStatement(engine, caller, r)) {
    return dbErrorsOf(engine.registry, r, () => createIn(writeContext(engine, alone(engine.db), caller), r, data));
  }
  return inTransaction(engine, caller, r, async ctx => (await sentBefore(ctx, r, data)) ?? createIn(ctx, r, data));
}

/** The caller's row that the same sending has made already. */
async function sentBefore(ctx: WriteContext, r: Resource, data: RowData): Promise<RowData | undefined> {
  const id = await ctx.engine.rulesOf(r).sentBefore?.(ctx, data);
  return id === undefined ? undefined : findRow(ctx.engine, ctx.tx, ctx.caller, r, id, 'read');
}

/**
 * Whether creating a row of the resource is one statement (row and audit row together): no rules, no child rows, no
 * scope to check afterwards. Such a create needs no BEGIN and COMMIT, which are half of its time.
 */
function isOneStatement(engine: Engine, caller: Caller, r: Resource): boolean {
  const { beforeCreate, afterWrite } = engine.rulesOf(r);
  return (
    !beforeCreate &&
    !afterWrite &&
    rowsFields(r).length === 0 &&
    fileFieldsOf(r).length === 0 &&
    !hasJoinCodes(r) &&
    engine.rowsOf(caller, r, 'write', 't', []) === 'true'
  );
}

/** The pool in the place of a transaction, for a write of one statement. */
const alone = (db: Db): Tx => ({
  query: db.query,
  one: db.one,
  execute: db.execute,
  afterCommit: work => void work(),
  savepoint: () => Promise.reject(new Error('Tidak ada transaksi.')),
});

/** `create` inside a transaction, of data already checked for form; rules of other areas create rows with it. */
export async function createIn<R extends Resource>(ctx: WriteContext, r: R, data: ChangeOf<R>): Promise<RowOf<R>>;
export async function createIn(ctx: WriteContext, r: Resource, data: RowData): Promise<RowData> {
  const { engine, tx, caller } = ctx;
  const row: RowData = { ...data, id: data.id ?? (r.id === 'uuid' ? uuidv7({ msecs: ctx.now.getTime() }) : null) };
  Object.assign(row, checkRow(r, row));
  await checkReferences(engine, tx, caller, r, row);
  await checkWeeks(engine, tx, r, row, row);
  await fillJoinCodes(tx, r, row);
  await engine.rulesOf(r).beforeCreate?.(ctx, row);
  await checkDepending(tx, ctx.registry, r, row, row);
  await checkAcross(ctx, r, row, row);
  const inserted = await insertRow(ctx, r, row);
  await mustStayInScope(ctx, r, String(row.id));
  const saved = inserted ?? (await reread(ctx, r, String(row.id)));
  await attachFiles(ctx, r, saved, undefined);
  await engine.rulesOf(r).afterWrite?.(ctx, saved, undefined);
  return saved;
}

/** Value as the driver wants it for a column of this kind. */
const toColumn = (field: Field | undefined, value: unknown): unknown =>
  field?.kind === 'json' && value != null ? JSON.stringify(value) : (value ?? null);

/** Lists are never null in the database. */
const emptyOf = (field: Field | undefined): unknown => (isListKind(field?.kind) ? [] : null);

/** The row as stored, unless it has child rows that must be read with it. */
async function insertRow(ctx: WriteContext, r: Resource, row: RowData): Promise<RowData | undefined> {
  const { text, values } = insertSql(ctx, r, row);
  const saved = await ctx.tx.one(text, values, { prepare: true });
  if (rowsFields(r).length === 0) return saved;
  await insertChildren(ctx.tx, ctx.registry, r, [{ id: String(row.id), values: row }]);
  return undefined;
}

type Statement = { text: string; values: unknown[] };

/** INSERT of a row with its audit row; the id is the first value. */
function insertSql(ctx: Writing, r: Resource, row: RowData): Statement {
  const names = writableColumns(r);
  const values: unknown[] = [row.id, ctx.caller.userId, ctx.now];
  const cells = names.map(name => {
    values.push(toColumn(r.fields[name], row[name] ?? emptyOf(r.fields[name])));
    return `$${values.length}::${typeOf(r, name, ctx.registry)}`;
  });
  const columns = ['id', 'created_by', 'updated_by', 'created_at', 'updated_at', ...names.map(column)];
  const insert = `insert into ${tableName(r)} (${columns.join(', ')}) values ($1, $2, $2, $3, $3${cells.length ? `, ${cells.join(', ')}` : ''}) returning *`;
  const entry: AuditEntry = { action: 'buat', changes: diff(r, undefined, row), version: 1 };
  return { text: withAudit(ctx, r, insert, entry, values), values };
}

/** The statement of a create, for the bench to compare with. */
export const createSql = (engine: Engine, caller: Caller, r: Resource, body: unknown): Statement =>
  insertSql({ caller, now: engine.now(), registry: engine.registry }, r, {
    ...checkCreate(engine, caller, r, body),
    id: uuidv7(),
  });

/**
 * The write and its audit row in one statement: one round trip, and never one without the other. Gives the row back
 * in API names.
 */
function withAudit(
  ctx: Writing,
  r: Resource,
  write: string,
  entry: AuditEntry,
  values: unknown[],
  bin: 'bin' | 'no bin' = 'no bin',
): string {
  const audit = r.unaudited
    ? ''
    : `, jejak as (${auditSql(entry, r, ctx.caller, ctx.now, values, 'tulis.id')} from tulis)`;
  const binned = bin === 'bin' ? intoBin(ctx, r, entry, values) : '';
  return `with tulis as (${write})${audit}${binned} select ${storedColumns(r, 'tulis')} from tulis`;
}

/** An audit row by itself, for a write of several statements. */
export async function auditIn(ctx: WriteContext, r: Resource, id: string, entry: AuditEntry): Promise<void> {
  if (r.unaudited) return;
  const values: unknown[] = [];
  const text = auditSql(entry, r, ctx.caller, ctx.now, values, 'tulis.id');
  values.push(id);
  await ctx.tx.execute(`with tulis as (select $${values.length}::text as id) ${text} from tulis`, values);
}

/** The part of a delete that puts the row into the bin. */
function intoBin(ctx: Writing, r: Resource, { version }: AuditEntry, values: unknown[]): string {
  if (!hasBin(r)) return '';
  const { caller } = ctx;
  const bind = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const words = {
    resource: bind(r.name, 'text'),
    idUser: bind(caller.userId, 'text'),
    namaUser: bind(caller.name, 'text'),
    namaRole: bind(caller.roleName, 'text'),
    version: bind(version, 'integer'),
    at: bind(ctx.now, 'timestamptz'),
  };
  return `, sampah as (${binSql(ctx.registry, r, words)})`;
}

/** A row may not be written out of one's own reach (a coordinator's row for another study programme). */
export async function mustStayInScope(ctx: WriteContext, r: Resource, id: string): Promise<void> {
  const values: unknown[] = [id];
  const scope = ctx.engine.rowsOf(ctx.caller, r, 'write', 't', values);
  if (scope === 'true') return;
  const found = await ctx.tx.one(`select 1 as ada from ${tableName(r)} t where t.id = $1 and ${scope}`, values, {
    prepare: true,
  });
  if (!found) throw forbidden();
}

async function reread(ctx: WriteContext, r: Resource, id: string): Promise<RowData> {
  const row = await findRow(ctx.engine, ctx.tx, null, r, id, 'read');
  if (!row) throw notFound();
  return row;
}

/** The stored row, locked for this transaction. 404 when it cannot be read, 403 when it can be read but not changed. */
export async function lockRow<R extends Resource>(ctx: WriteContext, r: R, id: string): Promise<RowOf<R>>;
export async function lockRow(ctx: WriteContext, r: Resource, id: string): Promise<RowData> {
  await ctx.engine.rulesOf(r).beforeLock?.(ctx, id);
  const row = await findRow(ctx.engine, ctx.tx, ctx.caller, r, id, 'write', true);
  if (row) return row;
  const readable = mayDo(ctx.caller, r, 'read') && (await findRow(ctx.engine, ctx.tx, ctx.caller, r, id, 'read'));
  throw readable ? forbidden() : notFound();
}

/**
 * Changes a row. The body may be the whole row or a part; `version` guards against overwriting somebody's work.
 * @throws HttpError 403, 404, 409 with `terkini` when the version is old, 422 by field, 428 without one
 */
export async function update(engine: Engine, caller: Caller, r: Resource, id: string, body: unknown): Promise<RowData> {
  mustBeAllowed(caller, r, 'update');
  const { fields, note } = withNote(r, mustBeObject(body));
  return inTransaction(engine, caller, r, ctx => updateIn(ctx, r, id, fields, { note }));
}

/** A body's fields, and the note that comes beside them where the resource has fields that ask for one. */
export function withNote(r: Resource, body: RowData): { fields: RowData; note?: string | null } {
  if (!takesNotes(r)) return { fields: body };
  const { [noteName]: note, ...fields } = body;
  return { fields, note: noteOf(note) };
}

/** `update` inside a transaction. */
export async function updateIn<R extends Resource>(
  ctx: WriteContext,
  r: R,
  id: string,
  body: RowData,
  audit?: Partial<AuditEntry>,
): Promise<RowOf<R>>;
export async function updateIn(
  ctx: WriteContext,
  r: Resource,
  id: string,
  body: RowData,
  audit: Partial<AuditEntry> = {},
): Promise<RowData> {
  const before = await lockRow(ctx, r, id);
  mustBeCurrent(ctx, r, before, body.version);
  const restoring = audit.action === 'pulihkan';
  const data = checkUpdate(ctx.engine, ctx.caller, r, before, body, { restoring });
  mustNotTouchBuiltIn(r, before, data);
  if (Object.keys(data).length === 0) return before;
  if (!audit.note && notedIn(r, before, data).length)
    throw invalid({ [noteName]: messages.noteRequired }, messages.noteRequired);
  await checkReferences(ctx.engine, ctx.tx, ctx.caller, r, data, before);
  await checkWeeks(ctx.engine, ctx.tx, r, { ...before, ...data }, data);
  // What is emptied may be filled again by the rules: a default, remarks of somebody else that stay.
  const asked = Object.keys(data).filter(name => !isEmpty(data[name]));
  await ctx.engine.rulesOf(r).beforeUpdate?.(ctx, before, data);
  await checkDepending(ctx.tx, ctx.registry, r, { ...before, ...data }, data);
  const saved = await storeChange(ctx, r, before, data, { action: 'ubah', ...audit });
  // A former version brings along what followed from it then.
  if (!restoring) mustBeKept(r, asked, before, saved);
  return saved;
}

const isEmpty = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0);

/**
 * Nothing that somebody changed is dropped without a word because rules derive it, copy it or do without it.
 * @throws HttpError 422 by field; the transaction takes back whatever else was written
 */
function mustBeKept(r: Resource, asked: readonly string[], before: RowData, saved: RowData): void {
  const dropped = asked.filter(name => sameValue(before[name], saved[name], r.fields[name]));
  if (dropped.length) throw invalid(Object.fromEntries(dropped.map(name => [name, messages.dropped])));
}

/** @throws HttpError 409 with `terkini` when somebody has changed the row since `version`; 428 without one */
export function mustBeCurrent(ctx: WriteContext, r: Resource, before: RowData, version: unknown): void {
  if (version === asItIs || version === before.version) return;
  if (version === undefined || version === null) throw versionMissing();
  throw conflict(messages.stale, { terkini: presented(ctx.caller, r, before) });
}

function mustNotTouchBuiltIn(r: Resource, before: RowData, data: RowData): void {
  const { builtIn } = r;
  if (!builtIn || before[builtIn.field] !== builtIn.value) return;
  const touched = builtIn.lockedFields.filter(name => name in data);
  if (touched.length) throw invalid(Object.fromEntries(touched.map(name => [name, builtIn.lockedMessage])));
}

/**
 * Writes checked changes with their audit row and gives the row back as stored.
 * @param reach `decided`: a call of its own has decided that the caller may do this to a row that it may not write
 */
export async function storeChange<R extends Resource>(
  ctx: WriteContext,
  r: R,
  before: RowOf<R>,
  data: ChangeOf<R>,
  audit: Partial<AuditEntry> & Pick<AuditEntry, 'action'>,
  reach?: 'scope' | 'decided',
): Promise<RowOf<R>>;
export async function storeChange(
  ctx: WriteContext,
  r: Resource,
  before: RowData,
  data: RowData,
  audit: Partial<AuditEntry> & Pick<AuditEntry, 'action'>,
  reach: 'scope' | 'decided' = 'scope',
): Promise<RowData> {
  const after: RowData = { ...before, ...data };
  await mustHoldTaken(ctx, r, before, data);
  await checkAcross(ctx, r, after, data);
  const derived = checkRow(r, after);
  Object.assign(after, derived);
  const id = String(before.id);
  const version = Number(before.version) + 1;
  const values: unknown[] = [id, ctx.caller.userId, ctx.now, version];
  const given = { ...data, ...derived };
  const sets = storedFields(r.fields)
    .filter(([name, field]) => name in given && !field.template)
    .map(([name, field]) => {
      values.push(toColumn(field, given[name] ?? emptyOf(field)));
      return `${column(name)} = $${values.length}::${typeOf(r, name, ctx.registry)}`;
    });
  const set = ['updated_by = $2', 'updated_at = $3', 'version = $4', ...sets].join(', ');
  const write = `update ${tableName(r)} set ${set} where id = $1 returning *`;
  const entry: AuditEntry = { changes: diff(r, before, after), version, ...audit };
  const written = await ctx.tx.one(withAudit(ctx, r, write, entry, values), values, { prepare: true });
  await saveChildren(ctx.tx, ctx.registry, r, id, data);
  if (reach === 'scope') await mustStayInScope(ctx, r, id);
  const saved = rowsFields(r).length || !written ? await reread(ctx, r, id) : written;
  await attachFiles(ctx, r, saved, before);
  await follow(ctx, r, entry.changes, () => saved);
  await ctx.engine.rulesOf(r).afterWrite?.(ctx, saved, before);
  return saved;
}

/**
 * Deletes a row, which goes into the bin.
 * @param body `{ version }`, as the row was seen
 * @throws HttpError 403, 404, 409 naming what still uses it or with an old version, 428 without one
 */
export async function remove(engine: Engine, caller: Caller, r: Resource, id: string, body: unknown): Promise<RowData> {
  mustBeAllowed(caller, r, 'delete');
  const { version } = mustBeObject(body ?? {});
  return inTransaction(engine, caller, r, ctx => removeIn(ctx, r, id, version));
}

/** `remove` inside a transaction. */
export async function removeIn<R extends Resource>(
  ctx: WriteContext,
  r: R,
  id: string,
  version: unknown,
  audit?: Partial<AuditEntry>,
): Promise<RowOf<R>>;
export async function removeIn(
  ctx: WriteContext,
  r: Resource,
  id: string,
  version: unknown,
  audit: Partial<AuditEntry> = {},
): Promise<RowData> {
  const row = await lockRow(ctx, r, id);
  mustBeCurrent(ctx, r, row, version);
  if (r.builtIn && row[r.builtIn.field] === r.builtIn.value) throw conflict(r.builtIn.message);
  await ctx.engine.rulesOf(r).beforeDelete?.(ctx, row);
  const uses = await countUses(ctx.registry, ctx.tx, r, id);
  if (uses) throw conflict(messages.inUse({ n: uses.count, label: term(uses.label) }));
  const values: unknown[] = [id];
  const entry: AuditEntry = {
    action: 'hapus',
    changes: diff(r, row, undefined),
    version: Number(row.version) + 1,
    ...audit,
  };
  const gone = `delete from ${tableName(r)} where id = $1 returning *`;
  await ctx.tx.query(withAudit(ctx, r, gone, entry, values, 'bin'), values);
  await dropFiles(ctx, r, id);
  await ctx.engine.rulesOf(r).afterWrite?.(ctx, undefined, row);
  return row;
}
