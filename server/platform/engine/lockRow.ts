import { messages, type Resource, type RowOf } from '../../../resources/kit/index.ts';
import { mayDo } from '../access/permission.ts';
import { tableName, typeOf } from '../database/columns.ts';
import type { RowData } from '../database/db.ts';
import { conflict, forbidden, notFound, versionMissing } from '../errors.ts';
import { asItIs } from '../versions.ts';
import { presented } from './present.ts';
import { findRow } from './read.ts';
import type { RuleContext } from './rules.ts';
import { storedColumns } from './select.ts';

/** A row may not be written out of one's own reach (a coordinator's row for another study programme). */
export async function mustStayInScope(ctx: RuleContext, r: Resource, ...ids: readonly string[]): Promise<void> {
  const values: unknown[] = [ids];
  const scope = ctx.engine.rowsOf(ctx.caller, r, 'write', 't', values);
  if (scope === 'true') return;
  const type = typeOf(r, 'id', ctx.registry);
  const found = await ctx.tx.one<{ n: number }>(
    `select count(*)::int as n from ${tableName(r)} t where t.id = any($1::${type}[]) and ${scope}`,
    values,
    { prepare: true },
  );
  if (found?.n !== ids.length) throw forbidden();
}

/** The row as stored, within any scope. @throws HttpError 404 */
export async function reread(ctx: RuleContext, r: Resource, id: string): Promise<RowData> {
  const row = await findRow(ctx.engine, ctx.tx, null, r, id, 'read');
  if (!row) throw notFound();
  return row;
}

/** The stored row, locked for this transaction. 404 when it cannot be read, 403 when it can be read but not changed. */
export async function lockRow<R extends Resource>(ctx: RuleContext, r: R, id: string): Promise<RowOf<R>>;
export async function lockRow(ctx: RuleContext, r: Resource, id: string): Promise<RowData> {
  await ctx.engine.rulesOf(r).beforeLock?.(ctx, id);
  const row = await findRow(ctx.engine, ctx.tx, ctx.caller, r, id, 'write', true);
  if (row) return row;
  const readable = mayDo(ctx.caller, r, 'read') && (await findRow(ctx.engine, ctx.tx, ctx.caller, r, id, 'read'));
  throw readable ? forbidden() : notFound();
}

/** @throws HttpError 409 with `terkini` when somebody has changed the row since `version`; 428 without one */
export function mustBeCurrent(ctx: RuleContext, r: Resource, before: RowData, version: unknown): void {
  if (version === asItIs || version === before.version) return;
  if (version === undefined || version === null) throw versionMissing();
  throw conflict(messages.stale, { terkini: presented(ctx.caller, r, before) });
}

/** Those of the rows that the caller may change, locked in the order of their ids; without child rows. */
export async function lockRows(ctx: RuleContext, r: Resource, ids: readonly string[]): Promise<Map<string, RowData>> {
  const values: unknown[] = [ids];
  const scope = ctx.engine.rowsOf(ctx.caller, r, 'write', 't', values);
  const type = typeOf(r, 'id', ctx.registry);
  const found = await ctx.tx.query<RowData>(
    `select ${storedColumns(r, 't')} from ${tableName(r)} t
      where t.id = any($1::${type}[])${scope === 'true' ? '' : ` and ${scope}`} order by t.id for update of t`,
    values,
    { prepare: true },
  );
  return new Map(found.map(row => [String(row.id), row]));
}
