import { type Opening, onDay, type Resource, withWords } from '../../../resources/kit/index.ts';
import type { RowData } from '../database/db.ts';
import { dayInZone } from '../day.ts';
import { invalid } from '../errors.ts';
import { composed } from './composedRules.ts';
import { countsOf } from './looks.ts';
import type { ResourceRules, RuleContext } from './rules.ts';

const isOpen = ({ field, as }: Opening, row: RowData): boolean => as.some(value => value === row[field]);

/**
 * Refuses to open rows whose last day is over (`opens`). Steps check this by themselves; this checks written values.
 * @throws HttpError 422 beside the flag, or beside the day where the portal itself opens what is made
 */
async function mustNotBeOver(ctx: RuleContext, r: Resource, opening: Opening, row: RowData, stored: boolean) {
  const { [opening.until]: until } = row;
  if (typeof until !== 'string' || until >= dayInZone(ctx.now)) return;
  if (stored && opening.kept && (await countsOf({ ...ctx, on: ctx.tx }, opening.kept, [String(row.id)])).size) return;
  const message = withWords(opening.says, { tanggal: onDay(until) });
  throw invalid({ [r.fields[opening.field]?.kind === 'boolean' ? opening.field : opening.until]: message }, message);
}

/** A resource's rules with that check as the last one. */
export function withOpening(r: Resource, rules: ResourceRules): ResourceRules {
  const { opens } = r;
  if (!opens) return rules;
  return composed([
    rules,
    {
      beforeCreate: async (ctx, row) => {
        // A row restored from the bin was opened in its time.
        if (isOpen(opens, row) && row.createdAt === undefined) await mustNotBeOver(ctx, r, opens, row, false);
      },
      beforeUpdate: async (ctx, before, data) => {
        const after = { ...before, ...data };
        if (isOpen(opens, after) && !isOpen(opens, before)) await mustNotBeOver(ctx, r, opens, after, true);
      },
    },
  ]);
}
