// Embedded PostgreSQL in a thread of its own, so that a slow query never stops the HTTP loop. Plain JavaScript
// because a worker is loaded by Node itself, in tests and from the bundle alike.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** @type {{ dataDir: string | undefined, socketPath: string }} */
const { dataDir, socketPath } = workerData;

/** A quarter of PostgreSQL's own share: the system keeps the files in its memory as well, and the process is small. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'maintenance_work_mem=16MB'];
const db = await PGlite.create({ dataDir: dataDir ?? 'memory://', extensions: { pg_trgm }, startParams });
const server = new PGLiteSocketServer({ db: takingTurns(db), path: socketPath, maxConnections: 8 });
await server.start();

/**
 * PostgreSQL reports refused statements in its protocol; an exception is the engine's own end (a PANIC, memory). The
 * socket server would wait for it for ever; ending this thread tells the callers at once, and the engine is restarted.
 */
function brokenDown(error) {
  console.error('Basis data tertanam rusak:', error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * The socket server lets clients take turns message by message, and only a transaction keeps the turn. Parse, Bind,
 * Execute and Sync of one query are messages of their own: between them another client (a backup beside the running
 * portal) would put its statement in the place of the unnamed one. So an exchange that is not finished keeps the turn too.
 */
function takingTurns(db) {
  const finishing = new Set([...'QSX'].map(letter => letter.charCodeAt(0)));
  const isPartOf = new Set([...'PBDECHF'].map(letter => letter.charCodeAt(0)));
  let unfinished = false;
  return new Proxy(db, {
    get(target, name) {
      if (name === 'isInTransaction') return () => unfinished || target.isInTransaction();
      if (name === 'execProtocolRawStream') {
        return (message, options) => {
          if (isPartOf.has(message[0])) unfinished = true;
          else if (finishing.has(message[0])) unfinished = false;
          return target.execProtocolRawStream(message, options).catch(brokenDown);
        };
      }
      const value = target[name];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

parentPort?.on('message', async message => {
  if (message !== 'close') return;
  await server.stop();
  await db.close();
  parentPort?.postMessage('closed');
});
parentPort?.postMessage('ready');
