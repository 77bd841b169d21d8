import { isInside } from '../../outsideHosts.ts';

/** Push services of browsers: Chrome, Opera and Samsung; Firefox; Safari; Edge. */
const known = ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'] as const;

/** Further ones that whoever runs the server names in PUSH_HOSTS, `host` or `host:port`. */
const named = (): ReadonlySet<string> =>
  new Set(
    (process.env.PUSH_HOSTS ?? '')
      .split(',')
      .map(host => host.trim().toLowerCase())
      .filter(Boolean),
  );

/**
 * True if an address is one of a push service: a browser names it, so it must not become a way to make the server call
 * whatever somebody likes. A named one on this machine may do without TLS outside production.
 */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username || url.password) return false;
  if (named().has(url.host)) return url.protocol === 'https:' || process.env.NODE_ENV !== 'production';
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    known.some(host => url.hostname === host || url.hostname.endsWith(`.${host}`))
  );
}

/** True if it is still a push service, and not inside the own network: what a name stands for may change. */
export const mayBeCalled = async (address: string): Promise<boolean> =>
  isPushService(address) && !(await isInside(new URL(address).hostname));
