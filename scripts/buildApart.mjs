// Builds what changed in a process of its own: the memory of bundlers goes with it, instead of staying for the server's life.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * @param {string[]} targets names of `scripts/build.mjs`, none = all
 * Ends this process where the build fails; a signal ends both.
 */
export async function buildApart(...targets) {
  const script = fileURLToPath(new URL('./build.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, ...targets], { stdio: 'inherit' });
  const stop = signal => child.kill(signal);
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [code, signal] = await once(child, 'exit');
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (code !== 0) process.exit(code ?? (signal ? 1 : 0));
}
