import pg from 'pg';
import { heard } from '../errorListener.ts';

/** One connection that only listens; it comes back by itself after the server was away. */
export function createListener(url: string, self: string, emit: (channel: string, payload: string) => void) {
  const channels = new Set<string>();
  let client: pg.Client | undefined;
  let stopped = false;
  let queue: Promise<unknown> = Promise.resolve();
  let retry: NodeJS.Timeout | undefined;
  const start = async () => {
    const next = heard(new pg.Client({ connectionString: url, keepAlive: true }));
    next.on('end', () => again());
    next.on('notification', ({ channel, payload }) => {
      const [from, ...rest] = (payload ?? '').split(':');
      if (from !== self) emit(channel, rest.join(':'));
    });
    try {
      await next.connect();
      for (const channel of channels) await next.query(`listen "${channel}"`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    // What was said while we were away is not repeated: everything kept in memory is suspect.
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
  return {
    listen(channel: string) {
      channels.add(channel);
      // One statement at a time: pg refuses overlapping queries on a client.
      queue = queue.then(() => client?.query(`listen "${channel}"`)).catch(again);
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
