import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder is in use by another process. */
export class DataDirLocked extends Error {
  override name = 'DataDirLocked';
}

/**
 * Takes the data folder for this process. Without it two processes would write the same files and lose rows silently.
 * A lock left by a killed process is recognised (its process is gone) and taken over.
 * @returns a function that gives the folder back
 * @throws DataDirLocked naming the folder and the process that holds it
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'kunci.pid');
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
        throw new DataDirLocked(
          `Folder data ${dataDir} sedang dipakai proses lain (PID ${pid}). Hentikan proses itu atau pilih DATA_DIR lain.`,
        );
      }
      setAside(path, holder);
    }
  }
  throw new DataDirLocked(`Folder data ${dataDir} tidak dapat dikunci.`);
}

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
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
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
