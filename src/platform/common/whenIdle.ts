import { screensArrived } from './lazyScreen.ts';

/** Head start for the first screen to fetch and draw its own data, in milliseconds. */
const headStart = 600;
/** A page that never rests is asked no longer. */
const patience = 2000;

/** One after the other: on a slow line the first is done sooner, and none of it holds up a screen that was opened. */
let turn: Promise<unknown> = Promise.resolve();

const pause = () => new Promise(done => setTimeout(done, headStart));

/** A screen that has just arrived asks for its own data first. */
const rest = () => screensArrived().then(pause).then(screensArrived);

/**
 * Does something once the first screen has had its time, the page rests and no screen is on its way; returns what calls it
 * off. Safari has no idle callback.
 */
export function whenIdle(work: () => Promise<unknown>): () => void {
  const off = new AbortController();
  const calledOff = new Promise(settle => off.signal.addEventListener('abort', settle));
  const start = () => {
    const own = () => rest().then(() => (off.signal.aborted ? undefined : work()));
    // Prefetching may fail; the content is requested again when it is needed.
    turn = turn.then(() => Promise.race([calledOff, own()])).catch(() => undefined);
  };
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: patience });
    else start();
  }, headStart);
  return () => {
    clearTimeout(timer);
    off.abort();
  };
}
