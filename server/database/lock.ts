import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(path, identity(process.pid), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = readFileSync(path, 'utf8');
      const pid = Number.parseInt(holder, 10);
      if (holder === identity(pid)) {
        throw new DataDirLocked(
          `Folder data ${dataDir} sedang dipakai proses lain (PID ${pid}). Hentikan proses itu atau pilih DATA_DIR lain.`,
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new DataDirLocked(`Folder data ${dataDir} tidak dapat dikunci.`);
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
