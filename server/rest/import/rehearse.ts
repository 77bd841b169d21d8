import type { Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import type { Engine } from '../context.ts';
import { writeContext } from '../write.ts';
import { type JudgedRow, refuse } from './types.ts';
import { writeBatch } from './write.ts';

/** Takes back what a rehearsal wrote; never leaves this file. */
class Rehearsed extends Error {
  override name = 'Rehearsed';
}

/**
 * Writes rows as applying will, and takes everything back: rows that rules refuse are marked wrong, in the words that
 * applying would give. Only where rules of the resource may refuse, for it costs as much as applying.
 */
export async function rehearse(engine: Engine, caller: Caller, r: Resource, rows: readonly JudgedRow[]): Promise<void> {
  const { beforeCreate, beforeUpdate, afterWrite } = engine.rulesOf(r);
  if (!beforeCreate && !beforeUpdate && !afterWrite) return;
  const wanted = rows.filter(({ status }) => status === 'baru' || status === 'berubah');
  if (wanted.length === 0) return;
  const reasons = new Map<JudgedRow, string>();
  const work = engine.db.transaction(async tx => {
    const failed = await writeBatch(writeContext(engine, tx, caller), r, wanted, { action: 'impor', importId: null });
    for (const [row, reason] of failed) reasons.set(row, reason);
    throw new Rehearsed();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error;
  });
  for (const [row, root] of reasons) refuse(row, { root });
}
