import { v7 as uuidv7 } from 'uuid';
import type { ChangeOf, Note, Resource, RowOf } from '../../../resources/kit/index.ts';
import { rowsFields } from '../database/columns.ts';
import type { RowData } from '../database/db.ts';
import { attachFiles } from '../documents/files/attach.ts';
import { checkAcross } from './acrossRows.ts';
import { checkReferences, checkRow } from './check.ts';
import { insertChildren } from './childStore.ts';
import { mustBeOpen } from './closed.ts';
import { isPgError } from './dbErrors.ts';
import { checkDepending } from './depends.ts';
import { withNamed } from './extras/named.ts';
import { settleExtras } from './extras/settle.ts';
import { fillJoinCodes } from './joinCodes.ts';
import { mustStayInScope, reread } from './lockRow.ts';
import type { RuleContext } from './rules.ts';
import { checkWeeks } from './weeks.ts';
import { insertSql } from './writeSql.ts';

/**
 * `create` inside a transaction, of data already checked for form; rules of other areas create rows with it.
 * @param note says in the history where the row comes from
 * @param keys `hold` where nothing else is done in the transaction (`createAlone`)
 */
export async function createIn<R extends Resource>(
  ctx: RuleContext,
  r: R,
  data: ChangeOf<R>,
  note?: Note,
  keys?: 'hold',
): Promise<RowOf<R>>;
export async function createIn(
  ctx: RuleContext,
  r: Resource,
  data: RowData,
  note?: Note,
  keys?: 'hold',
): Promise<RowData> {
  const { engine, tx, caller } = ctx;
  const row: RowData = { ...data, id: data.id ?? (r.id === 'uuid' ? uuidv7({ msecs: ctx.now.getTime() }) : null) };
  Object.assign(row, checkRow(r, row));
  await settleExtras(ctx, r, row);
  await checkReferences(engine, tx, caller, r, row, {}, keys);
  await checkWeeks(engine, tx, r, row, row);
  await fillJoinCodes(tx, r, row);
  await engine.rulesOf(r).beforeCreate?.(ctx, row);
  await checkDepending(tx, ctx.registry, r, row, row);
  await checkAcross(ctx, r, row, row);
  await mustBeOpen(ctx, r, row);
  const inserted = await insertRow(ctx, r, row, note);
  await mustStayInScope(ctx, r, String(row.id));
  const saved = inserted ?? (await reread(ctx, r, String(row.id)));
  await attachFiles(ctx, await withNamed(ctx.tx, ctx.registry, r, saved), saved, undefined);
  await engine.rulesOf(r).afterWrite?.(ctx, saved, undefined);
  return saved;
}

/**
 * `createIn` outside of a transaction, for a create of one statement. References whose foreign key says enough are asked for
 * only when the database refuses the row, so that they are told by field as ever.
 */
export async function createAlone(ctx: RuleContext, r: Resource, data: RowData): Promise<RowData> {
  try {
    return await createIn(ctx, r, data, undefined, 'hold');
  } catch (error) {
    if (isPgError(error)) await checkReferences(ctx.engine, ctx.tx, ctx.caller, r, data);
    throw error;
  }
}

/** The row as stored, unless it has child rows that must be read with it. */
async function insertRow(
  ctx: RuleContext,
  r: Resource,
  row: RowData,
  note: Note | undefined,
): Promise<RowData | undefined> {
  const { text, values } = insertSql(ctx, r, row, note);
  const saved = await ctx.tx.one(text, values, { prepare: true });
  if (rowsFields(r).length === 0) return saved;
  await insertChildren(ctx.tx, ctx.registry, r, [{ id: String(row.id), values: row }]);
  return undefined;
}
