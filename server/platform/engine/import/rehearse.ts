import type { Message, Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { mayBeClosed } from '../closed.ts';
import type { Engine } from '../context.ts';
import type { RuleContext } from '../rules.ts';
import { ruleContext } from '../transaction.ts';
import type { Failures } from './attempt.ts';
import { needsShadow, underShadow } from './shadow.ts';
import { type JudgedRow, refuse } from './types.ts';
import { inSlices, writeBatch } from './write.ts';

const audit = { action: 'impor', importId: null } as const;

/** Rolls the rehearsal back; never leaves this file. */
class Rehearsed extends Error {
  override name = 'Rehearsed';
}

/**
 * Writes rows as applying will and rolls back: rows that rules refuse are marked wrong with the rule's own message.
 * Done only where rules of the resource may refuse, since it costs as much as applying.
 */
export async function rehearse(engine: Engine, caller: Caller, r: Resource, rows: readonly JudgedRow[]): Promise<void> {
  const { beforeCreate, beforeUpdate, afterWrite } = engine.rulesOf(r);
  if (!beforeCreate && !beforeUpdate && !afterWrite && !mayBeClosed(engine, r)) return;
  const wanted = rows.filter(({ status }) => status === 'baru' || status === 'berubah');
  if (wanted.length === 0) return;
  const reasons = new Map<JudgedRow, Message>();
  const write = async (ctx: RuleContext, some: readonly JudgedRow[]) => writeBatch(ctx, r, some, audit);
  const note = (failed: Failures<JudgedRow>) => {
    for (const [row, reason] of failed) reasons.set(row, reason);
    throw new Rehearsed();
  };
  const work = needsShadow(engine, wanted.length)
    ? underShadow(engine, r, async shadow => note(await inSlices(shadow, caller, wanted, write)))
    : engine.db.transaction(async tx => note(await write(ruleContext(engine, tx, caller), wanted)));
  await work.catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
  for (const [row, root] of reasons) refuse(row, { root });
}
