import { type InputOf, isRecord, type Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { noteSeen } from '../access/sensitive/seen.ts';
import type { Tx } from '../database/db.ts';
import { HttpError } from '../errors.ts';
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

/** A caller who is told that somebody else was faster gets the current row. */
async function noteTold(engine: Engine, caller: Caller, r: Resource, error: unknown): Promise<void> {
  const now = error instanceof HttpError ? error.extra?.terkini : undefined;
  if (isRecord(now)) await noteSeen(engine, caller, r, 'lihat', [{ id: now.id, version: now.version }]);
}

/** Takes a dry run back; never leaves this file. */
class TakenBack extends Error {
  override name = 'TakenBack';
}

/** Runs a write as `inTransaction` does and takes it back: what it would answer, with nothing kept. */
export async function rehearsed<T>(
  engine: Engine,
  caller: Caller,
  r: Resource,
  work: (ctx: RuleContext) => Promise<T>,
): Promise<T> {
  const answers: T[] = [];
  try {
    await inTransaction(engine, caller, r, async ctx => {
      answers.push(await work(ctx));
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  const [answer] = answers;
  if (answer === undefined) throw new Error('Percobaan tidak menjawab.');
  return answer;
}

/** Runs a write in one transaction and says in our words what the database refuses. */
export async function inTransaction<T>(
  engine: Engine,
  caller: Caller,
  r: Resource,
  work: (ctx: RuleContext) => Promise<T>,
): Promise<T> {
  try {
    return await dbErrorsOf(engine.registry, r, () =>
      engine.db.transaction(tx => work(ruleContext(engine, tx, caller))),
    );
  } catch (error) {
    await noteTold(engine, caller, r, error);
    throw error;
  }
}
