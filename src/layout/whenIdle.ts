/** What waits for its turn leaves the first screen this long, in milliseconds, to ask for its own data and draw it. */
const headStart = 2000;

/**
 * Does something once the first screen has had its time and the page rests; returns what calls it off. Safari has no
 * idle callback.
 */
export function whenIdle(work: () => Promise<unknown>): () => void {
  // What is only fetched ahead may fail; it is asked for again when it is needed.
  const start = () => void work().catch(() => undefined);
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: headStart });
    else start();
  }, headStart);
  return () => clearTimeout(timer);
}
