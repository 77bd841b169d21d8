import type { InputOf, Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import type { Tx } from '../database/db.ts';
import { carry } from './carry.ts';
import { checkCreate } from './check.ts';
import type { Engine } from './context.ts';
import { createIn } from './createRow.ts';
import { dbErrorsOf } from './dbErrors.ts';
import type { RuleContext } from './rules.ts';

/** Context of a write in a transaction that is already open. */
export function ruleContext(engine: Engine, tx: Tx, caller: Caller): RuleContext {
  const ctx: RuleContext = {
    engine,
    tx,
    caller,
    registry: engine.registry,
    now: engine.now(),
    passed: [],
    announce: (channel, payload) => tx.afterCommit(() => engine.db.notify(channel, payload)),
    carry: (r, changes, note) => carry(ctx, r, changes, note),
    create: <R extends Resource>(r: R, data: InputOf<R>) => createIn(ctx, r, checkCreate(engine, caller, r, data)),
    step: (r, id, action, note, passed) => engine.stepAlong(ctx, r, id, action, note, passed),
  };
  return ctx;
}

/** Runs a write in one transaction and says in our words what the database refuses. */
export async function inTransaction<T>(
  engine: Engine,
  caller: Caller,
  r: Resource,
  work: (ctx: RuleContext) => Promise<T>,
): Promise<T> {
  return dbErrorsOf(engine.registry, r, () => engine.db.transaction(tx => work(ruleContext(engine, tx, caller))));
}
