import { isIPv6 } from 'node:net';
import { messages } from '../../resources/kit/index.ts';
import { HttpError } from './errors.ts';

/**
 * What limits by address count: an IPv6 network of 64 bits is one customer, who has all its addresses; IPv4 stays as it
 * is, also written inside IPv6. Anything else is its own.
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

/**
 * Counts calls in a minute by address or person, in this process only: it keeps one of them from taking the server for
 * itself.
 */
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
      if (count > perMinute) throw new HttpError(429, messages.tooManyRequests(1));
    },
  };
}
