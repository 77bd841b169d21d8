import type { ChangeOf, Resource, RowOf } from '../../../resources/kit/index.ts';
import { column, rowsFields, storedFields, tableName, typeOf } from '../database/columns.ts';
import type { RowData } from '../database/db.ts';
import { attachFiles } from '../documents/files/attach.ts';
import { checkAcross } from './acrossRows.ts';
import { type AuditEntry, diff } from './audit.ts';
import { checkRow } from './check.ts';
import { saveChildren } from './childStore.ts';
import { mustBeOpen, mustNotBeClosed } from './closed.ts';
import { withNamed } from './extras/named.ts';
import { follow } from './follow.ts';
import { mustStayInScope, reread } from './lockRow.ts';
import type { RuleContext } from './rules.ts';
import { mustHoldTaken } from './takenPlaces.ts';
import { emptyOf, toColumn, withAudit } from './writeSql.ts';

/**
 * Writes checked changes with their audit row and gives the row back as stored.
 * @param reach `decided`: a call of its own has decided that the caller may do this to a row that it may not write
 */
export async function storeChange<R extends Resource>(
  ctx: RuleContext,
  r: R,
  before: RowOf<R>,
  data: ChangeOf<R>,
  audit: Partial<AuditEntry> & Pick<AuditEntry, 'action'>,
  reach?: 'scope' | 'decided',
): Promise<RowOf<R>>;
export async function storeChange(
  ctx: RuleContext,
  r: Resource,
  before: RowData,
  data: RowData,
  audit: Partial<AuditEntry> & Pick<AuditEntry, 'action'>,
  reach: 'scope' | 'decided' = 'scope',
): Promise<RowData> {
  const { given, after } = await completedChange(ctx, r, before, data);
  const id = String(before.id);
  const version = Number(before.version) + 1;
  const values: unknown[] = [id, ctx.caller.userId, ctx.now, version];
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
  await attachFiles(ctx, await withNamed(ctx.tx, ctx.registry, r, saved), saved, before);
  await follow(ctx, r, entry.changes, () => saved);
  await ctx.engine.rulesOf(r).afterWrite?.(ctx, saved, before);
  return saved;
}

/** The row as it will be, checked, and what is written of it: the changes with what is derived from them. */
export async function completedChange(
  ctx: RuleContext,
  r: Resource,
  before: RowData,
  data: RowData,
): Promise<{ given: RowData; after: RowData }> {
  const after: RowData = { ...before, ...data };
  await mustBeOpen(ctx, r, before, after);
  await mustNotBeClosed(ctx, r, before, data);
  await mustHoldTaken(ctx, r, before, data);
  await checkAcross(ctx, r, after, data);
  const derived = checkRow(r, after);
  return { given: { ...data, ...derived }, after: { ...after, ...derived } };
}
