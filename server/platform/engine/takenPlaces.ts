import { type FieldErrors, messages, type Resource } from '../../../resources/kit/index.ts';
import type { RowData } from '../database/db.ts';
import { invalid } from '../errors.ts';
import type { RuleContext } from './rules.ts';

/**
 * Limits must not fall below the places taken (`holds` of a number). The row is locked, as it is by whoever takes a
 * place, so that a new limit and the last place see each other.
 * @param before the stored row, read after the wait for its lock
 * @throws HttpError 422 by field, with the number of taken places
 */
export async function mustHoldTaken(ctx: RuleContext, r: Resource, before: RowData, data: RowData): Promise<void> {
  let counted: Readonly<Record<string, number>> | undefined;
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(r.fields)) {
    if (!('holds' in field) || field.holds === undefined || !(name in data)) continue;
    const limit = data[name];
    if (typeof limit !== 'number' || limit === field.endless) continue;
    if (field.holds === 'counted') counted ??= (await ctx.engine.rulesOf(r).taken?.(ctx, before)) ?? {};
    const count = field.holds === 'counted' ? counted?.[name] : Number(before[field.holds]);
    if (count !== undefined && limit < count) errors[name] = messages.taken({ n: count });
  }
  const [first] = Object.values(errors);
  if (first !== undefined) throw invalid(errors, first);
}
