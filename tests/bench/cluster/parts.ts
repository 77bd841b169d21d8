import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, otherUser, startPostgres, startReplica, throwAwayPrimary } from '../../../scripts/postgres.mjs';
import { heard } from '../../../server/platform/errorListener.ts';
import { type Served, servePortal } from '../servers.ts';
import { poolerConfiguration, proxyConfiguration } from './configurations.ts';

/** The machine of a campus in small: three database servers, a pooler before each, two portals, files, nginx. */

export type Server = Awaited<ReturnType<typeof startPostgres>>;

/** Something that is killed and comes back. */
export interface Part {
  kill(): void | Promise<void>;
  back(): void | Promise<void>;
}

export interface Cluster {
  /** What people call. */
  url: string;
  primary: Server;
  replicas: readonly Server[];
  portals: readonly Part[];
  poolers: readonly Part[];
  s3: Part;
  nginx: Part;
  stop(): Promise<void>;
}

/** Where a program of Debian is; it may lie outside an ordinary user's path. */
const programs = ['/usr/sbin', '/usr/bin', '/sbin', '/usr/local/sbin'];
const find = (name: string): string | undefined =>
  programs.map(folder => join(folder, name)).find(path => existsSync(path));

/** The programs that a cluster needs beside PostgreSQL and are not here. */
export const missing = (): string[] => ['pgbouncer', 'nginx'].filter(name => !find(name));

/** A program as an ordinary user, started again as a supervisor would. */
function program(path: string, args: readonly string[]): Part & { start(): void } {
  const user = otherUser();
  let child: ChildProcess | undefined;
  const start = () => {
    child = heard(
      // A group of its own: nginx's workers go with it.
      spawn(path, args, {
        stdio: 'ignore',
        cwd: tmpdir(),
        detached: true,
        ...(user ? { uid: user.uid, gid: user.gid } : {}),
      }),
    );
  };
  return {
    start,
    back: start,
    kill: async () => {
      if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
  };
}

/** A folder that the ordinary user writes to. */
function folderFor(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `mbkm-${name}-`));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o755);
  return folder;
}

function pooler(port: number, server: Server): Part & { start(): void } {
  const folder = folderFor('pgbouncer');
  writeFileSync(join(folder, 'users.txt'), '"postgres" ""\n');
  writeFileSync(join(folder, 'pgbouncer.ini'), poolerConfiguration(port, server.port, folder));
  return program(find('pgbouncer') ?? '', [join(folder, 'pgbouncer.ini')]);
}

function proxy(port: number, portals: readonly number[]): Part & { start(): void } {
  const folder = folderFor('nginx');
  writeFileSync(join(folder, 'nginx.conf'), proxyConfiguration(port, portals, folder));
  return program(find('nginx') ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'log')]);
}

/** One portal process, always at the same port. */
async function portalPart(port: number, url: string, env: Readonly<Record<string, string>>) {
  let served: Served | undefined;
  const back = async () => {
    served = await servePortal(url, false, { ...env, PORT: String(port) });
  };
  await back();
  return {
    back,
    kill: () => {
      if (served) process.kill(served.pid, 'SIGKILL');
    },
    stop: async () => served?.stop(),
  };
}

/** One statement on a server. */
export async function ask<T extends pg.QueryResultRow>(
  { url }: Pick<Server, 'url'>,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = heard(new pg.Client({ connectionString: url }));
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Starts everything.
 * @param synchronous whether a commit waits for one of the replicas
 * @param fill puts the portal's data into the primary before anything follows it
 */
export async function startCluster(synchronous: boolean, fill: (primary: Server) => Promise<void>): Promise<Cluster> {
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    return { ...(await startAll(synchronous, fill, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param stops gets what ends each part, as soon as it runs */
async function startAll(
  synchronous: boolean,
  fill: (primary: Server) => Promise<void>,
  stops: (() => unknown)[],
): Promise<Omit<Cluster, 'stop'>> {
  // What is measured is that nothing is lost, so it is written to the disk.
  const settings = { ...throwAwayPrimary, fsync: 'on', shared_buffers: '256MB', max_connections: '120' };
  const primary = await startPostgres(settings);
  stops.push(primary.stop);
  await fill(primary);
  const names = ['replika_1', 'replika_2'];
  if (synchronous) {
    await ask(primary, `alter system set synchronous_standby_names = 'ANY 1 (${names.join(', ')})'`);
  }
  const replicas: Server[] = [];
  for (const name of names) {
    const replica = await startReplica(primary, name, settings);
    stops.push(replica.stop);
    replicas.push(replica);
  }
  await ask(primary, 'select pg_reload_conf()');
  const servers = [primary, ...replicas];
  const poolerPorts = await ports(servers.length);
  const poolers = servers.map((server, i) => pooler(poolerPorts[i] ?? 0, server));
  for (const one of poolers) {
    one.start();
    stops.push(one.kill);
  }
  const [s3Port = 0, nginxPort = 0, ...portalPorts] = await ports(4);
  const files = folderFor('s3');
  const s3 = program(process.execPath, [join(import.meta.dirname, 's3.mjs'), String(s3Port), files]);
  s3.start();
  stops.push(s3.kill);
  const at = (list: readonly number[]) => list.map(port => `127.0.0.1:${port}`).join(',');
  const direct = at(servers.map(({ port }) => port));
  const dataDir = mkdtempSync(join(tmpdir(), 'mbkm-cluster-'));
  const env = {
    DATABASE_DIRECT_URL: `postgres://postgres@${direct}/postgres`,
    DATABASE_READ_URL: replicas.map(({ url }) => url).join(','),
    TRUST_PROXY: '1',
    SECRET: 'rahasia-percobaan-rahasia-percobaan',
    S3_BUCKET: 'portal',
    S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    S3_ACCESS_KEY: 'kunci',
    S3_SECRET_KEY: 'rahasia',
    POOL_SIZE: '6',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
  // Where a pooler is away, the server itself answers.
  const url = `postgres://postgres@${at(poolerPorts)},${direct}/postgres?target_session_attrs=read-write`;
  const portals: Awaited<ReturnType<typeof portalPart>>[] = [];
  for (const [i, port] of portalPorts.entries()) {
    const own = join(dataDir, String(i));
    mkdirSync(own);
    const portal = await portalPart(port, url, { ...env, DATA_DIR: own });
    stops.push(portal.stop);
    portals.push(portal);
  }
  const nginx = proxy(nginxPort, portalPorts);
  nginx.start();
  stops.push(nginx.kill, () => rmSync(dataDir, { recursive: true, force: true }));
  return {
    url: `http://127.0.0.1:${nginxPort}`,
    primary,
    replicas,
    portals,
    poolers,
    s3,
    nginx,
  };
}

async function ports(count: number): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < count; i++) found.push(await freePort());
  return found;
}
