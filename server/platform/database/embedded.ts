import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { heard } from '../errorListener.ts';
import { ownFiles } from '../privateFolder.ts';

export interface Embedded {
  /** Folder of the Unix socket, as `host` of the pg driver. */
  readonly host: string;
  stop(): Promise<void>;
}

/** How long a stop waits, in milliseconds; what does not close by then ends as in a power cut, which loses no commit. */
const mostWait = 10_000;

/** How long after its end the engine starts again, in milliseconds. */
const reviveAfter = 500;

/**
 * Starts embedded PostgreSQL (PGlite) in a worker thread and serves it on a private Unix socket, so that the same pg
 * driver talks to it as to a server. An engine that ends by itself is started again; meanwhile nobody can connect.
 * @param dataDir folder of the data, undefined = in memory
 */
export async function startEmbedded(dataDir: string | undefined): Promise<Embedded> {
  const host = socketFolder(dataDir);
  const cluster = dataDir ? join(resolve(dataDir), 'pg') : undefined;
  if (cluster) mkdirSync(cluster, { recursive: true });
  const socketPath = join(host, '.s.PGSQL.5432');
  let stopping = false;
  const launch = async () => {
    rmSync(socketPath, { force: true });
    const started = heard(
      new Worker(new URL('./pgliteWorker.mjs', import.meta.url), { workerData: { dataDir: cluster, socketPath } }),
    );
    await answer(started, message => message === 'ready');
    if (cluster) ownFiles(cluster, 'PG_VERSION');
    started.once('exit', () => void revive());
    return started;
  };
  /** Committed data is on the disk: the engine restarts as after a power cut, as often as needed. */
  const revive = async () => {
    while (cluster && !stopping) {
      console.error('Basis data tertanam berhenti; dimulai kembali.');
      await setTimeout(reviveAfter, null, { ref: false });
      if (stopping) return;
      const started = await launch().catch(error => void console.error(error));
      if (!started) continue;
      worker = started;
      return;
    }
  };
  let worker = await launch();
  return {
    host,
    stop: async () => {
      stopping = true;
      worker.postMessage('close');
      const closed = answer(worker, message => message === 'closed').catch(() => undefined);
      if (worker.threadId >= 0) await Promise.race([closed, setTimeout(mostWait, null, { ref: false })]);
      await worker.terminate();
      if (host !== dataDir) rmSync(host, { recursive: true, force: true });
    },
  };
}

/** Unix socket paths end at 107 bytes; a data folder deeper than that gets its socket in a private temporary folder. */
function socketFolder(dataDir: string | undefined): string {
  const inside = dataDir ? join(resolve(dataDir), 'soket') : '';
  if (inside && Buffer.byteLength(inside) <= 85) {
    mkdirSync(inside, { recursive: true, mode: 0o700 });
    return inside;
  }
  return mkdtempSync(join(tmpdir(), 'mbkm-'));
}

function answer(worker: Worker, isIt: (message: unknown) => boolean): Promise<unknown> {
  return new Promise((resolveAnswer, reject) => {
    const hear = (message: unknown) => {
      if (!isIt(message)) return;
      stop();
      resolveAnswer(message);
    };
    const fail = (error: unknown) => {
      stop();
      reject(error instanceof Error ? error : new Error(`Basis data berhenti (${String(error)})`));
    };
    const stop = () => {
      worker.off('message', hear);
      worker.off('error', fail);
      worker.off('exit', fail);
    };
    worker.on('message', hear);
    worker.on('error', fail);
    worker.on('exit', fail);
  });
}
