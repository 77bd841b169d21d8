import { Worker } from 'node:worker_threads';
import { kknRefusals } from '../../../../../resources/kkn/refusals.ts';
import { heard } from '../../../../platform/errorListener.ts';
import { HttpError } from '../../../../platform/errors.ts';
import { createTurns } from '../../../../platform/workQueue.ts';
import type { Proposal } from '../types.ts';
import type { Heard, Order } from './order.ts';

/** Longest time of one computation, in milliseconds: 10,000 participants need a quarter of it. */
const deadline = 120_000;

/** Memory of the thread; a wave that needs more ends its thread and nothing else. */
const mostMemoryMb = 512;

const turns = createTurns({
  atOnce: 1,
  waiting: 4,
  refused: kknRefusals.tooManyComputed,
});

export interface Computation {
  /**
   * @throws HttpError 409 when it was cancelled, 422 when it takes too long or needs too much memory, 429 while too
   * many wait
   */
  result: Promise<Proposal>;
  /** Ends it, also while it waits for its turn. */
  cancel(): void;
}

/**
 * Computes a proposal in a thread of its own, one after the other, so that the server answers meanwhile.
 * @param tell hears the share that is done, 0 to 1
 */
export function compute(order: Order, tell: (done: number) => void = () => {}): Computation {
  const stop = new AbortController();
  const run = async () => {
    const end = await turns.take();
    try {
      if (stop.signal.aborted) throw cancelled();
      return await inThread(order, tell, stop.signal);
    } finally {
      end();
    }
  };
  return { result: run(), cancel: () => stop.abort() };
}

function inThread(order: Order, tell: (done: number) => void, signal: AbortSignal): Promise<Proposal> {
  return new Promise((resolve, reject) => {
    const thread = heard(
      new Worker(entry(), { workerData: order, resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb } }),
    );
    const end = (settle: () => void) => {
      clearTimeout(late);
      signal.removeEventListener('abort', cancel);
      void thread.terminate();
      settle();
    };
    const late = setTimeout(() => end(() => reject(tooLong())), deadline);
    const cancel = () => end(() => reject(cancelled()));
    signal.addEventListener('abort', cancel);
    thread.on('message', (said: Heard) => {
      if ('done' in said) tell(said.done);
      else end(() => resolve(said.proposal));
    });
    thread.on('error', error => end(() => reject(isOutOfMemory(error) ? tooMuch() : error)));
    thread.on('exit', () => end(() => reject(new Error('Penghitung usulan berhenti.'))));
  });
}

/** In a build the thread is a file beside the bundle. */
const entry = (): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL('./source.mjs', import.meta.url)
    : new URL('./computingThread.mjs', import.meta.url);

const cancelled = () => new HttpError(409, kknRefusals.cancelled);
const tooLong = () => new HttpError(422, kknRefusals.tooLong);
const tooMuch = () => new HttpError(422, kknRefusals.tooLarge);

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
