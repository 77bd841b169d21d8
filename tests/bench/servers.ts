import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../server/platform/database/db.ts';

/** A server process that said it listens. */
export interface Served {
  url: string;
  /** From its start until it listened. */
  startMs: number;
  pid: number;
  /** Resident memory now, MB. */
  memoryMb(): number;
  stop(): Promise<void>;
}

/** File into which a portal that was started to be profiled writes (`tests/bench/profiled.mjs`). */
const profileFile = '.cache/profil/sekarang.cpuprofile';

/** Starts a program and waits for the port that it prints. @throws Error when it ends before */
async function serve(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Served> {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(child, args);
  return {
    url: `http://127.0.0.1:${port}`,
    startMs: performance.now() - begun,
    pid: child.pid ?? 0,
    memoryMb: () => {
      const found = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
      return Number(found ?? 0) / 1024;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function portOf(child: ChildProcess, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      const port = /siap di http:\/\/localhost:(\d+)/.exec(text)?.[1];
      if (port) resolve(port);
    });
    child.once('exit', code => reject(new Error(`${args.join(' ')} berhenti (${code})\n${text}`)));
  });
}

/** The portal as it is deployed: the built bundle on a PostgreSQL server, or embedded without an address. */
export const servePortal = (
  databaseUrl: string,
  profiled: boolean,
  env: Readonly<Record<string, string>> = {},
): Promise<Served> =>
  serve(
    [
      // As package.json and deploy/portal-mbkm.service start it.
      '--max-semi-space-size=4',
      '--heap-growing-percent=60',
      ...(profiled ? ['--import', './tests/bench/profiled.mjs'] : []),
      '-e',
      "import('./dist/server/main.mjs').then(m => m.start())",
    ],
    {
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'development',
      PROFILE_FILE: profileFile,
      ...env,
    },
  );

export const serveBare = (databaseUrl: string, statements: string): Promise<Served> =>
  serve(['tests/bench/bare.mjs'], { DATABASE_URL: databaseUrl, STATEMENTS: statements });

/** CPU profile of a portal that was started for it, while `work` runs. @returns the file, which the next one overwrites */
export async function profileOf({ pid }: Served, work: () => Promise<void>): Promise<string> {
  rmSync(profileFile, { force: true });
  mkdirSync(dirname(profileFile), { recursive: true });
  process.kill(pid, 'SIGUSR2');
  await pause(200);
  await work();
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(profileFile)) await pause(50);
  return profileFile;
}

const ticksPerSecond = 100;

/** Processor time of a process with its threads, and of its ended children; seconds. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i] ?? 0), 0) / ticksPerSecond;
}

/** Processor time that PostgreSQL has used for all its connections; seconds. */
export async function postgresCpu(db: Db): Promise<number> {
  const backend = await db.one<{ pid: number }>('select pg_backend_pid() as pid');
  const parentOf = (pid: string) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? '';
    } catch {
      return '';
    }
  };
  const postmaster = parentOf(String(backend?.pid));
  const children = readdirSync('/proc').filter(name => /^\d+$/.test(name) && parentOf(name) === postmaster);
  return [postmaster, ...children].reduce((sum, pid) => sum + cpuOf(Number(pid)), 0);
}

/** Processor time of a server and of PostgreSQL behind it while `work` runs; it hardly depends on who else is busy. */
export async function cpuDuring(server: Served, db: Db, work: () => Promise<void>): Promise<number> {
  const before = cpuOf(server.pid) + (await postgresCpu(db));
  await work();
  return cpuOf(server.pid) + (await postgresCpu(db)) - before;
}

/** A session of a demo account, as its header says it. @throws Error when it is not let in */
export async function login(portal: string, username = 'timmbkm'): Promise<string> {
  const answer = await fetch(`${portal}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'portal-mbkm-demo' },
    body: JSON.stringify({ username, password: 'Nusantara#2026' }),
  });
  const token = /"AccessToken":"([\w-]+)"/.exec(await answer.text())?.[1];
  if (!token) throw new Error(`Tidak dapat masuk (${answer.status})`);
  return `Bearer ${token}`;
}
