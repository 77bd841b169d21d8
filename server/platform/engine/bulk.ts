import { type BulkAnswer, Message, type Registry, type Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../access/caller.ts';
import { saidTo } from '../access/saidTo.ts';
import { HttpError, saidBy } from '../errors.ts';
import type { Engine } from './context.ts';
import { translate } from './dbErrors.ts';
import type { RuleContext } from './rules.ts';
import { inTransaction } from './transaction.ts';

/** Result of work on a row: a reason must be a message, never a text. */
export type NoText<R> = R extends string ? never : R;

/** A row that nothing was done to, and why. */
export interface Refused<I> {
  readonly item: I;
  readonly reason: Message;
  /** The reason in Indonesian. */
  readonly pesan: string;
  readonly error?: HttpError;
}

/** Result of a call on many rows. */
export interface Fared<I> {
  readonly done: readonly I[];
  readonly failed: readonly Refused<I>[];
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
  const failed: Refused<I>[] = [];
  for (const item of new Map(items.map(one => [one.id, one])).values()) {
    if (signal?.aborted) break;
    try {
      const reason = await work(item);
      if (reason instanceof Message) failed.push({ item, reason, pesan: reason.text });
      else done.push(item);
    } catch (error) {
      failed.push(refusedFor(registry, r, item, error));
    }
  }
  return { done, failed };
}

/** A row whose work failed, with the reason. @throws the error where it is no refusal */
export function refusedFor<I>(registry: Registry, r: Resource, item: I, error: unknown): Refused<I> {
  const known = translate(error, registry, r);
  if (!(known instanceof HttpError)) throw error;
  const reason = saidBy(known);
  return { item, reason, pesan: reason.text, error: known };
}

/** The answer of docs/domain/20 §2: ids that were done, and the others with their reason, as its reader reads it. */
export const answerOf = <I extends { readonly id: string }>(
  { done, failed }: Fared<I>,
  reader?: Caller,
): BulkAnswer => ({
  berhasil: done.map(({ id }) => id),
  gagal: failed.map(({ item, reason, error }) => ({
    id: item.id,
    pesan: reader ? saidTo(reader, reason) : reason.text,
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
  answerOf(await eachOf(engine, r, items, item => inTransaction(engine, caller, r, ctx => work(ctx, item))), caller);
