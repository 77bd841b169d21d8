import type { Resource } from '../../../resources/kit/index.ts';
import { column, tableName, typeOf } from '../database/columns.ts';
import type { RowData } from '../database/db.ts';
import type { Changes } from './audit.ts';
import type { RuleContext } from './rules.ts';

/** Updates the copies that other rows have of a changed row (`Follows`), where the copied fields changed. */
export async function follow(
  ctx: RuleContext,
  r: Resource,
  changes: Changes,
  row: () => RowData | Promise<RowData | undefined>,
): Promise<void> {
  const { follows } = ctx.engine.rulesOf(r);
  if (!follows?.fields.some(name => name in changes)) return;
  const changed = await row();
  if (changed) await follows.run(ctx, [changed]);
}

/** A row that was changed, for `followAll`. */
export interface Followed {
  id: string;
  changes: Changes;
}

/** The same for many rows, which are read and updated together. */
export async function followAll(ctx: RuleContext, r: Resource, changed: readonly Followed[]): Promise<void> {
  const { follows } = ctx.engine.rulesOf(r);
  if (!follows) return;
  const ids = changed.flatMap(({ id, changes }) => (follows.fields.some(name => name in changes) ? [id] : []));
  if (!ids.length) return;
  const fields = follows.fields.map(name => `${column(name)} as "${name}"`);
  const sql = `select id, ${fields.join(', ')} from only ${tableName(r)} where id = any($1::${typeOf(r, 'id', ctx.registry)}[])`;
  await follows.run(ctx, await ctx.tx.query<RowData>(sql, [ids]));
}
