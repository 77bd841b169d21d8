import { messages } from '../resources/kit/index.ts';
import { HttpError } from './errors.ts';

/**
 * Counts calls in a minute by address or person, in this process only: it keeps one of them from taking the server for
 * itself.
 */
export interface CallLimit {
  /** @throws HttpError 429 beyond the number */
  count(key: string): void;
}

const minute = 60_000;
/** More keys than this in a minute are an attack that a limit by address does not stop. */
const mostKeys = 50_000;

/** @param perMinute calls that one key may make in a minute */
export function createCallLimit(perMinute: number, now: () => number = Date.now): CallLimit {
  let counts = new Map<string, number>();
  let ends = 0;
  return {
    count: key => {
      if (now() >= ends || counts.size > mostKeys) {
        counts = new Map();
        ends = now() + minute;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > perMinute) throw new HttpError(429, messages.tooManyRequests(1));
    },
  };
}
