import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder is in use by another process. */
export class DataDirLocked extends Error {
  override name = 'DataDirLocked';
}

/**
 * Takes the data folder for this process. Without it two processes would write the same files and lose rows silently.
 * A lock left by a killed process is recognised (its process is gone) and taken over.
 * @param waitMs how long to wait for a holder that is about to end, in milliseconds
 * @returns a function that gives the folder back
 * @throws DataDirLocked naming the folder and the process that holds it
 */
export function lockDataDir(dataDir: string, waitMs = 0): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'kunci.pid');
  const until = Date.now() + waitMs;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(path, identity(process.pid), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = readHolder(path);
      if (holder === undefined) continue;
      const pid = Number.parseInt(holder, 10);
      if (holder === identity(pid)) {
        if (Date.now() < until) {
          pause(lookEvery);
          attempt = 0;
          continue;
        }
        throw new DataDirLocked(
          `Folder data ${dataDir} sedang dipakai proses lain (PID ${pid}). Hentikan proses itu atau pilih DATA_DIR lain.`,
        );
      }
      setAside(path, holder);
    }
  }
  throw new DataDirLocked(`Folder data ${dataDir} tidak dapat dikunci.`);
}

/** How often a waiting start looks, in milliseconds. */
const lookEvery = 100;

/** Nothing else goes on in a process that is only starting. */
const pause = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** What the lock says, undefined when its holder gave it back meanwhile. */
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
  const aside = `${path}.${process.pid}`;
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
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
