import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { quickFolder } from '../../../scripts/quickFolder.mjs';
import { type Connect, connect } from '../../../server/platform/database/client.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { startEmbedded } from '../../../server/platform/database/embedded.ts';

const folder = join(import.meta.dirname, '../../../.cache/basis-data');

/**
 * V8 gives a thread the machine code that another one made of the same WebAssembly, while somebody still holds it.
 * Without this every file would compile PostgreSQL anew: a second at its start, and each query slow for the first time.
 */
const held = WebAssembly.compile(
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')),
);

/** Starting a cluster takes seconds; a filled one is kept as a data folder and every test file works on a copy of it. */
export async function embeddedTemplate(
  name: string,
  sources: readonly string[],
  fill: (db: Db) => Promise<void>,
): Promise<string> {
  const path = join(folder, `${name}-${fingerprint(sources)}`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const partial = mkdtempSync(`${path}.`);
  const db = await openIn(partial);
  await fill(db);
  // Stopped as it should be: a copy of a running cluster would be repaired at every start.
  await db.close();
  try {
    renameSync(partial, path);
  } catch (error) {
    // Another worker has made the same meanwhile.
    if (!existsSync(path)) throw error;
    rmSync(partial, { recursive: true });
  }
  return path;
}

/** Connection limits for databases of tests. */
export type Waiting = Pick<Connect, 'mostWait' | 'poolSize'>;

/** A database of one's own, embedded: a copy of a template, gone when it is closed. */
export async function openCopy(template: string, waiting?: Waiting): Promise<Db> {
  const dataDir = quickFolder('mbkm-uji-', 1);
  copyTemplate(template, dataDir);
  return openIn(dataDir, () => rmSync(dataDir, { recursive: true }), waiting);
}

/** Lays the cluster of a template into a data folder. */
export function copyTemplate(template: string, dataDir: string): void {
  cpSync(join(template, 'pg'), join(dataDir, 'pg'), { recursive: true });
}

async function openIn(dataDir: string, closed?: () => void, waiting: Waiting = {}): Promise<Db> {
  await held;
  const embedded = await startEmbedded(dataDir);
  return connect({
    ...waiting,
    embeddedHost: embedded.host,
    onClose: async () => {
      await embedded.stop();
      closed?.();
    },
  });
}

function fingerprint(sources: readonly string[]): string {
  const hash = createHash('sha1');
  const add = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(path, entry.name));
      else if (/\.(ts|sql|mjs|json)$/.test(entry.name)) hash.update(readFileSync(join(path, entry.name)));
    }
  };
  for (const source of sources) add(join(import.meta.dirname, '../../..', source));
  return hash.digest('hex').slice(0, 16);
}
