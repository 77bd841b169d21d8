import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium for the browser tests: CHROMIUM, an installed one, or (as root on Debian) one installed now.
 * @throws Error saying exactly what to do
 */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named && existsSync(named)) return named;
  const found = () => candidates.find(path => existsSync(path));
  if (found()) return found();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Chromium belum ada: memasangnya dari Debian …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit', env });
    if (found()) return found();
  }
  throw new Error(
    'Uji peramban membutuhkan Chromium. Pasang dengan "sudo apt-get update && sudo apt-get install -y chromium", atau isi CHROMIUM dengan lokasi peramban Chromium.',
  );
}
