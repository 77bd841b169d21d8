import type pg from 'pg';
import { hangUp } from './servers.ts';

/** How often the server is asked whether it is still there, in milliseconds. */
const askEvery = 15_000;

/**
 * One connection that only listens; it comes back by itself after the server was away.
 * @param dial a connection to the server that takes writes now, not through a pooler
 */
export function createListener(
  dial: () => Promise<pg.Client>,
  self: string,
  emit: (channel: string, payload: string) => void,
) {
  const channels = new Set<string>();
  let client: pg.Client | undefined;
  let stopped = false;
  let queue: Promise<unknown> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  const start = async () => {
    const next = await dial();
    next.on('end', () => again());
    next.on('notification', ({ channel, payload }) => {
      const [from, ...rest] = (payload ?? '').split(':');
      if (from !== self) emit(channel, rest.join(':'));
    });
    try {
      for (const channel of channels) await next.query(`listen "${channel}"`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    // Notifications sent while we were disconnected are lost, so every cache is cleared.
    for (const channel of channels) emit(channel, '');
  };
  const again = () => {
    client = undefined;
    if (stopped || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      start().catch(again);
    }, 1000).unref();
  };
  start().catch(again);
  // A server that vanished with its network closes nothing; whoever only listens would wait for ever.
  const heartbeat = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch(() => {
      hangUp(asked);
      if (client === asked) again();
    });
  }, askEvery).unref();
  return {
    listen(channel: string) {
      channels.add(channel);
      // One statement at a time: pg refuses overlapping queries on a client.
      queue = queue.then(() => client?.query(`listen "${channel}"`)).catch(again);
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
      await client?.end().catch(() => undefined);
    },
  };
}
