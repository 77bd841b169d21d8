// Starts a throw-away PostgreSQL server for tests and benches, where its programs are installed. PostgreSQL refuses to
// run as root, so root hands it to the user `postgres` (or `nobody`).
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

/** User as whom root runs such programs: `postgres` or `nobody`; undefined for an ordinary user. */
export function otherUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const id = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    if (id.status === 0)
      return { name, uid: Number(id.stdout), gid: Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout) };
  }
  throw new Error('PostgreSQL tidak boleh dijalankan sebagai root dan tidak ada pengguna "postgres" atau "nobody".');
}

/** A port that nobody listens at. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Settings for tests, whose data is thrown away: no waiting for the disk, and a short log, because it may be in memory.
 * Prepared statements are planned once instead of five times, since most tests send them only a few times.
 */
export const throwAway = {
  fsync: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  // Each database is copied between two checkpoints, after which whole pages would be logged anew.
  full_page_writes: 'off',
  plan_cache_mode: 'force_generic_plan',
};

/** Settings of a primary with replicas whose data is thrown away. */
export const throwAwayPrimary = {
  fsync: 'off',
  wal_level: 'replica',
  max_wal_senders: '6',
  wal_keep_size: '256MB',
  hot_standby_feedback: 'on',
};

/** Options for running PostgreSQL's programs as an ordinary user who owns the folder. */
function runsIn(folder) {
  const bin = findPostgres();
  if (!bin) throw new Error('Program PostgreSQL (initdb, pg_ctl) tidak ditemukan.');
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  return { bin, options: { cwd: tmpdir(), stdio: 'pipe', ...(user ? { uid: user.uid, gid: user.gid } : {}) } };
}

/**
 * Starts a server on a free port with data in a temporary folder.
 * @param {Record<string, string>} settings more postgresql.conf settings
 * @param {string} folder where its data goes; it is removed in the end
 */
export async function startPostgres(settings = {}, folder = mkdtempSync(join(tmpdir(), 'mbkm-pg-'))) {
  const { bin, options } = runsIn(folder);
  execFileSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  return running(settings, folder, await freePort());
}

/**
 * Starts a streaming replica of a server that was started with `throwAwayPrimary`.
 * @param {{ port: number }} primary
 * @param {string} name under which synchronous_standby_names knows it
 */
export async function startReplica(primary, name = 'replika', settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'mbkm-pg-'));
  const { bin, options } = runsIn(folder);
  const from = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${name}`;
  execFileSync(
    join(bin, 'pg_basebackup'),
    ['-D', join(folder, 'data'), '-d', from, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    options,
  );
  return running(settings, folder, await freePort());
}

/**
 * CPU seconds of a process and of its children that have ended; undefined where the system does not tell.
 * @param {number} pid
 */
function cpuSecondsOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, hundredths) => sum + Number(hundredths) / 100, 0);
  } catch {
    return undefined;
  }
}

/** Starts the server whose data is in a folder. */
function running(settings, folder, port) {
  const { bin, options } = runsIn(folder);
  const data = join(folder, 'data');
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
  const start = () => void execFileSync(...command('start'));
  /** Ends it at once, as a power cut does. */
  const kill = () => void spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], options);
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    restart: async () => void (await once(spawn(...command('-m', 'fast', 'restart')), 'close')),
    start,
    /** Of the server and of connections that were closed. */
    cpuSeconds: () => cpuSecondsOf(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)),
    kill,
    /** Makes a replica the primary. */
    promote: () => void execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-w', 'promote'], options),
    stop: () => {
      kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
