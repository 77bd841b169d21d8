import type { BulkAnswer, Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../../access/caller.ts';
import { HttpError } from '../../errors.ts';
import type { Engine, WriteContext } from '../../rest/context.ts';
import { translate } from '../../rest/dbErrors.ts';
import type { BulkItem } from '../../rest/http.ts';
import { inTransaction } from '../../rest/write.ts';

/** Several sentences about one row as one. */
const reasonOf = (error: HttpError): string =>
  [...new Set(Object.values(error.errors ?? {}))].join(' ') || error.message;

/**
 * Does `work` for each row in a transaction of its own: one refusal leaves the others done, and no two bulk calls wait
 * for each other's rows (docs/domain/20 §2).
 */
export async function forItems(
  engine: Engine,
  caller: Caller,
  r: Resource,
  items: readonly BulkItem[],
  work: (ctx: WriteContext, item: BulkItem) => Promise<unknown>,
): Promise<BulkAnswer> {
  const answer: BulkAnswer = { berhasil: [], gagal: [] };
  for (const item of items) {
    try {
      await inTransaction(engine, caller, r, ctx => work(ctx, item));
      answer.berhasil.push(item.id);
    } catch (error) {
      const known = translate(error, engine.registry, r);
      if (!(known instanceof HttpError)) throw error;
      answer.gagal.push({ id: item.id, pesan: reasonOf(known) });
    }
  }
  return answer;
}
