import { type Message, messages, type Resource, term } from '../../../../resources/kit/index.ts';
import { conflict, HttpError, saidBy } from '../../errors.ts';
import { translate } from '../dbErrors.ts';
import type { RuleContext } from '../rules.ts';

/** Rows that could not be written, with the reason. */
export type Failures<T> = Map<T, Message>;

/**
 * Writes rows in a savepoint. What the database or a rule refuses (a referenced row deleted meanwhile) is found by
 * halving: the rest is written, and only the guilty rows are reported.
 */
export async function attempt<T>(
  ctx: RuleContext,
  r: Resource,
  rows: readonly T[],
  failed: Failures<T>,
  work: (rows: readonly T[]) => Promise<void>,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  try {
    await ctx.tx.savepoint(() => work(rows));
  } catch (error) {
    const known = isUse(error)
      ? conflict(messages.inUse({ n: 1, label: term('data lain') }))
      : translate(error, ctx.registry, r);
    if (!(known instanceof HttpError)) throw error;
    for (const row of rows) failed.delete(row);
    if (rows.length === 1) {
      failed.set(first, saidBy(known));
      return;
    }
    const middle = Math.ceil(rows.length / 2);
    await attempt(ctx, r, rows.slice(0, middle), failed, work);
    await attempt(ctx, r, rows.slice(middle), failed, work);
  }
}

/** PostgreSQL 18 tells ON DELETE RESTRICT (23001) apart from other foreign keys (23503). */
const isUse = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23001';
