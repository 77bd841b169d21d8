import type { Caller } from '../access/caller.ts';
import type { Writes } from '../access/createAccess.ts';
import { mustBeAllowed } from '../access/permission.ts';
import { checkCreate, mustBeObject } from './check.ts';
import type { Engine } from './context.ts';
import { createIn } from './createRow.ts';
import { dbErrorsOf } from './dbErrors.ts';
import { ruleContext } from './transaction.ts';
import { updateIn } from './updateRow.ts';

/** Runs several writes in one transaction: all of them are kept, or none. */
export function together<T>(engine: Engine, caller: Caller, work: (writes: Writes) => Promise<T>): Promise<T> {
  return engine.db.transaction(tx => {
    const ctx = ruleContext(engine, tx, caller);
    return work({
      tx,
      create: (r, body) => {
        mustBeAllowed(caller, r, 'create');
        const data = checkCreate(engine, caller, r, body);
        return dbErrorsOf(engine.registry, r, () => createIn(ctx, r, data));
      },
      update: (r, id, body) => {
        mustBeAllowed(caller, r, 'update');
        const data = mustBeObject(body);
        return dbErrorsOf(engine.registry, r, () => updateIn(ctx, r, id, data));
      },
    });
  });
}
