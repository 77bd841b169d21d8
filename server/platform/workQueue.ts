import type { Message } from '../../resources/kit/index.ts';
import { HttpError } from './errors.ts';

/** Work that few may do at once, because each needs much memory or a core of its own. */
export interface Turns {
  /**
   * Waits for a turn.
   * @returns a function that ends it
   * @throws HttpError 429 when too many wait already
   */
  take(): Promise<() => void>;
}

/**
 * @param atOnce how many work at the same time
 * @param waiting how many may wait for it
 * @param refused sentence for whoever comes when the queue is full
 */
export function createTurns({
  atOnce,
  waiting,
  refused,
}: {
  atOnce: number;
  waiting: number;
  refused: Message;
}): Turns {
  const queue: (() => void)[] = [];
  let working = 0;
  const end = () => {
    const next = queue.shift();
    if (next) next();
    else working--;
  };
  const once = () => {
    let ended = false;
    return () => {
      if (!ended) end();
      ended = true;
    };
  };
  return {
    async take() {
      if (working < atOnce) {
        working++;
        return once();
      }
      if (queue.length >= waiting) throw new HttpError(429, refused);
      await new Promise<void>(resolve => queue.push(resolve));
      return once();
    },
  };
}
