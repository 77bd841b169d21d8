// Starts a throw-away PostgreSQL server for tests and benches, where its programs are installed. PostgreSQL refuses to
// run as root, so root hands it to the user `postgres` (or `nobody`).
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder with initdb and pg_ctl, or undefined where PostgreSQL is not installed. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map(version => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

function otherUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const id = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    if (id.status === 0)
      return { name, uid: Number(id.stdout), gid: Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout) };
  }
  throw new Error('PostgreSQL tidak boleh dijalankan sebagai root dan tidak ada pengguna "postgres" atau "nobody".');
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * For tests, whose data nobody keeps: nothing waits for a disk, and the log that they would be repaired from stays
 * small, because it may be in memory. A prepared statement is planned once instead of five times: most tests send it
 * only so often.
 */
export const throwAway = {
  fsync: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  plan_cache_mode: 'force_generic_plan',
};

/**
 * Starts a server on a free port with data in a temporary folder.
 * @param {Record<string, string>} settings more postgresql.conf settings
 * @param {string} folder where its data goes; it is removed in the end
 * @returns {Promise<{ url: string, restart: () => Promise<void>, stop: () => void }>}
 */
export async function startPostgres(settings = {}, folder = mkdtempSync(join(tmpdir(), 'mbkm-pg-'))) {
  const bin = findPostgres();
  if (!bin) throw new Error('Program PostgreSQL (initdb, pg_ctl) tidak ditemukan.');
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const options = { cwd: tmpdir(), stdio: 'pipe', ...(user ? { uid: user.uid, gid: user.gid } : {}) };
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const all = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 60,
    ...settings,
  };
  const flags = Object.entries(all)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const command = (...last) => [
    join(bin, 'pg_ctl'),
    ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', flags, ...last],
    { ...options, stdio: 'ignore' },
  ];
  execFileSync(...command('start'));
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async () => void (await once(spawn(...command('-m', 'fast', 'restart')), 'close')),
    stop: () => {
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], options);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
