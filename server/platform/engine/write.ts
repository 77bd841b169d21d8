import type { Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import { rowsFields } from '../database/columns.ts';
import type { Db, RowData, Tx } from '../database/db.ts';
import { slotsOf } from '../documents/files/fields.ts';
import { checkCreate, mustBeObject } from './check.ts';
import type { Engine } from './context.ts';
import { createAlone, createIn } from './createRow.ts';
import { dbErrorsOf } from './dbErrors.ts';
import { namesAnything } from './extras/named.ts';
import { askedExtras } from './extras/settle.ts';
import { hasJoinCodes } from './joinCodes.ts';
import { findRow } from './read.ts';
import { removeIn } from './removeRow.ts';
import { passing } from './ruleParameter.ts';
import type { RuleContext } from './rules.ts';
import { inTransaction, ruleContext } from './transaction.ts';
import { updateIn, withNote } from './updateRow.ts';
import { nameGiven } from './weighty.ts';

/**
 * Creates a row with its child rows and its audit row in one transaction.
 * @throws HttpError 403 without the create flag or outside the write scope, 422 by field
 */
export async function create(engine: Engine, caller: Caller, r: Resource, body: unknown): Promise<RowData> {
  mustBeAllowed(caller, r, 'create');
  const data = askedExtras(caller, r, checkCreate(engine, caller, r, body));
  if (isOneStatement(engine, caller, r, data)) {
    return dbErrorsOf(engine.registry, r, () => createAlone(ruleContext(engine, alone(engine.db), caller), r, data));
  }
  return inTransaction(engine, caller, r, async ctx => (await sentBefore(ctx, r, data)) ?? createIn(ctx, r, data));
}

/** The caller's row that the same sending has made already. */
async function sentBefore(ctx: RuleContext, r: Resource, data: RowData): Promise<RowData | undefined> {
  const id = await ctx.engine.rulesOf(r).sentBefore?.(ctx, data);
  return id === undefined ? undefined : findRow(ctx.engine, ctx.tx, ctx.caller, r, id, 'read');
}

/**
 * True if creating the row is one statement (row and audit row together): no rules, no child rows, no file to attach, no
 * scope to check afterwards. Such a create needs no BEGIN and COMMIT, which are half of its time.
 */
function isOneStatement(engine: Engine, caller: Caller, r: Resource, data: RowData): boolean {
  const { beforeCreate, afterWrite } = engine.rulesOf(r);
  return (
    !beforeCreate &&
    !afterWrite &&
    rowsFields(r).length === 0 &&
    slotsOf(r, data).length === 0 &&
    !namesAnything(r, data) &&
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

/**
 * Changes a row. The body may be the whole row or a part; `version` guards against overwriting somebody's work.
 * @throws HttpError 403, 404, 409 with `terkini` when the version is old, 422 by field, 428 without one
 */
export async function update(engine: Engine, caller: Caller, r: Resource, id: string, body: unknown): Promise<RowData> {
  mustBeAllowed(caller, r, 'update');
  const { fields, note, typed } = withNote(r, mustBeObject(body));
  return inTransaction(engine, caller, r, ctx =>
    updateIn(passing(ctx, nameGiven.with(typed)), r, id, fields, { note }),
  );
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
