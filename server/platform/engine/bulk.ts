import { type BulkAnswer, Message, type Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { HttpError, reasonOf } from '../errors.ts';
import type { Engine } from './context.ts';
import { translate } from './dbErrors.ts';
import type { RuleContext } from './rules.ts';
import { inTransaction } from './transaction.ts';

/** What work on a row answers: a reason is a message, never a text. */
export type NoText<R> = R extends string ? never : R;

/** Result of a call on many rows. */
export interface Fared<I> {
  readonly done: readonly I[];
  readonly failed: readonly { readonly item: I; readonly pesan: string; readonly error?: HttpError }[];
}

/**
 * Does `work` for each row in the order given, one that is named twice only once: what is refused is named with its
 * reason, and the others are done. Whether they share a transaction is the work's: a savepoint for each in one of the
 * call, or a transaction each (`forItems`), so that no two calls wait for each other's rows.
 * @param work may also answer with a `Message` why nothing was done
 * @param signal once aborted, no further row is begun
 * @throws what is no refusal, at once
 */
export async function eachOf<I extends { readonly id: string }, R>(
  { registry }: Pick<Engine, 'registry'>,
  r: Resource,
  items: readonly I[],
  work: (item: I) => Promise<NoText<R>>,
  signal?: AbortSignal,
): Promise<Fared<I>> {
  const done: I[] = [];
  const failed: { item: I; pesan: string; error?: HttpError }[] = [];
  for (const item of new Map(items.map(one => [one.id, one])).values()) {
    if (signal?.aborted) break;
    try {
      const reason = await work(item);
      if (reason instanceof Message) failed.push({ item, pesan: reason.text });
      else done.push(item);
    } catch (error) {
      const known = translate(error, registry, r);
      if (!(known instanceof HttpError)) throw error;
      failed.push({ item, pesan: reasonOf(known), error: known });
    }
  }
  return { done, failed };
}

/** The answer of docs/domain/20 §2: ids that were done, and the others with their reason. */
export const answerOf = <I extends { readonly id: string }>({ done, failed }: Fared<I>): BulkAnswer => ({
  berhasil: done.map(({ id }) => id),
  gagal: failed.map(({ item, pesan, error }) => ({
    id: item.id,
    pesan,
    ...(error ? { code: error.code } : {}),
  })),
});

/** `eachOf` with a transaction for each row. */
export const forItems = async <I extends { readonly id: string }, R>(
  engine: Engine,
  caller: Caller,
  r: Resource,
  items: readonly I[],
  work: (ctx: RuleContext, item: I) => Promise<NoText<R>>,
): Promise<BulkAnswer> =>
  answerOf(await eachOf(engine, r, items, item => inTransaction(engine, caller, r, ctx => work(ctx, item))));
