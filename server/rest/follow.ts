import type { Resource } from '../../resources/kit/index.ts';
import type { RowData } from '../database/db.ts';
import type { Changes } from './audit.ts';
import type { WriteContext } from './context.ts';

/** Brings what other rows repeat of a changed row up to date (`Follows`), where the change is of that. */
export async function follow(
  ctx: WriteContext,
  r: Resource,
  changes: Changes,
  row: () => RowData | Promise<RowData | undefined>,
): Promise<void> {
  const { follows } = ctx.engine.rulesOf(r);
  if (!follows?.fields.some(name => name in changes)) return;
  const changed = await row();
  if (changed) await follows.run(ctx, changed);
}
