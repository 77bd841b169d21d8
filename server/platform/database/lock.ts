import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { heard } from '../errorListener.ts';

/** The data folder is in use by another process. */
export class DataDirLocked extends Error {
  override name = 'DataDirLocked';
}

/**
 * Takes the data folder for this process. Without it two processes would write the same files and lose rows silently.
 * A lock left by a killed process is recognised and taken over: its process is gone, and its socket answers no more. A
 * process id alone says nothing where two containers share the folder, each with ids of its own; the socket is one for
 * all on this machine.
 * @param waitMs how long to wait for a holder that is about to end, in milliseconds
 * @returns a function that gives the folder back
 * @throws DataDirLocked naming the folder and the process that holds it
 */
export async function lockDataDir(dataDir: string, waitMs = 0): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'kunci.pid');
  const living = await signOfLife(dataDir);
  const release = () => {
    rmSync(path, { force: true });
    living.end();
  };
  const until = Date.now() + waitMs;
  try {
    for (let attempt = 0; attempt < 3; attempt++) {
      if (take(path, `${identity(process.pid)} ${living.name}`)) return release;
      const holder = readHolder(path);
      if (holder === undefined) continue;
      const { pid, isHere, socket } = parse(holder);
      if (isHere || (await answers(dataDir, socket))) {
        if (Date.now() >= until) throw new DataDirLocked(refusal(dataDir, pid, isHere));
        await setTimeout(lookEvery);
        attempt = 0;
        continue;
      }
      setAside(path, holder);
      if (socket) rmSync(join(dataDir, socket), { force: true });
    }
    throw new DataDirLocked(`Folder data ${dataDir} tidak dapat dikunci.`);
  } catch (error) {
    living.end();
    throw error;
  }
}

/** How often a waiting start looks, in milliseconds. */
const lookEvery = 100;

const refusal = (dataDir: string, pid: number, isHere: boolean): string =>
  isHere
    ? `Folder data ${dataDir} sedang dipakai proses lain (PID ${pid}). Hentikan proses itu atau pilih DATA_DIR lain.`
    : `Folder data ${dataDir} sedang dipakai portal lain, mungkin di kontainer lain (PID ${pid} di sana). Hentikan portal itu atau pilih DATA_DIR lain.`;

/** Puts the lock there as a whole, so that nobody reads half of it; false when there is one. */
function take(path: string, words: string): boolean {
  const written = `${path}.${randomUUID()}`;
  writeFileSync(written, words, { flag: 'wx' });
  try {
    linkSync(written, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(written, { force: true });
  }
}

/** `pid start socket`; a lock of an older version has no socket. */
function parse(holder: string): { pid: number; isHere: boolean; socket: string | undefined } {
  const [pid = '', ...rest] = holder.split(' ');
  const socket = rest.find(word => /^kunci-[0-9a-f]{8}$/.test(word));
  const said = holder.slice(0, socket ? -(socket.length + 1) : undefined);
  return { pid: Number.parseInt(pid, 10), isHere: said === identity(Number.parseInt(pid, 10)), socket };
}

/** Listens in the folder before the lock is there and for as long as it is; a killed process does so no more. */
async function signOfLife(dataDir: string): Promise<{ name: string; end(): void }> {
  const name = `kunci-${randomUUID().slice(0, 8)}`;
  const server = heard(createServer(socket => void heard(socket).destroy())).unref();
  await shortly(dataDir, folder => once(server.listen(join(folder, name)), 'listening'));
  return {
    name,
    end: () => {
      server.close();
      rmSync(join(dataDir, name), { force: true });
    },
  };
}

/** True if somebody listens at the socket that a lock names, or at the database's. */
async function answers(dataDir: string, socket: string | undefined): Promise<boolean> {
  const names = [join('soket', '.s.PGSQL.5432'), ...(socket ? [socket] : [])];
  const heardOf = names.map(name => shortly(dataDir, folder => isListening(join(folder, name))));
  return (await Promise.all(heardOf)).includes(true);
}

/** Only what nobody listens at is refused, or not there; anything else (another user's, a full queue) is alive. */
const isListening = (path: string): Promise<boolean> =>
  new Promise(resolve => {
    const probe = heard(createConnection(path), error =>
      resolve(codeOf(error) !== 'ECONNREFUSED' && codeOf(error) !== 'ENOENT'),
    );
    probe.once('connect', () => {
      resolve(true);
      probe.destroy();
    });
  });

/** Unix socket paths end at 107 bytes: a deep folder goes by a short name for a moment. */
async function shortly<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const whole = resolve(dataDir);
  if (Buffer.byteLength(whole) <= 75) return work(whole);
  const short = mkdtempSync(join(tmpdir(), 'mbkm-'));
  try {
    symlinkSync(whole, join(short, 'd'));
    return await work(join(short, 'd'));
  } finally {
    rmSync(short, { recursive: true, force: true });
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Content of the lock, undefined when its holder released it meanwhile. */
function readHolder(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Removes the lock of a dead process, and only that one: two processes that start at the same moment both read it, and
 * the slower one must not remove the lock that the faster one has just taken.
 */
function setAside(path: string, holder: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, path);
  } catch {
    // Another process set it aside first, or took the folder: the next attempt tells.
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Process id with its start time, so that a reused id of a dead process does not keep the folder locked. */
function identity(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...facts] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Ended, though nobody has asked how (a container without an init): it holds nothing any more.
    if (state === 'Z' || state === 'X') return `${pid} berakhir`;
    return `${pid} ${facts[18] ?? ''}`;
  } catch {
    return isAlive(pid) ? `${pid}` : `${pid} berakhir`;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
