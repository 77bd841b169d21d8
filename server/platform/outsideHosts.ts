import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Networks that no address of the internet is in. */
const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inner.addSubnet(network, bits);
inner.addSubnet('fc00::', 7, 'ipv6');
inner.addSubnet('fe80::', 10, 'ipv6');
inner.addAddress('::', 'ipv6');

const isIn = (list: BlockList, address: string): boolean => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Hosts that whoever runs the server names in SOURCE_HOSTS. */
const named = (): ReadonlySet<string> =>
  new Set((process.env.SOURCE_HOSTS ?? '').split(',').map(host => host.trim().toLowerCase()));

/**
 * True if a host lies inside the own network, and SOURCE_HOSTS does not name it: settings must not become a way to reach
 * what the server alone can reach. This machine itself is allowed outside production.
 */
export async function isInside(hostname: string): Promise<boolean> {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, '');
  if (named().has(host)) return false;
  // A name that is not known is the call's own trouble.
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.some(
    ({ address }) => isIn(inner, address) || (isIn(loopback, address) && process.env.NODE_ENV === 'production'),
  );
}
