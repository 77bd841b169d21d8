import { messages, type Resource, type RowOf, term, whyKept } from '../../../resources/kit/index.ts';
import { tableName } from '../database/columns.ts';
import type { RowData } from '../database/db.ts';
import { dropFiles } from '../documents/files/attach.ts';
import { conflict } from '../errors.ts';
import { type AuditEntry, diff } from './audit.ts';
import { mustBeOpen, mustNotBeClosed } from './closed.ts';
import { lockRow, mustBeCurrent } from './lockRow.ts';
import type { RuleContext } from './rules.ts';
import { countUses } from './uses.ts';
import { withAudit } from './writeSql.ts';

/** What the portal deletes by itself follows from another row. @throws HttpError 409 by what the resource declares */
export function mustNotBeKept({ caller }: Pick<RuleContext, 'caller'>, r: Resource, row: RowData): void {
  const kept = whyKept(caller.system ? { ...r, deletable: [] } : r, row, caller.baseRole);
  if (kept !== undefined) throw conflict(kept);
}

/** `remove` inside a transaction. */
export async function removeIn<R extends Resource>(
  ctx: RuleContext,
  r: R,
  id: string,
  version: unknown,
  audit?: Partial<AuditEntry>,
): Promise<RowOf<R>>;
export async function removeIn(
  ctx: RuleContext,
  r: Resource,
  id: string,
  version: unknown,
  audit: Partial<AuditEntry> = {},
): Promise<RowData> {
  const row = await lockRow(ctx, r, id);
  mustBeCurrent(ctx, r, row, version);
  await mustNotBeClosed(ctx, r, row);
  mustNotBeKept(ctx, r, row);
  await mustBeOpen(ctx, r, row);
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
