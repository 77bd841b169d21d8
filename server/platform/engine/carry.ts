import type { ChangeOf, Note, Resource } from '../../../resources/kit/index.ts';
import { tableName, typeOf } from '../database/columns.ts';
import type { DbRow, RowData } from '../database/db.ts';
import { diff } from './audit.ts';
import { follow } from './follow.ts';
import { updateSet } from './import/setWrite.ts';
import type { RuleContext } from './rules.ts';
import { storedColumns } from './select.ts';

/** Fields that the server keeps in one row, and what they become. */
export interface Carried<R extends Resource = Resource> {
  readonly id: string;
  readonly values: ChangeOf<R>;
}

export type Stored = RowData & { id: string; version: number };

/** Rows as they are stored, in the order of their ids; without child rows. */
export async function storedRows(ctx: RuleContext, r: Resource, ids: readonly string[], lock = ''): Promise<Stored[]> {
  const type = typeOf(r, 'id', ctx.registry);
  return ctx.tx.query<DbRow & Stored>(
    `select ${storedColumns(r, 't')} from ${tableName(r)} t where t.id = any($1::${type}[]) order by t.id ${lock}`,
    [ids],
  );
}

/**
 * Writes server-kept fields of many rows after one row changed: one statement, each row with its history entry (who,
 * and `note` for why) and a new version, after which their own rules run, so that letters, places and copies follow.
 * The rows are locked in the order of their ids; the caller's right to write them is not checked.
 * @param changes plain fields that the server keeps; one that equals the stored value still makes older copies stale
 */
export async function carry<R extends Resource>(
  ctx: RuleContext,
  r: R,
  changes: readonly Carried<R>[],
  note: Note,
): Promise<void>;
export async function carry(ctx: RuleContext, r: Resource, changes: readonly Carried[], note: Note): Promise<void> {
  if (!changes.length) return;
  const given = new Map(changes.map(({ id, values }) => [id, values]));
  const ids = [...given.keys()];
  const before = await storedRows(ctx, r, ids, 'for update');
  const rows = before.map(row => {
    const values = given.get(row.id) ?? {};
    return { id: row.id, version: row.version, values, changes: diff(r, row, { ...row, ...values }) };
  });
  await updateSet(ctx, r, rows, { action: 'ubah', importId: null, note });
  const after = new Map((await storedRows(ctx, r, ids)).map(row => [row.id, row]));
  for (const [i, old] of before.entries()) {
    const saved = after.get(old.id);
    if (!saved) continue;
    await follow(ctx, r, rows[i]?.changes ?? {}, () => saved);
    await ctx.engine.rulesOf(r).afterWrite?.(ctx, saved, old);
  }
}
