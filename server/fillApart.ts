import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './platform/config.ts';

/** In a build the program is a file beside the bundle. */
const program = new URL(import.meta.url.endsWith('.ts') ? './filling.ts' : './filling.mjs', import.meta.url);

/**
 * Makes and fills a new embedded database in a process of its own: the memory that the engine, the demo and their letters
 * take goes with it, instead of staying for the portal's life. A database that is there is left as it is.
 * Ends this process where filling fails; the reason was said by then.
 */
export async function fillApart({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<void> {
  if (databaseUrl || existsSync(join(dataDir, 'pg', 'PG_VERSION'))) return;
  const [code, signal]: unknown[] = await once(fork(fileURLToPath(program)), 'exit');
  // Who is killed says nothing.
  if (signal)
    console.error(
      `Pengisian basis data baru terhenti (${signal}), misalnya karena memori habis. Mulai portal sekali lagi: pengisian diulang dari awal.`,
    );
  if (code !== 0) process.exit(1);
}
