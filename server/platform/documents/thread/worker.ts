import { parentPort } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import { type Answer, type Job, perform } from './job.ts';

/**
 * Reads files of strangers, one after the other and a piece whenever the server asks for one. What this needs in time
 * and memory is limited from outside (run.ts).
 */
let pieces: ReturnType<typeof perform> | undefined;

const next = async (): Promise<Answer> => {
  try {
    const { value, done } = (await pieces?.next()) ?? { value: undefined, done: true };
    return done ? { done: true } : { piece: value };
  } catch (error) {
    if (error instanceof Refusal) return { refused: { statusCode: error.statusCode, message: error.message } };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', async (job: Job | 'next') => {
  if (job !== 'next') pieces = perform(job);
  const answer = await next();
  if (!('piece' in answer)) pieces = undefined;
  parentPort?.postMessage(answer);
});
