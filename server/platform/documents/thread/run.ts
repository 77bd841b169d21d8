import { Worker } from 'node:worker_threads';
import { messageIn } from '../../../../resources/kit/message.ts';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { heard } from '../../errorListener.ts';
import { HttpError } from '../../errors.ts';
import { createTurns } from '../../workQueue.ts';
import type { Answer, Gives, Job, JobName, Takes } from './job.ts';

/** Computing time of one file, in milliseconds; the time in which the server does something else does not count. */
const deadline = 30_000;

/** Memory of one thread; a file that needs more ends its thread and nothing else. */
const mostMemoryMb = 384;

/**
 * Most growth of the process while a file is read, in MB: buffers lie outside the memory that a thread's own limit
 * counts.
 */
const mostGrowthMb = 1200;
const memoryMb = (): number => process.memoryUsage.rss() / 1024 / 1024;

/** How long a thread without work is kept, in milliseconds. */
const idleTime = 60_000;

const turns = createTurns({
  atOnce: 2,
  waiting: 20,
  refused: refusals.busy.reading,
});

/** Threads that have nothing to do; they keep no process alive. */
const idle = new Map<Worker, NodeJS.Timeout>();

/**
 * Reads a file in a thread of its own, so that what somebody sends can neither hold up other requests nor take the
 * memory of the server.
 * @throws HttpError 413 or 422 in words of the file's kind; 413 for one that needs too much memory; 422 for one that
 * takes longer than 30 s; 429 while too many wait
 */
export async function* inThread<N extends JobName>(name: N, input: Takes<N>): AsyncGenerator<Gives<N>, undefined> {
  const end = await turns.take();
  const thread = takeThread();
  let finished = false;
  try {
    let left = deadline;
    let message: Job | 'next' = { name, input } as Job;
    for (;;) {
      const begun = performance.now();
      const answer = await ask<N>(thread, message, left);
      left -= performance.now() - begun;
      message = 'next';
      finished = !('piece' in answer);
      if ('piece' in answer) yield answer.piece;
      else if ('done' in answer) return undefined;
      else if ('refused' in answer)
        throw new HttpError(answer.refused.statusCode, messageIn(answer.refused) ?? refusals.sheet.damaged);
      else throw new Error(answer.failed);
    }
  } finally {
    if (finished) keep(thread);
    else await thread.terminate();
    end();
  }
}

function takeThread(): Worker {
  const [kept] = idle;
  if (!kept) {
    const started = heard(new Worker(entry(), { resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb } }));
    return started.once('exit', () => forget(started));
  }
  const [thread, timer] = kept;
  clearTimeout(timer);
  idle.delete(thread);
  thread.ref();
  return thread;
}

/** It has ended: nobody is given it any more. */
function forget(thread: Worker): void {
  clearTimeout(idle.get(thread));
  idle.delete(thread);
}

function keep(thread: Worker): void {
  // Ended between its last answer and now.
  if (thread.threadId < 0) return;
  thread.unref();
  const leave = () => {
    forget(thread);
    void thread.terminate();
  };
  idle.set(thread, setTimeout(leave, idleTime).unref());
}

/** In a build the thread is a file beside the bundle. */
const entry = (): URL =>
  import.meta.url.endsWith('.ts')
    ? new URL('./source.mjs', import.meta.url)
    : new URL('./readingThread.mjs', import.meta.url);

function ask<N extends JobName>(thread: Worker, message: Job | 'next', milliseconds: number): Promise<Answer<N>> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      settle();
      reject(new HttpError(422, refusals.file.slow));
    }, milliseconds);
    const before = memoryMb();
    const watch = setInterval(() => {
      if (memoryMb() - before < mostGrowthMb) return;
      settle();
      reject(tooMuch());
    }, 250);
    const hear = (answer: Answer<N>) => {
      settle();
      resolve(answer);
    };
    const fail = (error: unknown) => {
      settle();
      reject(isOutOfMemory(error) ? tooMuch() : error);
    };
    const leave = () => fail(new Error('Pembaca berkas berhenti.'));
    const settle = () => {
      clearTimeout(late);
      clearInterval(watch);
      thread.off('message', hear);
      thread.off('error', fail);
      thread.off('exit', leave);
    };
    thread.on('message', hear);
    thread.on('error', fail);
    thread.on('exit', leave);
    thread.postMessage(message);
  });
}

const tooMuch = () => new HttpError(413, refusals.file.tooLargeOpened);

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
