import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BackupConfig } from '../../../../server/ops/backup.ts';

/** The portal as a process of its own, from the server's bundle. */

const root = join(import.meta.dirname, '../../../..');
const children = new Set<ChildProcess>();

export interface Running {
  child: ChildProcess;
  /** Both streams so far. */
  text(): string;
  /** Waits until the output has something. @throws Error when the process ends before */
  says(words: RegExp): Promise<RegExpExecArray>;
  exit(): Promise<number | null>;
}

/** Starts the portal in a process of its own. */
export function start(config: BackupConfig, env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, ['tests/api/platform/ops/portal.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl ?? '',
      // Vitest has a BASE_URL of its own.
      BASE_URL: '',
      ...env,
    },
  });
  children.add(child);
  let text = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      text += part;
      for (const hear of heard) hear();
    });
  const ended = once(child, 'close').then(() => child.exitCode);
  return {
    child,
    text: () => text,
    exit: () => ended,
    says: words =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = words.exec(text);
          if (found) resolve(found);
        };
        heard.add(look);
        look();
        void ended.then(code => reject(new Error(`berakhir (${code}): ${text}`)));
      }),
  };
}

/** Its port, once it listens. */
export const portOf = async (portal: Running) => Number((await portal.says(/siap di http:\/\/localhost:(\d+)/))[1]);

/** Makes the bundle that `start` runs. */
export const build = (): void =>
  void execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: root, stdio: 'inherit' });

/** Kills a portal as a power cut would, and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'close');
}

/** Kills whatever a test has left running. */
export async function killAll(): Promise<void> {
  for (const child of children) await kill(child);
  children.clear();
}
