import { type ClosedStep, type Resource, stepKey } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import { saidTo } from '../access/saidTo.ts';
import { tableName } from '../database/columns.ts';
import { notFound } from '../errors.ts';
import type { Engine } from './context.ts';
import { senselessNow } from './looks.ts';
import { unmetNeed } from './needs.ts';
import { findRow } from './read.ts';
import { openWaysSql } from './steps.ts';
import { ruleContext } from './transaction.ts';

/**
 * Steps that the row's state and the caller's relation to it allow, and that would be refused now for what can be known
 * before: GET {r}/{id}/aksi. Each with the sentence of the refusal; the others are in `aksi`.
 * @throws HttpError 403, 404
 */
export async function closedSteps(engine: Engine, caller: Caller, r: Resource, id: string): Promise<ClosedStep[]> {
  mustBeAllowed(caller, r, 'action');
  const row = await findRow(engine, engine.db, caller, r, id, 'read');
  if (!row) throw notFound();
  return engine.db.transaction(async tx => {
    const ctx = ruleContext(engine, tx, caller);
    const values: unknown[] = [id];
    const ways = openWaysSql(engine, caller, r, 't', values);
    if (!ways.length) return [];
    const found = await tx.one<{ open: boolean[] }>(
      `select array[${ways.map(({ sql }) => `coalesce(${sql}, false)`).join(', ')}] as open from ${tableName(r)} t where t.id = $1`,
      values,
      { prepare: true },
    );
    const closed: ClosedStep[] = [];
    for (const [i, { field, first, name, action }] of ways.entries()) {
      if (!found?.open[i]) continue;
      const why =
        (await unmetNeed(ctx, r, row, { field, name })) ??
        (await senselessNow({ ...ctx, on: tx }, r, id, action.looks ?? []));
      if (why) closed.push({ aksi: stepKey(name, field, first), pesan: saidTo(caller, why) });
    }
    return closed;
  });
}
