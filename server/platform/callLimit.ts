import { isIPv6 } from 'node:net';
import { messages } from '../../resources/kit/index.ts';
import { HttpError } from './errors.ts';

/**
 * Key of a limit by address: an IPv6 network of 64 bits counts as one customer; IPv4 stays as it is, also inside IPv6;
 * anything else is its own key.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [before, after] = [groups(head), groups(tail)];
  const all = tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Rate limit by address or person, in calls a minute, counted in this process only. */
export interface CallLimit {
  /** @throws HttpError 429 beyond the number */
  count(who: string): void;
}

const minute = 60_000;
/** More keys than this in a minute are an attack that a limit by address does not stop. */
const mostKeys = 50_000;

/** @param perMinute calls that one key may make in a minute */
export function createCallLimit(perMinute: number, now: () => number = Date.now): CallLimit {
  let counts = new Map<string, number>();
  let ends = 0;
  return {
    count: who => {
      const key = networkOf(who);
      if (now() >= ends || counts.size > mostKeys) {
        counts = new Map();
        ends = now() + minute;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > perMinute) throw new HttpError(429, messages.tooManyRequests({ minutes: 1 }));
    },
  };
}
