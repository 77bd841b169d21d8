import { statfs } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { diskFull } from './fullDisk.ts';

/** Room that the embedded engine needs to end its work in order, in bytes: with less, nothing is written any more. */
const leastFree = 32 * 1024 * 1024;
/** How long a refused write counts as a full disk of the database server, in milliseconds. */
const remembered = 60_000;
const lookEvery = 1000;

/** Free space of the disks that the portal writes to. */
export interface Disk {
  /** Free bytes where DATA_DIR is; undefined where there is none. */
  free(): Promise<number | undefined>;
  /** True if nothing can be written here, or lately could not at the database server. */
  isFull(): Promise<boolean>;
  /** Writes that were refused so far. */
  refused(): number;
}

/**
 * Watches the disk. On the embedded database writes are refused before it is full to the last byte: the engine would end
 * there, and what is inside could not even be read. People still come in and out.
 */
export function watchDisk(app: FastifyInstance, { dataDir, embedded }: { dataDir: string; embedded: boolean }): Disk {
  let refused = 0;
  let refusedAt = Number.NEGATIVE_INFINITY;
  let seen: { at: number; free: Promise<number | undefined> } | undefined;
  const free = () => {
    if (seen && performance.now() - seen.at < lookEvery) return seen.free;
    const found = statfs(dataDir).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => undefined,
    );
    seen = { at: performance.now(), free: found };
    return found;
  };
  const isShort = async () => ((await free()) ?? leastFree) < leastFree;
  if (embedded) {
    app.addHook('preHandler', async request => {
      const writes = request.method !== 'GET' && request.method !== 'OPTIONS';
      if (writes && !request.url.startsWith('/api/user/') && (await isShort())) throw diskFull();
    });
  }
  app.addHook('onResponse', (_request, reply, done) => {
    if (reply.statusCode === 507) {
      refused++;
      refusedAt = performance.now();
    }
    done();
  });
  return {
    free,
    isFull: async () => performance.now() - refusedAt < remembered || (await isShort()),
    refused: () => refused,
  };
}
