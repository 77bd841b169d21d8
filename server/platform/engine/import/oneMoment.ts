import type { Resource } from '../../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import type { Queryable } from '../../database/db.ts';
import type { Engine } from '../context.ts';
import type { RuleContext } from '../rules.ts';
import { inTransaction } from '../transaction.ts';
import { lock } from './apply.ts';
import { needsShadow, underShadow } from './shadow.ts';

/** A write of many rows that others see at once, with `finish`. */
export interface OneMoment {
  /** Reads the database; on a server of its own it also sees the rows written so far. */
  readonly read: Queryable;
  /**
   * Writes all of them, some at a time; gives what came of each part. `work` may be done twice for the same part, of
   * which the first is rolled back: it changes nothing but rows.
   * @param rowsOf how many rows one of them writes
   */
  each<T, R>(
    all: readonly T[],
    work: (ctx: RuleContext, part: readonly T[]) => Promise<R>,
    rowsOf?: (one: T) => number,
  ): AsyncIterable<R>;
  /** The last write; after it everybody sees all rows. */
  finish<T>(work: (ctx: RuleContext) => Promise<T>): Promise<T>;
}

/** A running write: the import, its number of rows, and whether statements write many rows at once. */
export interface Writing {
  idImport: string;
  rows: number;
  pace: 'sets' | 'rows';
}

/**
 * Writes what belongs to an import all or nothing: in one transaction, or on the embedded database in short ones that
 * let others in between (`shadow.ts`). Who writes the same import waits.
 */
export function inOneMoment<T>(
  engine: Engine,
  caller: Caller,
  r: Resource,
  { idImport, rows, pace }: Writing,
  work: (moment: OneMoment) => Promise<T>,
): Promise<T> {
  if (needsShadow(engine, rows))
    return underShadow(
      engine,
      r,
      shadow =>
        work({
          read: engine.db,
          async *each(all, write, rowsOf) {
            for await (const { result } of shadow.each(caller, all, write, rowsOf)) yield result;
          },
          finish: last => shadow.finish(caller, last),
        }),
      pace,
    );
  return inTransaction(engine, caller, r, async ctx => {
    await lock(ctx.tx, idImport, '');
    return work({
      read: ctx.tx,
      async *each(all, write) {
        yield await write(ctx, all);
      },
      finish: last => last(ctx),
    });
  });
}
