import type { Resource } from '../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { mustBeAllowed } from '../access/permission.ts';
import type { Tx } from '../database/db.ts';
import { checkCreate, mustBeObject } from './check.ts';
import type { Engine } from './context.ts';
import { dbErrorsOf } from './dbErrors.ts';
import type { RowData } from './rules.ts';
import { createIn, updateIn, writeContext } from './write.ts';

/** Writes that belong together: what `create` and `update` do, in the one transaction `tx`. */
export interface Writes {
  readonly tx: Tx;
  create(resource: Resource, body: unknown): Promise<RowData>;
  update(resource: Resource, id: string, body: unknown): Promise<RowData>;
}

/** Runs several writes in one transaction: all of them are kept, or none. */
export function together<T>(engine: Engine, caller: Caller, work: (writes: Writes) => Promise<T>): Promise<T> {
  return engine.db.transaction(tx => {
    const ctx = writeContext(engine, tx, caller);
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
